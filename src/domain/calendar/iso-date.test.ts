import { expect, test } from 'vitest';
import { daysAfter, daysBetween, isIsoDate, isWithin, monthOf, monthsAfter, yearBefore, yearOf } from './iso-date.ts';

test.each([
  ['an ordinary day', '2026-11-16', true],
  ['the leap day of a leap year', '2028-02-29', true],
  ['a leap day in a common year', '2027-02-29', false],
  ['a leap day in a century year', '2100-02-29', false],
  ['a leap day in a fourth century', '2000-02-29', true],
  ['February 30', '2028-02-30', false],
  ['the last of April', '2027-04-30', true],
  ['the 31st of April', '2027-04-31', false],
  ['the 31st of June', '2027-06-31', false],
  ['the 31st of September', '2027-09-31', false],
  ['the 31st of November', '2027-11-31', false],
  ['the 31st of October', '2027-10-31', true],
  ['the last of December', '2026-12-31', true],
  ['month zero', '2026-00-10', false],
  ['month thirteen', '2026-13-10', false],
  ['day zero', '2026-01-00', false],
  ['no leading zero', '2026-1-1', false],
  ['a time behind it', '2026-11-16T10:00', false],
  ['a line break behind it', '2026-11-16\n', false],
  ['digits of another script', '٢٠٢٦-١١-١٦', false],
  ['nothing', '', false],
])('a calendar day is one that exists: %s', (_story, text, exists) => {
  expect(isIsoDate(text)).toBe(exists);
});

test('a day knows its year and its month, January being 1', () => {
  expect([yearOf('2026-01-31'), monthOf('2026-01-31'), monthOf('2026-12-01')]).toEqual([2026, 1, 12]);
});

test.each([
  ['the day before', '2026-10-14', false],
  ['the first day', '2026-10-15', true],
  ['the last day', '2026-12-31', true],
  ['the day after', '2027-01-01', false],
] as const)('both ends belong to a range: %s', (_story, date, within) => {
  expect(isWithin({ from: '2026-10-15', to: '2026-12-31' }, date)).toBe(within);
});

test.each([
  ['the same day', '2026-12-07', '2026-12-07', 0],
  ['over the night in which the clock goes back', '2026-10-31', '2026-11-01', 1],
  ['over a leap day', '2028-02-28', '2028-03-01', 2],
  ['over the end of a year', '2026-12-31', '2027-01-01', 1],
  ['backwards', '2027-01-01', '2026-12-31', -1],
] as const)('days from one to another: %s', (_story, from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  ['2026-11-16', '2025-11-16'],
  ['2024-02-28', '2023-02-28'],
  ['2024-02-29', '2023-02-28'],
  ['2024-03-01', '2023-03-01'],
] as const)('a year before %s is %s', (date, before) => {
  expect(yearBefore(date)).toBe(before);
});

test.each([
  ['the same day', '2026-11-16', 13, '2027-12-16'],
  ['over the turn of a year', '2026-12-01', 1, '2027-01-01'],
  ['the last day of a shorter month', '2027-01-31', 1, '2027-02-28'],
  ['the leap day', '2028-01-30', 1, '2028-02-29'],
  ['twelve months', '2028-02-29', 12, '2029-02-28'],
] as const)('months later: %s', (_story, date, months, later) => {
  expect(monthsAfter(date, months)).toBe(later);
});

test.each([
  ['none', '2026-11-16', 0, '2026-11-16'],
  ['to the end of the month', '2026-11-16', 14, '2026-11-30'],
  ['over it', '2026-11-16', 15, '2026-12-01'],
  ['over the year', '2026-12-25', 10, '2027-01-04'],
  ['over February of a leap year', '2028-02-28', 2, '2028-03-01'],
  ['over two months', '2026-11-30', 62, '2027-01-31'],
] as const)('days later: %s', (_story, date, days, expected) => {
  expect(daysAfter(date, days)).toBe(expected);
});
