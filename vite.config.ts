import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dropUnusedStyles } from './tools/drop-unused-styles.ts';
import { slimKit } from './tools/slim-kit.ts';

const SERVER = process.env['API_ADDRESS'] ?? 'http://127.0.0.1:3001';
const CALLS = [
  '/landrover',
  '/planinfo',
  '/geolocationinfo',
  '/content',
  '/dev',
  '/idp',
  '^/(sign-in|register)(\\?|$)',
];

/** On every page from the first view on. In one file they weigh less than in twenty, each with its own request. */
const ON_EVERY_PAGE = /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack)[\\/]/;
/** What most pages share of our own. */
const SHARED = /src[\\/](web[\\/](lib|ui)|domain|content[\\/]format)[\\/]/;
const BY_MOST_PAGES = 5;

export default defineConfig({
  plugins: [react(), slimKit()],
  css: { postcss: { plugins: [dropUnusedStyles()] } },
  build: {
    outDir: 'dist/web',
    manifest: true,
    target: 'baseline-widely-available',
    // Faces stay files of their own, so that they can be preloaded and kept.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'packages', test: ON_EVERY_PAGE },
            { name: 'shared', test: SHARED, minShareCount: BY_MOST_PAGES },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(CALLS.map((path) => [path, { target: SERVER, changeOrigin: false }])) },
});
