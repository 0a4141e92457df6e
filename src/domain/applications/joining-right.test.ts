import { expect, test } from 'vitest';
import { joiningRight } from './joining-right.ts';
import type { PlanToJoin } from './plan-fit.ts';
import { rightFaults } from './right-faults.ts';

const plan = (planYear: number, change: Partial<PlanToJoin> = {}): PlanToJoin => ({
  planType: 'MAPD',
  snpType: null,
  planYear,
  starRating: null,
  ...change,
});

const rightOn = (today: string, planYear: number, answers: Record<string, string> = {}, change = {}) =>
  joiningRight({ plan: plan(planYear, change), today: today as never, answers });

const MOVED = { outofServiceArea: 'yes', outofServiceAreaDate: '2026-11-20' };
const LOST = { losingCoverage: 'yes', losingCoverageDate: '2026-11-30' };

test.each([
  ['before the season', '2026-10-14', 2027, 'plan-closed', true],
  ['its first day', '2026-10-15', 2027, 'open-enrollment', false],
  ['its last day', '2026-12-07', 2027, 'open-enrollment', false],
  ['the day after', '2026-12-08', 2027, 'no-reason', true],
  ['the last day of the buttons', '2026-12-31', 2027, 'no-reason', true],
  ['this year in its season', '2026-10-20', 2026, 'no-reason', true],
  ['this year to November 30', '2026-11-30', 2026, 'no-reason', true],
  ['this year in December', '2026-12-01', 2026, 'plan-closed', true],
  ['a year that is over', '2026-10-20', 2025, 'plan-closed', true],
  ['the year after next', '2026-10-20', 2028, 'plan-closed', true],
  ['what was begun as next year’s, in January', '2027-01-01', 2027, 'no-reason', true],
] as const)('whether a reason is needed: %s', (_story, today, planYear, expected, reasonNeeded) => {
  const { right, ...rest } = rightOn(today, planYear);
  expect(right.may ? right.by : right.because).toBe(expected);
  expect(rest.reasonNeeded).toBe(reasonNeeded);
});

test.each([
  ['open enrollment: January 1', '2026-11-25', 2027, {}, ['2027-01-01']],
  ['a reason for next year: January 1', '2026-12-10', 2027, MOVED, ['2027-01-01']],
  ['a reason that lets choose, for next year: January 1', '2026-12-10', 2027, LOST, ['2027-01-01']],
  ['a reason for this year: the coming months of it', '2026-11-25', 2026, MOVED, ['2026-12-01']],
  ['never back, and within the year', '2026-09-30', 2026, LOST, ['2026-10-01', '2026-11-01', '2026-12-01']],
  ['none without a right', '2026-11-25', 2026, { noneCheck: 'yes' }, []],
] as const)('[ENROLL-614] the days on offer: %s', (_story, today, planYear, answers, days) => {
  expect(rightOn(today, planYear, answers).effectiveDates).toEqual(days);
});

test.each([
  ['nothing ticked', {}, 'no-reason'],
  ['none applies', { noneCheck: 'yes' }, 'none-applies'],
  ['one that is over', { losingCoverage: 'yes', losingCoverageDate: '2026-01-31' }, 'no-open-reason'],
  ['none, and one that is over', { noneCheck: 'yes', moveOut: 'yes', moveOutDate: '2026-01-31' }, 'no-open-reason'],
  ['one without its day', { losingCoverage: 'yes' }, 'no-open-reason'],
  ['a day without its tick', { losingCoverageDate: '2026-11-30' }, 'no-reason'],
] as const)('after December 7 nothing is sent without a right: %s', (_story, answers, because) => {
  expect(rightOn('2026-12-08', 2027, answers).right).toEqual({ may: false, because });
});

test('none of the reasons matters while anybody may join', () => {
  expect(rightOn('2026-12-07', 2027, { noneCheck: 'yes' }).right).toMatchObject({ may: true, by: 'open-enrollment' });
});

test('of several rights the one with the earliest start counts', () => {
  const moving = { outofServiceArea: 'yes', outofServiceAreaDate: '2026-07-20' };
  const lost = { losingCoverage: 'yes', losingCoverageDate: '2026-07-31' };
  const { right, reasons, effectiveDates } = rightOn('2026-06-10', 2026, { ...moving, ...lost });
  expect(right).toEqual({ may: true, by: 'losingCoverage', checked: false });
  expect(reasons.map(({ reason }) => reason)).toEqual(['losingCoverage', 'outofServiceArea']);
  expect(effectiveDates).toEqual(['2026-07-01', '2026-08-01', '2026-09-01']);
});

test('the earliest start counts also where its reason stands behind the other in the form', () => {
  const moving = { outofServiceArea: 'yes', outofServiceAreaDate: '2026-07-20' };
  const intoHome = { moveIn: 'yes', moveInDate: '2026-06-05' };
  const { right, effectiveDates } = rightOn('2026-06-10', 2026, { ...moving, ...intoHome });
  expect(right).toEqual({ may: true, by: 'moveIn', checked: false });
  expect(effectiveDates).toEqual(['2026-07-01', '2026-08-01', '2026-09-01']);
});

test('what a person has to check counts only where nothing else is open', () => {
  const own = { otherReason: 'yes', otherSepReasonText: 'I came home from abroad.' };
  const moving = { outofServiceArea: 'yes', outofServiceAreaDate: '2026-07-20' };
  expect(rightOn('2026-06-10', 2026, own)).toMatchObject({
    right: { may: true, by: 'otherReason', checked: true },
    effectiveDates: ['2026-07-01'],
  });
  expect(rightOn('2026-06-10', 2026, { ...own, ...moving })).toMatchObject({
    right: { may: true, by: 'outofServiceArea', checked: false },
    effectiveDates: ['2026-08-01', '2026-09-01'],
  });
});

test('whose Medicare begins after January 1 has no use of open enrollment, and joins by a reason of their own', () => {
  const parts = { partAEffectiveDate: '2027-03-01', partBEffectiveDate: '2027-03-01' };
  const turning = { turning65Now: 'yes', turning65NowDate: '2027-03-20' };
  expect(rightOn('2026-12-07', 2027, { ...parts, ...turning })).toMatchObject({
    reasonNeeded: true,
    right: { may: true, by: 'turning65Now' },
    effectiveDates: ['2027-03-01'],
  });
  expect(rightOn('2026-12-07', 2027, parts).right).toEqual({ may: false, because: 'no-reason' });
  const oneDay = { partAEffectiveDate: '2027-01-01', partBEffectiveDate: '2027-01-01' };
  expect(rightOn('2026-12-07', 2027, oneDay).right).toMatchObject({ by: 'open-enrollment' });
});

test('[ENROLL-614] of a plan that nobody can join now no step is said to be in the way, and of one that is open a wrong day is', () => {
  const answers = { ...LOST, ProposedEffectiveDate: '2026-12-01' };
  expect(rightFaults('effective-date', rightOn('2026-12-01', 2026, answers), answers)).toEqual({});
  const late = { ...answers, ProposedEffectiveDate: '2026-11-01' };
  expect(rightFaults('effective-date', rightOn('2026-11-30', 2026, late), late)).toEqual({
    ProposedEffectiveDate: 'day-not-offered',
  });
});

test('a plan that nobody can join now tells the days of its window', () => {
  expect(rightOn('2026-10-14', 2027).right).toEqual({
    may: false,
    because: 'plan-closed',
    window: { from: '2026-10-15', to: '2026-12-31' },
  });
});
