import { expect, test } from 'vitest';
import { isHighDeductible, isInstitutional, isPffs, isWellnessExtras } from './classify.ts';

test.each([
  ['the product type', { planProductType: 'PFFS' }, true],
  ['the product type in small letters', { planProductType: ' pffs ' }, true],
  ['the older type', { planProductType: null, mapsPlanType: 'PFFS' }, true],
  ['another product type', { planProductType: 'HMO', mapsPlanType: 'MAPD' }, false],
  ['neither type', {}, false],
])('[DATA-004] private fee-for-service is known by its type: %s', (_story, plan, pffs) => {
  expect(isPffs(plan)).toBe(pffs);
});

test.each([
  ['the words', 'Lantern High Deductible Plan G', true],
  ['the words in capitals', 'PPO HIGH DEDUCTIBLE Rx', true],
  ['the words with a hyphen', 'Harbor high-deductible Rx (PPO)', true],
  ['a real name', 'UPMC for Life PPO High Deductible Rx (PPO)', true],
  ['one of the words', 'Lantern Deductible Plan', false],
  ['the words apart', 'High Value, No Deductible', false],
  ['longer words', 'High Deductibles', false],
])('[DATA-004] [PLAN-410] a high deductible is known by its words: %s', (_story, planName, high) => {
  expect(isHighDeductible({ planName })).toBe(high);
});

test.each([
  ['the words', 'Harbor Wellness Extras (HMO)', true],
  ['the words in small letters', 'harbor wellness extras', true],
  ['a real name with one of the words', 'Select Health Medicare Wellness (HMO)', false],
  [
    'a real name with one of the words in another sense',
    'Zing Essential Wellness Diabetes & Heart IL (HMO C-SNP)',
    false,
  ],
])('[DATA-004] [PLAN-410] wellness extras are known by their words: %s', (_story, planName, wellness) => {
  expect(isWellnessExtras({ planName })).toBe(wellness);
});

test('[DATA-004] the product type may hold the words too, and each attribute stands alone', () => {
  const named = { planName: 'Lantern Choice', planProductType: 'Wellness Extras' };
  expect([isWellnessExtras(named), isHighDeductible(named), isPffs(named)]).toEqual([true, false, false]);
});

test.each([
  ['Institutional', true],
  ['Institutional - IESNP', true],
  ['Chronic', false],
  ['C&S', false],
  [null, false],
])('[ENROLL-408] both institutional subtypes count: %s', (snpType, institutional) => {
  expect(isInstitutional({ snpType })).toBe(institutional);
});
