import { expect, test } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { readIndex, readIndexFile } from './find-index.ts';

const indexOf = (files: number) =>
  JSON.stringify({
    provider_urls: Array.from({ length: files }, (_none, place) => `https://a.example/H9999/2027/${place}.json`),
  });

test('an index names 10,000 files at most', () => {
  expect(readIndex(indexOf(10_000))).toMatchObject({ contractId: 'H9999', planYear: 2027 });
  expect(readIndex(indexOf(10_001))).toEqual({ code: 'C4019' });
});

test('an index that does not end is not read to its end', async () => {
  const text = `${indexOf(1)}${' '.repeat(20_000_000)}`;
  expect(await readIndexFile(sourceOf(text))).toEqual({ code: 'C4013' });
  expect(await readIndexFile(sourceOf(indexOf(1)))).toMatchObject({ contractId: 'H9999' });
});
