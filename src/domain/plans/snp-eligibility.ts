import type { SnpType } from './plan-type.ts';

/** What a person must have to join a special needs plan; the texts live in content. Spec A8, ERR-416. */
export const SNP_ELIGIBILITIES = ['medicaid', 'chronic-condition', 'nursing-home-care'] as const;
export type SnpEligibility = (typeof SNP_ELIGIBILITIES)[number];

const ELIGIBILITY_OF = {
  'C&S': 'medicaid',
  Chronic: 'chronic-condition',
  Institutional: 'nursing-home-care',
  'Institutional - IESNP': 'nursing-home-care',
} as const satisfies Record<SnpType, SnpEligibility>;

export const snpEligibility = (snpType: SnpType | null): SnpEligibility | null => snpType && ELIGIBILITY_OF[snpType];
