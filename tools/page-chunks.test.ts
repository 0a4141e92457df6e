import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { PAGE_IDS } from '../src/contract/pages.ts';
import { pageChunks } from './page-chunks.ts';

const pageFile = (id: string) => resolve(`src/web/pages/${id}-page.tsx`);
const MAIN = resolve('src/web/main.tsx');

/** A graph in which the named files import the module. */
const chunkOf = (importers: readonly string[], module = '/site/a.ts') => {
  const graph = {
    getModuleInfo: (id: string) => ({ importedIds: importers.includes(id) ? [module] : [] }),
  };
  return pageChunks()(module, graph);
};

test.each([
  ['what the frame needs', [MAIN, pageFile('home')], 'frame'],
  ['what one page needs, and what opens later on it', [pageFile('home')], 'home-page'],
  ['what nearly every page needs', PAGE_IDS.map(pageFile), 'frame'],
  ['what only opens later', [], null],
  [
    'the texts of every page, in one language',
    [resolve('src/content/en/texts.ts'), resolve('src/content/en/profile-texts.ts')],
    'texts-en',
  ],
])('%s', (_story, importers, name) => {
  expect(chunkOf(importers)).toBe(name);
});

test('what two pages share has a script of its own, whichever was met first', () => {
  const shared = chunkOf([pageFile('shopper-profile'), pageFile('home')]);
  expect(shared).toMatch(/^[0-9a-f]{4}$/);
  expect(chunkOf([pageFile('home'), pageFile('shopper-profile')])).toBe(shared);
  expect(chunkOf([pageFile('home'), pageFile('agent')])).not.toBe(shared);
});

/** Each module with its importers, and a file of a real size in its place. */
function chunksOf(modules: Record<string, { from: readonly string[]; file: string }>) {
  const graph = {
    getModuleInfo: (id: string) => ({
      importedIds: Object.values(modules).flatMap(({ from, file }) => (from.map(pageFile).includes(id) ? [file] : [])),
    }),
  };
  const nameOf = pageChunks();
  return Object.fromEntries(Object.entries(modules).map(([key, { file }]) => [key, nameOf(file, graph)]));
}

const SMALL = resolve('tools/chromium.ts');
const SMALL_TOO = resolve('tools/run.mjs');
const LARGE = resolve('package-lock.json');

test('sets of pages are joined while that saves scripts', () => {
  const { one, other } = chunksOf({
    one: { from: ['plan-list', 'plan-details', 'plan-compare'], file: SMALL },
    other: { from: ['plan-list', 'plan-details'], file: SMALL_TOO },
  });
  expect(one).toBe(other);
});

test.each([
  ['no page has both', ['plan-details', 'plan-compare'], ['agent', 'register'], SMALL],
  ['a page would carry much that it does not need', ['plan-list', 'plan-details'], ['plan-list', 'agent'], LARGE],
  [
    'home would carry what it does not need',
    ['home', 'plan-list', 'plan-details'],
    ['plan-list', 'plan-details'],
    SMALL,
  ],
])('they stay apart where %s', (_story, first, second, file) => {
  const { one, other } = chunksOf({ one: { from: first, file: SMALL_TOO }, other: { from: second, file } });
  expect(one).not.toBe(other);
});

test('they stay apart where one would bring an import that a page does not need', () => {
  const graph = {
    getModuleInfo: (id: string) => ({
      importedIds: [
        ...(['plan-list', 'plan-details', 'plan-compare'].map(pageFile).includes(id) ? [SMALL] : []),
        ...(['plan-list', 'plan-details'].map(pageFile).includes(id) ? [SMALL_TOO] : []),
        ...(id === pageFile('home') || id === SMALL_TOO ? [LARGE] : []),
      ],
    }),
  };
  const nameOf = pageChunks();
  expect(nameOf(SMALL, graph)).not.toBe(nameOf(SMALL_TOO, graph));
});

test('packages of the frame stand beside it', () => {
  expect(chunkOf([MAIN], '/site/node_modules/react/index.js')).toBe('packages');
});
