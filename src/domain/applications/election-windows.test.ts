import { expect, test } from 'vitest';
import { judgeReason } from './election-reasons.ts';
import { electionWindow } from './election-windows.ts';
import type { PlanToJoin } from './plan-fit.ts';
import type { DatedReason } from './reason-keys.ts';

const MAPD: PlanToJoin = { planType: 'MAPD', snpType: null, planYear: 2027, starRating: 5 };

/** The day of the reason, and the window that CMS's text gives it; null where it has no such end. */
const WINDOWS: [string, DatedReason, string, string | null, string | null][] = [
  ['cover that ends: from when it is known to 2 full months after', 'losingCoverage', '2027-04-10', null, '2027-06-30'],
  [
    'a move: from the month before to 2 full months after',
    'outofServiceArea',
    '2027-04-30',
    '2027-03-01',
    '2027-06-30',
  ],
  ['into a home: as long as they live there', 'moveIn', '2027-04-10', '2027-04-01', null],
  ['out of it: to 2 full months after', 'moveOut', '2027-04-10', null, '2027-06-30'],
  ['Medicaid or Extra Help: from its first day', 'dualSEP', '2027-04-10', '2027-04-10', null],
  ['a change of it: 3 full months', 'changeLIS', '2027-04-10', '2027-04-01', '2027-07-31'],
  ['a disaster without a known end: 14 months', 'disaster', '2027-02-10', '2027-02-10', '2028-04-30'],
  ['put into a plan: three calendar months', 'assignment', '2027-04-10', '2027-04-10', '2027-07-10'],
  ['put into it on a day that February lacks', 'assignment', '2026-11-30', '2026-11-30', '2027-02-28'],
  ['turning 65: three months on both sides', 'turning65Now', '2027-05-20', '2027-02-01', '2027-08-31'],
  ['born on the first: counted from the month before', 'turning65Now', '2027-05-01', '2027-01-01', '2027-07-31'],
  ['Part B later: 3 months before to its first 2 months', 'delayEnrollment', '2027-07-01', '2027-04-01', '2027-08-31'],
  ['new to both parts: the first three months', 'changeEnrollment', '2027-05-01', '2027-05-01', '2027-07-31'],
  ['from December to February', 'losingCoverage', '2026-12-31', null, '2027-02-28'],
];

test.each(WINDOWS)('the days of a reason: %s', (_story, reason, day, first, last) => {
  expect(electionWindow(reason, day as never, 2027)).toEqual({ first, last });
});

test.each([
  ['five stars: December 8 to November 30', 'fiveStarPlan', '2026-12-08', '2027-11-30'],
  ['the Advantage period: January 1 to March 31', 'oepEffectiveDate', '2027-01-01', '2027-03-31'],
] as const)('a season is that of the plan’s year: %s', (_story, reason, first, last) => {
  expect(electionWindow(reason, '2027-02-01', 2027)).toEqual({ first, last });
});

/** For whom each reason that is asked about an Advantage plan here. */
const plansOf: Partial<Record<DatedReason, PlanToJoin>> = { dualSEP: { ...MAPD, planType: 'PDP' } };

const edges = WINDOWS.filter(([, reason]) => reason !== 'disaster').flatMap(([story, reason, day, first, last]) => [
  ...(first ? ([[`${story}: the day before`, reason, day, dayBefore(first), 'before-window']] as const) : []),
  ...(first ? ([[`${story}: the first day`, reason, day, first, 'in']] as const) : []),
  ...(last ? ([[`${story}: the last day`, reason, day, last, 'in']] as const) : []),
  ...(last ? ([[`${story}: the day after`, reason, day, dayAfter(last), 'after-window']] as const) : []),
]);

test.each(edges)('today has to lie in the window: %s', (_story, reason, day, today, expected) => {
  const plan = { ...MAPD, ...plansOf[reason], planYear: Number(today.slice(0, 4)) };
  const decision = judgeReason(reason, { plan, today: today as never, answers: { [`${reason}Date`]: day } });
  const outside = 'because' in decision && decision.because.endsWith('-window') ? decision.because : 'in';
  expect(outside).toBe(expected);
});

const outcome = (reason: DatedReason, day: string, today: string) => {
  const decision = judgeReason(reason, { plan: MAPD, today: today as never, answers: { [`${reason}Date`]: day } });
  return 'because' in decision ? decision.because : 'open';
};

test.each([
  ['the day before', '2027-04-30', 'before-window'],
  ['the first day with both parts', '2027-05-01', 'open'],
  ['the last day of the third month', '2027-07-31', 'open'],
  ['the day after', '2027-08-01', 'after-window'],
] as const)(
  '[ENROLL-701] a newcomer may leave the first Advantage plan for three months: %s',
  (_story, today, expected) => {
    expect(outcome('changeEnrollment', '2027-05-01', today)).toBe(expected);
  },
);

test.each([
  ['the day before', '2026-12-31', '2027-01-01', 'before-window'],
  ['January 1', '2027-01-01', '2027-02-01', 'open'],
  ['March 31', '2027-03-31', '2027-04-01', 'open'],
  ['the day after', '2027-04-01', '2027-05-01', 'after-window'],
] as const)('[ENROLL-701] the Advantage period is January 1 to March 31: %s', (_story, today, start, expected) => {
  expect(outcome('oepEffectiveDate', start, today)).toBe(expected);
});

test.each([
  ['the day before it', '2027-04-09', 'before-window'],
  ['that day', '2027-04-10', 'open'],
  ['three calendar months later', '2027-07-10', 'open'],
  ['the day after', '2027-07-11', 'after-window'],
] as const)(
  '[ENROLL-626] who was put into a plan has three months from the day they enter: %s',
  (_story, today, expected) => {
    expect(outcome('assignment', '2027-04-10', today)).toBe(expected);
  },
);

test.each([
  ['the day before', '2026-12-07', '2027-01-01', 'before-window'],
  ['December 8', '2026-12-08', '2027-01-01', 'open'],
  ['in its last month', '2027-11-30', '2027-12-01', 'open'],
  ['the day after', '2027-12-01', '2028-01-01', 'after-window'],
] as const)(
  'a plan with five stars can be joined until November 30 of its year: %s',
  (_story, today, start, expected) => {
    expect(outcome('fiveStarPlan', start, today)).toBe(expected);
  },
);

function dayAfter(day: string) {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
function dayBefore(day: string) {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}
