import { expect, test } from 'vitest';
import { dentalCoverage } from './dental-coverage.ts';

const table = { H0251: { 2026: 'covered', 2027: 'not-covered' }, H9918: { 2027: 'covered' } } as const;

test.each([
  ['the prefix before the dash, in lower case', 'h0251-001', 2026, 'covered'],
  ['the same plan in another year', 'h0251-001', 2027, 'not-covered'],
  ['the spelling without dashes', 'H9918001000', 2027, 'covered'],
  ['a text that is no plan id, by what stands before its dash, with blanks around it', ' h0251-x ', 2026, 'covered'],
  ['a year the table does not know', 'H9918-001-000', 2026, null],
  ['a prefix the table does not know', 'H1111-001', 2027, null],
  ['a prefix that only begins alike', 'H02512-001', 2026, null],
  ['no plan id', '', 2026, null],
] as const)('[CONTENT-001] [CONTENT-407] %s', (_story, planId, year, answer) => {
  expect(dentalCoverage(planId, year, table)).toBe(answer);
});
