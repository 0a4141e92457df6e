import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dropUnusedStyles } from './tools/drop-unused-styles.ts';
import { pressAssets } from './tools/press-assets.ts';

const SERVER = process.env['API_ADDRESS'] ?? 'http://127.0.0.1:3001';
const CALLS = [
  '/landrover',
  '/planinfo',
  '/geolocationinfo',
  '/content',
  '/drug-info-api',
  '/drug-pricing-api',
  '/pharmacysearch',
  '/api',
  '/dev',
  '/idp',
  '^/(sign-in|register)(\\?|$)',
];

/** On every page from the first view on. In one file they weigh less than in twenty, each with its own request. */
const ON_EVERY_PAGE = /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack)[\\/]/;
/** What pages share of our own. A file of a kilobyte costs more on the way than in another page's script. */
const SHARED =
  /src[\\/](web[\\/](lib|ui|data|parts|features[\\/](saved-plans|profile-shell|drug-costs)|pages[\\/](estimator-plans|saved-plan-to-price))|domain|content[\\/](format|brands|documents))[\\/.]/;
const TEXTS = { en: /src[\\/]content[\\/]en[\\/]/, es: /src[\\/]content[\\/]es[\\/]/ };
const BY_SOME_PAGES = 2;

/** The same end for a whole sheet, so that its names weigh little. */
function scopedName(name: string, file: string): string {
  const sheet = createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4);
  return `${name}_${sheet}`;
}

export default defineConfig({
  plugins: [react(), pressAssets()],
  css: {
    modules: { generateScopedName: scopedName },
    postcss: { plugins: [dropUnusedStyles()] },
  },
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
            { name: 'shared', test: SHARED, minShareCount: BY_SOME_PAGES },
            { name: 'texts-en', test: TEXTS.en, minShareCount: 2 },
            { name: 'texts-es', test: TEXTS.es, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(CALLS.map((path) => [path, { target: SERVER, changeOrigin: false }])) },
});
