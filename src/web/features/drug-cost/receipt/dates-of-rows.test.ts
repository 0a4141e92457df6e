import { expect, test } from 'vitest';
import type { ReceiptRow } from '#contract/drug-receipt.ts';
import { datesOfRows } from './dates-of-rows.ts';

const row = (file: string | null, change: Partial<ReceiptRow> = {}): ReceiptRow => ({
  kind: 'price',
  file,
  line: 1,
  source: 'CMS',
  asOf: '2026-10-01',
  madeUp: false,
  ...change,
});
const CMS = { source: 'CMS', asOf: '2026-10-01', madeUp: false };

test.each([
  [
    'all rows of one source and day are said once, and need no file',
    [row('a'), row('b'), row('a')],
    [{ ...CMS, files: [] }],
  ],
  [
    'another day of the same source is a line of its own, each with its files',
    [row('a'), row('b', { asOf: '2023-12-31' }), row('c'), row('a')],
    [
      { ...CMS, files: ['a', 'c'] },
      { ...CMS, asOf: '2023-12-31', files: ['b'] },
    ],
  ],
  [
    'a day that is not known, and a file that is not',
    [row(null, { asOf: null }), row('b')],
    [
      { ...CMS, asOf: null, files: [] },
      { ...CMS, files: ['b'] },
    ],
  ],
  ['no rows', [], []],
])('%s', (_story, rows, dates) => {
  expect(datesOfRows(rows)).toEqual(dates);
});
