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
])('favourites are the plans without the flag: %s', (_story, subject, favourite) => {
  expect(isFavourite(subject)).toBe(favourite);
});

test('of three plans with one enrolled two are favourites', () => {
  const plans = [plan({ isEnrolled: false }), plan(), plan({ isEnrolled: null })];
  expect(plans.filter(isFavourite)).toEqual([plans[0], plans[2]]);
});
