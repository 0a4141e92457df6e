import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type ResolveModulePreloadDependenciesFn } from 'vite';
import { CALL_IDS, factsOf } from './src/contract/calls.ts';
import { browserCalls } from './tools/browser-calls.ts';
import { dropUnusedStyles } from './tools/drop-unused-styles.ts';
import { pageChunks } from './tools/page-chunks.ts';
import { pressAssets } from './tools/press-assets.ts';
import { pureRouterParts } from './tools/pure-router-parts.ts';

const SERVER = process.env['API_ADDRESS'] ?? 'http://127.0.0.1:3001';
/** What the development server hands on: the calls, the identity provider and the start of a sign-in. */
const OF_THE_SERVER = [
  ...new Set(CALL_IDS.map((id) => `/${factsOf(id).path.split('/')[1]}`)),
  '/idp',
  '^/(sign-in|register)(\\?|$)',
];

/** Its package names the build for development alone, with warnings that nobody would read. */
const ROUTER = { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') };

/**
 * A page that is opened later comes in one trip with all that it imports. A late part of a page finds most of its
 * imports there already, and their names would weigh more than a trip for the others costs.
 */
const ofPagesAlone: ResolveModulePreloadDependenciesFn = (file, imports, { hostType }) =>
  hostType === 'html' || PAGE.test(file) ? imports : imports.filter((name) => name.endsWith('.css'));

const PAGE = /-page-[^/]+\.js$/;

/** The same end for a whole sheet, so that its names weigh little. */
function scopedName(name: string, file: string): string {
  const sheet = createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4);
  return `${name}_${sheet}`;
}

/** The program by which the server draws first views: `vite build --ssr src/web/draw.tsx`, after the pages, into their folder. */
const DRAWING = {
  outDir: 'dist/web/.drawing',
  emptyOutDir: true,
  copyPublicDir: false,
  target: 'node20',
} as const;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), pureRouterParts(), browserCalls(), ...(isSsrBuild ? [] : [pressAssets()])],
  resolve: { alias: command === 'build' ? [ROUTER] : [] },
  css: {
    modules: { generateScopedName: scopedName },
    postcss: { plugins: [dropUnusedStyles()] },
  },
  // With all that it imports, so that it is the build for production of every package.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: isSsrBuild
    ? DRAWING
    : {
        outDir: 'dist/web',
        manifest: true,
        cssCodeSplit: false,
        target: 'baseline-widely-available',
        // Faces stay files of their own, so that they can be preloaded and kept.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false, resolveDependencies: ofPagesAlone },
        rolldownOptions: {
          input: ['index.html', 'src/web/hand-over/hand-over.ts'],
          output: {
            // Each script names those that may follow it: what no other build of it has is long enough.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: pageChunks() }] },
          },
          // A slow machine is no news to somebody who only starts the server.
          checks: { bundlerTimings: false },
        },
      },
  server: { proxy: Object.fromEntries(OF_THE_SERVER.map((path) => [path, { target: SERVER, changeOrigin: false }])) },
}));
