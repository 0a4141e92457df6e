import { expect, test } from 'vitest';
import { firstMonthLeft } from './rest-of-year.ts';

test.each([
  ['the first day of the year', 2026, '2026-01-01', 2],
  ['the last day of a month', 2026, '2026-10-31', 11],
  ['the last day that leaves a month', 2026, '2026-11-30', 12],
  ['December: no month is left', 2026, '2026-12-01', null],
  ['the year to come is looked at whole', 2027, '2026-12-31', null],
  ['a year that is over', 2025, '2026-01-01', null],
] as const)('cover begins at the earliest with the next month: %s', (_story, planYear, today, month) => {
  expect(firstMonthLeft(planYear, today)).toBe(month);
});
