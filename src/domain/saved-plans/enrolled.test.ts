import { expect, test } from 'vitest';
import { decideActive, isEnrolled, isFavourite, isPlanOfMember, yearsOfCover } from './enrolled.ts';

const TODAY = '2026-11-16';
const plan = (change = {}) => ({
  isEnrolled: true,
  effectiveDate: '2026-01-01',
  terminationDate: null,
  ...change,
});

test.each([
  ['the flag and fitting dates', plan(), undefined],
  ['the flag is false', plan({ isEnrolled: false }), 'not-enrolled'],
  ['the flag is missing', plan({ isEnrolled: undefined }), 'not-enrolled'],
  ['the flag is the word true', plan({ isEnrolled: 'true' }), 'not-enrolled'],
  ['it begins today', plan({ effectiveDate: TODAY }), undefined],
  ['it begins tomorrow', plan({ effectiveDate: '2026-11-17' }), 'not-started'],
  ['no first day is known', plan({ effectiveDate: null }), 'no-effective-date'],
  ['an unreadable first day', plan({ effectiveDate: '01/01/2026' }), 'unreadable-date'],
  ['it ended yesterday', plan({ terminationDate: '2026-11-15' }), 'ended'],
  ['it ends today', plan({ terminationDate: TODAY }), 'ended'],
  ['it ends tomorrow', plan({ terminationDate: '2026-11-17' }), undefined],
  ['an unreadable last day', plan({ terminationDate: 'soon' }), 'unreadable-date'],
] as const)('[PLAN-400][PLAN-401][PLAN-402] whether a plan is active: %s', (_story, subject, because) => {
  expect(decideActive(subject, TODAY)).toEqual(because ? { active: false, because } : { active: true });
  expect(isEnrolled(subject, TODAY)).toBe(because === undefined);
});

test.each([
  ['saved', plan({ isEnrolled: false }), true],
  ['saved, with no flag at all', {}, true],
  ['enrolled', plan(), false],
  ['enrolled from next year on', plan({ effectiveDate: '2027-01-01' }), false],
  ['enrolled until last year', plan({ terminationDate: '2025-12-31' }), false],
])('[PLAN-403] favourites are the plans without the flag: %s', (_story, subject, favourite) => {
  expect(isFavourite(subject)).toBe(favourite);
});

test('[PLAN-403] of three plans with one enrolled two are favourites', () => {
  const plans = [plan({ isEnrolled: false }), plan(), plan({ isEnrolled: null })];
  expect(plans.filter(isFavourite)).toEqual([plans[0], plans[2]]);
});

const H1 = 'H9918001000';
const cover = (change = {}) => ({
  planId: H1 as string | null,
  effectiveDate: '2025-01-01' as string | null,
  terminationDate: null as string | null,
  ...change,
});

test.each([
  ['open, and begun last year', cover(), [2025, 2026]],
  ['of this year alone', cover({ effectiveDate: '2026-01-01', terminationDate: '2026-12-31' }), [2026]],
  ['of next year', cover({ effectiveDate: '2027-01-01' }), [2027]],
  ['ended last year', cover({ terminationDate: '2025-12-31' }), [2025]],
  ['ends next year, which it has not come to', cover({ terminationDate: '2027-06-30' }), [2025, 2026]],
  ['without a first day', cover({ effectiveDate: null }), []],
])('the plan years of a cover: %s', (_story, subject, years) => {
  expect(yearsOfCover(subject, TODAY)).toEqual(years);
});

test.each([
  ['the plan of this year', { planId: H1, planYear: 2026 }, true],
  ['the same plan, looked at for next year', { planId: H1, planYear: 2027 }, false],
  ['another plan', { planId: 'H9918002000', planYear: 2026 }, false],
])('[PLAN-400] a saved plan has the flag where claims name it for its year: %s', (_story, saved, expected) => {
  expect(isPlanOfMember(saved, [cover(), cover({ planId: null })], TODAY)).toBe(expected);
});
