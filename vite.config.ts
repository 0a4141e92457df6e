import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dropUnusedStyles } from './tools/drop-unused-styles.ts';
import { slimKit } from './tools/slim-kit.ts';

const SERVER = process.env['API_ADDRESS'] ?? 'http://127.0.0.1:3001';
const CALLS = ['/landrover', '/planinfo', '/geolocationinfo', '/content', '/dev', '/idp', '^/(sign-in|register)(\\?|$)'];

export default defineConfig({
  plugins: [react(), slimKit()],
  css: { postcss: { plugins: [dropUnusedStyles()] } },
  build: {
    outDir: 'dist/web',
    manifest: true,
    target: 'baseline-widely-available',
    // Faces stay files of their own, so that they can be preloaded and kept.
    assetsInlineLimit: 0,
  },
  server: { proxy: Object.fromEntries(CALLS.map((path) => [path, { target: SERVER, changeOrigin: false }])) },
});
