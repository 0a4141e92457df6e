import { expect, test } from 'vitest';
import { calendarDates } from './calendar-dates.ts';

const listed = (today: string, applications: Parameters<typeof calendarDates>[1] = []) =>
  calendarDates(today as never, applications).map(({ kind, date }) => `${date} ${kind}`);

test.each([
  [
    'in Open Enrollment',
    '2026-11-16',
    [
      '2026-12-07 open-enrollment-ends',
      '2027-01-01 advantage-period-starts',
      '2027-03-31 advantage-period-ends',
      '2027-10-15 open-enrollment-starts',
    ],
  ],
  [
    'on its last day, which is one of them',
    '2026-12-07',
    [
      '2026-12-07 open-enrollment-ends',
      '2027-01-01 advantage-period-starts',
      '2027-03-31 advantage-period-ends',
      '2027-10-15 open-enrollment-starts',
    ],
  ],
  [
    'the day after',
    '2026-12-08',
    [
      '2027-01-01 advantage-period-starts',
      '2027-03-31 advantage-period-ends',
      '2027-10-15 open-enrollment-starts',
      '2027-12-07 open-enrollment-ends',
    ],
  ],
  [
    'in summer',
    '2027-07-01',
    [
      '2027-10-15 open-enrollment-starts',
      '2027-12-07 open-enrollment-ends',
      '2028-01-01 advantage-period-starts',
      '2028-03-31 advantage-period-ends',
    ],
  ],
] as const)('the days of the coming year that matter: %s', (_story, today, days) => {
  expect(listed(today)).toEqual(days);
});

const DRAFT = { applicationId: 'a1', planName: 'Evergreen', keptUntil: null, effectiveDate: null };

test('an open application has the day until which it is kept and the day it is to begin', () => {
  const days = calendarDates('2026-11-16', [{ ...DRAFT, keptUntil: '2027-01-15', effectiveDate: '2027-01-01' }]);
  expect(days.filter(({ kind }) => kind === 'draft-kept-until' || kind === 'cover-starts')).toEqual([
    { kind: 'cover-starts', date: '2027-01-01', applicationId: 'a1', planName: 'Evergreen' },
    { kind: 'draft-kept-until', date: '2027-01-15', applicationId: 'a1', planName: 'Evergreen' },
  ]);
});

test.each([
  ['neither is known', DRAFT, 0],
  ['it is past', { ...DRAFT, effectiveDate: '2026-11-15' as const }, 0],
  ['it is today', { ...DRAFT, effectiveDate: '2026-11-16' as const }, 1],
  ['it is a year ahead', { ...DRAFT, keptUntil: '2027-11-16' as const }, 0],
] as const)('only days ahead of an application stand there: %s', (_story, application, more) => {
  expect(listed('2026-11-16', [application])).toHaveLength(4 + more);
});
