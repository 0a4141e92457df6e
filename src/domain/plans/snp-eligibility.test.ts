import { expect, test } from 'vitest';
import { SNP_TYPES } from './plan-type.ts';
import { SNP_ELIGIBILITIES, snpEligibility } from './snp-eligibility.ts';

test.each([
  ['C&S', 'medicaid'],
  ['Chronic', 'chronic-condition'],
  ['Institutional', 'nursing-home-care'],
  ['Institutional - IESNP', 'nursing-home-care'],
  [null, null],
] as const)('what a person must have to join: %s', (snpType, eligibility) => {
  expect(snpEligibility(snpType)).toBe(eligibility);
});

test('[DATA-003] every subtype needs something, and every need belongs to a subtype', () => {
  expect(new Set(SNP_TYPES.map(snpEligibility))).toEqual(new Set(SNP_ELIGIBILITIES));
});
