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
  ['what one page needs stays with it', [pageFile('home')], null],
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

test('what is small goes with what pages of the same kind share', () => {
  const ofTwo = chunkOf([pageFile('plan-list'), pageFile('plan-details')]);
  expect(chunkOf([pageFile('plan-compare'), pageFile('plan-details')])).toBe(ofTwo);
});

test('packages of the frame stand beside it', () => {
  expect(chunkOf([MAIN], '/site/node_modules/react/index.js')).toBe('packages');
});
