import { expect, test } from 'vitest';
import { centralDate } from '#domain/calendar/central-time.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { isOpenEnrollment, openEnrollmentOf, seasonOf } from './season.ts';

test.each([
  ['the day before open enrollment', '2026-10-14', 'until-enrollment', '2026-10-15', 1, 2027],
  ['its first day', '2026-10-15', 'open-enrollment', '2026-12-07', 53, 2027],
  ['the clock goes back in the night before', '2026-11-01', 'open-enrollment', '2026-12-07', 36, 2027],
  ['the day before its last day', '2026-12-06', 'open-enrollment', '2026-12-07', 1, 2027],
  ['its last day', '2026-12-07', 'open-enrollment', '2026-12-07', 0, 2027],
  ['the day after it', '2026-12-08', 'until-cover-starts', '2027-01-01', 24, 2027],
  ['the last day of the year', '2026-12-31', 'until-cover-starts', '2027-01-01', 1, 2027],
  ['the first day of the year', '2027-01-01', 'advantage-enrollment', '2027-03-31', 89, 2027],
  ['the same in a leap year', '2028-01-01', 'advantage-enrollment', '2028-03-31', 90, 2028],
  ['the last day for Advantage', '2027-03-31', 'advantage-enrollment', '2027-03-31', 0, 2027],
  ['the day after it', '2027-04-01', 'until-enrollment', '2027-10-15', 197, 2028],
  ['plans of the next year can be seen', '2027-10-01', 'until-enrollment', '2027-10-15', 14, 2028],
] as const)('the date that matters next: %s', (_story, today, phase, date, daysLeft, planYear) => {
  expect(seasonOf(today)).toEqual({ phase, date, daysLeft, planYear });
});

test.each([
  ['open enrollment begins at midnight in Chicago', '2026-10-15T04:59:59Z', 'until-enrollment'],
  ['and not before', '2026-10-15T05:00:00Z', 'open-enrollment'],
  ['it lasts to the end of December 7', '2026-12-08T05:59:59Z', 'open-enrollment'],
  ['and no longer', '2026-12-08T06:00:00Z', 'until-cover-starts'],
])('the day is that of Central time: %s', (_story, instant, phase) => {
  expect(seasonOf(centralDate(Date.parse(instant))).phase).toBe(phase);
});

test('each day of ten years has a date that does not lie behind it, one day nearer than the day before', () => {
  let last: ReturnType<typeof seasonOf> | null = null;
  for (let day = Date.UTC(2025, 0, 1); day < Date.UTC(2035, 0, 1); day += 86_400_000) {
    const season = seasonOf(new Date(day).toISOString().slice(0, 10) as IsoDate);
    expect(season.daysLeft).toBeGreaterThanOrEqual(0);
    if (last?.date === season.date) expect(season.daysLeft).toBe(last.daysLeft - 1);
    last = season;
  }
});

test('open enrollment of a year', () => {
  expect(openEnrollmentOf(2026)).toEqual({ from: '2026-10-15', to: '2026-12-07' });
});

test.each([
  ['the day before it begins', 2027, '2026-10-14', false],
  ['its first day', 2027, '2026-10-15', true],
  ['its last day', 2027, '2026-12-07', true],
  ['the day after it', 2027, '2026-12-08', false],
  ['a plan of this year in the middle of it', 2026, '2026-11-16', false],
  ['a plan of the year after next', 2028, '2026-11-16', false],
] as const)('anybody may join without a reason in Open Enrollment alone: %s', (_story, planYear, today, isOpen) => {
  expect(isOpenEnrollment(planYear, today)).toBe(isOpen);
});
