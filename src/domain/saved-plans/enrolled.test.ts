import { expect, test } from 'vitest';
import { decideActive, isEnrolled, isFavourite } from './enrolled.ts';

const TODAY = '2026-11-16';
const plan = (change = {}) => ({
  isEnrolled: true,
  effectiveDate: '2026-01-01',
  terminationDate: null,
  ...change,
});

test.each([
  ['[PLAN-400] the flag and fitting dates', plan(), undefined],
  ['[PLAN-400] the flag is false', plan({ isEnrolled: false }), 'not-enrolled'],
  ['[PLAN-400] the flag is missing', plan({ isEnrolled: undefined }), 'not-enrolled'],
  ['[PLAN-400] the flag is the word true', plan({ isEnrolled: 'true' }), 'not-enrolled'],
  ['[PLAN-401] it begins today', plan({ effectiveDate: TODAY }), undefined],
  ['[PLAN-401] it begins tomorrow', plan({ effectiveDate: '2026-11-17' }), 'not-started'],
  ['[PLAN-401] no first day is known', plan({ effectiveDate: null }), 'no-effective-date'],
  ['[PLAN-401] an unreadable first day', plan({ effectiveDate: '01/01/2026' }), 'unreadable-date'],
  ['[PLAN-402] it ended yesterday', plan({ terminationDate: '2026-11-15' }), 'ended'],
  ['[PLAN-402] it ends today', plan({ terminationDate: TODAY }), 'ended'],
  ['[PLAN-402] it ends tomorrow', plan({ terminationDate: '2026-11-17' }), undefined],
  ['[PLAN-402] an unreadable last day', plan({ terminationDate: 'soon' }), 'unreadable-date'],
] as const)('%s', (_story, subject, because) => {
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
