import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centralDate } from '../calendar/central-time.ts';
import { activeYear, isNextYearMode, keepPlansOfYear, yearsOnOffer } from './active-year.ts';
import { decideEnroll } from './enroll-decision.ts';
import { decideListing } from './enrollment-list-filter.ts';

const YEARS = [2025, 2026, 2027, 2028, 2029, 2030].map((planYear) => ({ planYear, snpType: null, suppressed: false }));

/** Everything the rules say at one moment, in one line. */
function answersAt(instant: number): string {
  const today = centralDate(instant);
  const kept = (plans: { planYear: number }[]) => plans.map(({ planYear }) => planYear).join('+') || 'none';
  return [
    `active ${activeYear(today)}`,
    `offer ${yearsOnOffer(today).join('+')}`,
    `plans ${kept(keepPlansOfYear(YEARS, today))}`,
    `enroll ${kept(YEARS.filter((plan) => decideEnroll(plan, today).offered))}`,
  ].join(', ');
}

const SPRING_2026 = 'active 2026, offer 2026, plans 2026, enroll 2026';
const EARLY_OCTOBER = 'active 2027, offer 2026+2027, plans 2026+2027, enroll 2026';
const FALL = 'active 2027, offer 2026+2027, plans 2026+2027, enroll 2026+2027';
const DECEMBER = 'active 2027, offer 2026+2027, plans 2026+2027, enroll 2027';
const SPRING_2027 = 'active 2027, offer 2027, plans 2027, enroll 2027';
const SPRING_2028 = 'active 2028, offer 2028, plans 2028, enroll 2028';

test.each([
  ['October 1 begins', '2026-10-01T05:00:00Z', SPRING_2026, EARLY_OCTOBER],
  ['October 15 begins', '2026-10-15T05:00:00Z', EARLY_OCTOBER, FALL],
  ['November 1 repeats an hour', '2026-11-01T07:00:00Z', FALL, FALL],
  ['the last second of November 30', '2026-12-01T05:59:59Z', FALL, FALL],
  ['December 1 begins', '2026-12-01T06:00:00Z', FALL, DECEMBER],
  ['the last second of December 7', '2026-12-08T05:59:59Z', DECEMBER, DECEMBER],
  ['December 8 begins, after the annual period of the law', '2026-12-08T06:00:00Z', DECEMBER, DECEMBER],
  ['the year begins', '2027-01-01T06:00:00Z', DECEMBER, SPRING_2027],
  ['March 14 leaves an hour out', '2027-03-14T08:00:00Z', SPRING_2027, SPRING_2027],
  ['April 1 begins', '2027-04-01T05:00:00Z', SPRING_2027, SPRING_2027],
  ['a leap day begins', '2028-02-29T06:00:00Z', SPRING_2028, SPRING_2028],
  ['a leap day ends', '2028-03-01T06:00:00Z', SPRING_2028, SPRING_2028],
])(
  '[DATA-406] [DATA-018] [PLAN-404] [ENROLL-404] [ENROLL-405] a millisecond before, at and after: %s',
  (_story, utc, before, at) => {
    const instant = Date.parse(utc);
    expect([-1, 0, 1].map((shift) => answersAt(instant + shift))).toEqual([before, at, at]);
  },
);

// The oracle: the American clock rule since 2007 in plain arithmetic, and the seasons as one table. No Intl, no code of ours.
const HOUR = 3_600_000;
const sundayOf = (year: number, month: number, first: number) =>
  first + ((7 - new Date(Date.UTC(year, month - 1, first)).getUTCDay()) % 7);
const isSummerTime = (instant: number) => {
  const year = new Date(instant).getUTCFullYear();
  const begins = Date.UTC(year, 2, sundayOf(year, 3, 8), 8);
  const ends = Date.UTC(year, 10, sundayOf(year, 11, 1), 7);
  return instant >= begins && instant < ends;
};
const SEASONS = [
  { until: 930, showsNext: false, enrolls: [0] },
  { until: 1014, showsNext: true, enrolls: [0] },
  { until: 1130, showsNext: true, enrolls: [0, 1] },
  { until: 1231, showsNext: true, enrolls: [1] },
];
function oracle(instant: number, planYear: number) {
  const local = new Date(instant - (isSummerTime(instant) ? 5 : 6) * HOUR);
  const year = local.getUTCFullYear();
  const monthAndDay = (local.getUTCMonth() + 1) * 100 + local.getUTCDate();
  const season = SEASONS.find(({ until }) => monthAndDay <= until);
  const ahead = planYear - year;
  return {
    today: local.toISOString().slice(0, 10),
    active: season?.showsNext ? year + 1 : year,
    nextYearMode: ahead === 1,
    shown: ahead === 0 || (ahead === 1 && season?.showsNext),
    enroll: season?.enrolls.includes(ahead),
  };
}

test('[DATA-020] [DATA-406] [PLAN-404] [ENROLL-420] 5,000 random moments and plan years agree with a small table', () => {
  const from = Date.UTC(2024, 0, 1);
  const moments = fc.integer({ min: from, max: Date.UTC(2034, 0, 1) });
  // Half of them lie within a day of the turn of a month, where the rules change.
  const turns = fc
    .tuple(fc.integer({ min: 0, max: 119 }), fc.constantFrom(1, 15), fc.integer({ min: -24 * HOUR, max: 24 * HOUR }))
    .map(([month, day, shift]) => Date.UTC(2024, month, day, 6) + shift);
  fc.assert(
    fc.property(fc.oneof(moments, turns), fc.integer({ min: -2, max: 3 }), (instant, ahead) => {
      const planYear = new Date(instant).getUTCFullYear() + ahead;
      const today = centralDate(instant);
      const plan = { planYear, snpType: null, suppressed: false };
      expect({
        today,
        active: activeYear(today),
        nextYearMode: isNextYearMode(planYear, today),
        shown: keepPlansOfYear([plan], today).length === 1,
        enroll: decideEnroll(plan, today).offered,
      }).toEqual(oracle(instant, planYear));
    }),
    { numRuns: 5000, seed: 20261116 },
  );
});

test('an application is listed exactly while a plan of its year can be enrolled in', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3652 }), fc.integer({ min: -2, max: 3 }), (day, ahead) => {
      const today = centralDate(Date.UTC(2024, 0, 1 + day, 18));
      const plan = { planYear: Number(today.slice(0, 4)) + ahead, snpType: null, suppressed: false };
      expect(decideListing(plan.planYear, today).listed).toBe(decideEnroll(plan, today).offered);
    }),
    { numRuns: 1000, seed: 20261116 },
  );
});
