import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readElements } from './elements.ts';

/** Cut into pieces of some bytes, as a network or a disk hands them over. */
const sourceOf = (text: string, size: number) => ({
  name: 'providers.json',
  madeUp: false,
  open: async () => {
    const bytes = Buffer.from(text);
    const pieces = [];
    for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size));
    return Readable.from(pieces);
  },
});

async function list(text: string, size: number) {
  const found = [];
  for await (const page of readElements(sourceOf(text, size))) found.push(...page);
  return found.map(({ text: one, isEntry }) => [JSON.parse(one) as unknown, isEntry]);
}

const RECORDS = [{ a: 'x]},"\\' }, [1, [2, {}]], 'text, with "quotes"', 7, null, { ñ: '日本' }];

test.each([1, 2, 7, 1_000])('records are found wherever the file is cut, here every %i bytes', async (size) => {
  const spaced = `\uFEFF [ ${RECORDS.map((record) => JSON.stringify(record)).join(' ,\n')} ]\n`;
  expect(await list(spaced, size)).toEqual(RECORDS.map((record) => [record, false]));
  const bundle = JSON.stringify({ type: 'entry', link: [{ entry: [1] }], entry: RECORDS, total: 6 });
  expect(await list(bundle, size)).toEqual(RECORDS.map((record) => [record, true]));
});

test.each([
  ['no records', '[]'],
  ['no entries', '{"entry":[]}'],
  ['an object of something else', '{"a":["entry",{"entry":[1]}],"b":[2]}'],
])('%s is nothing', async (_story, text) => {
  expect(await list(text, 3)).toEqual([]);
});

test.each([
  ['a web page', '<!doctype html>', 'it is a web page and no data'],
  ['words', 'Not found', 'it is not JSON'],
  ['nothing', '', 'it is empty'],
  ['a file cut short', '[{"npi":"1"},{"np', 'it ends in the middle'],
  ['a bundle cut short between two entries', '{"entry":[{"a":1},', 'it ends in the middle'],
  ['two files in one', '[] []', 'something follows behind its end'],
])('%s is a bad file', async (_story, text, sentence) => {
  await expect(list(text, 5)).rejects.toThrow(`providers.json: ${sentence}`);
});

test('an entry without end does not fill the memory', async () => {
  await expect(list(`["${'x'.repeat(9_000_000)}`, 65_536)).rejects.toThrow('entry 0 has no end');
});
