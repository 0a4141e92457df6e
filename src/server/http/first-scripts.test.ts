import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FirstScripts, firstScripts } from './first-scripts.ts';

const MANIFEST = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'], css: ['assets/index.css'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_cards.js': { file: 'assets/cards.js', imports: ['_shared.js'] },
  'src/web/pages/shopper-profile-page.tsx': {
    file: 'assets/profile.js',
    imports: ['_shared.js', '_cards.js'],
    css: ['assets/profile.css'],
  },
  'src/content/en/texts.ts': { file: 'assets/en.js' },
  'src/content/es/texts.ts': { file: 'assets/es.js' },
  'src/content/es/profile-texts.ts': { file: 'assets/profile-es.js' },
};

let folder: string;
let scripts: FirstScripts;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-scripts-'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
  scripts = firstScripts(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const filesOf = (links: string) =>
  [...links.matchAll(/rel="modulepreload" crossorigin href="\/assets\/([^"]+)"/g)].map(([, file]) => file);

test('the program of a page is linked with all it imports, and nothing that the frame brings anyway', () => {
  expect(filesOf(scripts('shopper-profile', 'en'))).toEqual(['en.js', 'profile.js', 'cards.js']);
});

test('the style sheets of the program are linked too, since nothing is drawn before they are there', () => {
  expect(scripts('shopper-profile', 'en').match(/rel="stylesheet"[^>]+/g)).toEqual([
    'rel="stylesheet" crossorigin href="/assets/profile.css"',
  ]);
});

test('only the language of the page is linked', () => {
  expect(filesOf(scripts('shopper-profile', 'es'))).toEqual(['es.js', 'profile-es.js', 'profile.js', 'cards.js']);
});

test('a program that is not in the build, and a build without a manifest, are not linked', () => {
  expect(filesOf(scripts('agent', 'en'))).toEqual(['en.js']);
  expect(firstScripts(join(folder, 'nowhere'))('shopper-profile', 'en')).toBe('');
});
