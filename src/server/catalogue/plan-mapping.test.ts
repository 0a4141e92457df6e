import { expect, test } from 'vitest';
import { SNP_TYPES } from '#domain/plans/plan-type.ts';
import { rejectionOf } from './files/rejection.ts';
import { mapPlanKind } from './plan-mapping.ts';

const kindOf = (planType: string, drugCoverage = true, institutionalType: string | null = null) => {
  const kind = mapPlanKind({ planType, institutionalType, drugCoverage });
  return [kind.planType, kind.snpType, kind.productType];
};

test.each([
  ['HMO', true, ['MAPD', null, 'HMO']],
  ['HMO', false, ['MA', null, 'HMO']],
  ['HMO-POS', true, ['MAPD', null, 'HMO-POS']],
  ['PPO', false, ['MA', null, 'PPO']],
  ['Regional PPO', true, ['MAPD', null, 'Regional PPO']],
  ['PFFS', true, ['MAPD', null, 'PFFS']],
  ['PFFS', false, ['MA', null, 'PFFS']],
  ['MSA', false, ['MA', null, 'MSA']],
  ['Cost', true, ['MAPD', null, 'Cost']],
  ['Cost', false, ['MA', null, 'Cost']],
  ['PDP', true, ['PDP', null, 'PDP']],
] as const)('%s with drug cover %s', (planType, drugs, kind) => {
  expect(kindOf(planType, drugs)).toEqual(kind);
});

test.each([
  ['a plan for people with Medicaid', 'HMO D-SNP', null, 'C&S', 'HMO'],
  ['a plan for a chronic condition', 'HMO-POS C-SNP', null, 'Chronic', 'HMO-POS'],
  ['a regional one', 'Regional PPO D-SNP', null, 'C&S', 'Regional PPO'],
  ['a plan for people in a nursing home', 'PPO I-SNP', 'Institutional', 'Institutional', 'PPO'],
  ['the same where the file does not say more', 'PPO I-SNP', null, 'Institutional', 'PPO'],
  [
    'a plan for people who live at home like that',
    'HMO I-SNP',
    'Institutional-Equivalent',
    'Institutional - IESNP',
    'HMO',
  ],
  ['the same in its own letters', 'HMO IE-SNP', null, 'Institutional - IESNP', 'HMO'],
  ['a plan for both', 'HMO I-SNP', 'Institutional and Institutional-Equivalent', 'Institutional', 'HMO'],
])('[DATA-003] %s is a special needs plan', (_story, planType, institutionalType, snpType, product) => {
  expect(SNP_TYPES).toContain(snpType);
  expect(kindOf(planType, true, institutionalType)).toEqual(['SNP', snpType, product]);
});

test.each(['', 'Medicare-Medicaid Plan', 'HMO X-SNP'])("a plan type that nobody knows is refused: '%s'", (planType) => {
  let thrown: unknown;
  try {
    kindOf(planType);
  } catch (error) {
    thrown = error;
  }
  expect(rejectionOf(thrown)?.reason).toBe('the plan type is not known');
});
