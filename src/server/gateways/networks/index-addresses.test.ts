import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { readIndexAddresses } from './index-addresses.ts';

const folder = temporaryFolder();
const path = join(folder.path, 'indexes.csv');
afterAll(() => folder.remove());

const read = (line: string) => {
  writeFileSync(path, `contract,year,url\nH9999,2027,https://a.example/index.json\n\n${line}\n`);
  return readIndexAddresses(path);
};

test('each line names where a company publishes its list for a year', () => {
  expect(read(' R9951 , 2026 , "https://b.example/a,b.json" ')).toEqual([
    { contractId: 'H9999', planYear: 2027, url: 'https://a.example/index.json' },
    { contractId: 'R9951', planYear: 2026, url: 'https://b.example/a,b.json' },
  ]);
});

test.each([
  ['no contract', '9999,2027,https://a.example/'],
  ['no year', 'H9999,next,https://a.example/'],
  ['no address', 'H9999,2027,directory'],
  ['an open address', 'H9999,2027,http://a.example/'],
])('a line with %s is told at the start', (_story, line) => {
  expect(() => read(line)).toThrow('line 3 is not a contract, a year and an https address');
});
