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

test.each([
  ['fiveStarPlan', '2026-12-07', '2027-01-01', 'before-window'],
  ['fiveStarPlan', '2026-12-08', '2027-01-01', true],
  ['fiveStarPlan', '2027-10-31', '2027-11-01', true],
  ['fiveStarPlan', '2027-11-30', '2027-12-01', true],
  ['fiveStarPlan', '2027-12-01', '2028-01-01', 'after-window'],
  ['oepEffectiveDate', '2026-12-31', '2027-01-01', 'before-window'],
  ['oepEffectiveDate', '2027-01-01', '2027-02-01', true],
  ['oepEffectiveDate', '2027-03-31', '2027-04-01', true],
  ['oepEffectiveDate', '2027-04-01', '2027-05-01', 'after-window'],
] as const)('%s on %s, to start on %s', (reason, today, start, expected) => {
  const decision = judgeReason(reason, { plan: MAPD, today, answers: { [`${reason}Date`]: start } });
  expect('because' in decision ? decision.because : decision.open).toBe(expected);
});

function dayAfter(day: string) {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
function dayBefore(day: string) {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}
