import { expect, test } from 'vitest';
import { drugCosts } from '#content/en/drug-costs.ts';
import { totalCost } from '#content/en/total-cost.ts';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import { aCost, aDrugCost } from '#tests/support/web/fake-drug-search.ts';
import { totalFigures } from './total-figures.ts';

const PLAN = { monthlyPremium: 10_00, drugCoverage: true };
const WORDS = { totalCost, drugCosts, hasPharmacy: true, language: 'en' } as const;

const DRUG = aDrugCost('68180098003', { tier: 1, priceBasis: 'reference', referenceYear: 2023 });

const figures = (change: Partial<PlanDrugCost>) => {
  const cost = aCost('H9918001000', 1_234_50, { drugs: [DRUG], ...change });
  return totalFigures(PLAN, { state: 'known', cost, request: {} as never }, WORDS);
};

test('[PLAN-001][DRUG-406][DRUG-625] the premiums and the drugs of a year, and what the drugs rest on', () => {
  expect(figures({})).toMatchObject({
    ...{ total: '$1,354.50', drugs: '$1,234.50', month: '$102.88', missing: [] },
    basis: [drugCosts.coveredOf(1, 1), drugCosts.estimated(2023), drugCosts.standardPharmacy],
    asked: { year: { about: 'year', cents: 1_234_50 }, month: { about: 'average', cents: 102_88 } },
  });
});

test('what is not available rests on nothing, and has no receipt', () => {
  expect(figures({ annualDrugCost: null, because: 'drug-unknown' })).toMatchObject({
    ...{ total: null, drugs: null, month: null, asked: null },
    missing: [drugCosts.because['drug-unknown']],
    basis: [drugCosts.coveredOf(1, 1)],
  });
});
