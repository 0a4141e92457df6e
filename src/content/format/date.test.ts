import { expect, test } from 'vitest';
import { formatDate } from './date.ts';

test.each([
  ['a fall day', '2026-11-16', 'November 16, 2026', '16 de noviembre de 2026'],
  ['the first day of a year', '2027-01-01', 'January 1, 2027', '1 de enero de 2027'],
  ['the last day of a year', '2026-12-31', 'December 31, 2026', '31 de diciembre de 2026'],
  ['a leap day', '2028-02-29', 'February 29, 2028', '29 de febrero de 2028'],
  ['no such day', '2027-02-29', '', ''],
  ['nothing', '', '', ''],
])('a day in words, never shifted: %s', (_story, date, english, spanish) => {
  expect([formatDate(date, 'en'), formatDate(date, 'es')]).toEqual([english, spanish]);
});
