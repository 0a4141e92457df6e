import { expect, test } from 'vitest';
import { mayImport } from './agreement.ts';

test.each([
  ['none was ever made', [], true],
  ['one on the first of this month', ['2025-03-01'], false],
  ['one on the last of the month before', ['2025-02-28'], true],
  ['one in this month of last year', ['2024-03-31'], true],
  ['an old one after one of this month', ['2025-03-02', '2024-01-01'], false],
] as const)('[IMPORT-400][IMPORT-610] an import on March 31, 2025: %s', (_story, dates, may) => {
  expect(
    mayImport(
      dates.map((agreementDate) => ({ agreementDate })),
      '2025-03-31',
    ),
  ).toBe(may);
});
