import { expect, test } from 'vitest';
import { estimateYear, explainYear } from './estimate-year.ts';
import { costParts, periodCost } from './period-cost.ts';
import { aRequest } from './testing/a-plan.ts';
import { aDrug, aYear, estimateOf } from './testing/a-year.ts';
import type { PricedDrug, YearInput } from './year-input.ts';

const ALREADY = { counted: 0, spent: 0 };

function costOf(input: YearInput) {
  const explained = explainYear(input);
  if ('because' in explained) throw new Error(explained.because);
  return periodCost(explained, { fromMonth: input.startMonth, planYear: input.planYear, already: ALREADY });
}

test('a period names its months, their phases, the bills and the dearest fill', () => {
  const cost = costOf(aYear({ drugs: [aDrug()], startMonth: 11, plan: { deductible: 50_00, isEnhanced: false } }));
  expect(cost).toMatchObject({ fromMonth: 11, total: 87_50, covered: 87_50, notCovered: 0, dearestFill: 62_50 });
  expect(cost?.months.slice(10)).toEqual([62_50, 25_00]);
  expect(cost?.phases.slice(9)).toEqual([[], ['deductible', 'initial'], ['initial']]);
  expect(cost?.bills?.reduce((sum, bill) => sum + bill, 0)).toBe(87_50);
  expect(cost?.billable).toEqual(cost?.months);
});

test('before 2025 there are no bills', () => {
  expect(costOf(aYear({ planYear: 2024, drugs: [aDrug()] }))).toMatchObject({ bills: null, billable: null });
});

test('what the plan does not cover is never spread, and no dearest fill', () => {
  const uncovered = aDrug({ id: 'other', price: 500_00, cover: { rule: 'not-covered' } });
  const cost = costOf(
    aYear({ drugs: [aDrug(), uncovered], startMonth: 12, plan: { deductible: 0, isEnhanced: false } }),
  );
  expect(cost).toMatchObject({ total: 525_00, notCovered: 500_00, dearestFill: 25_00 });
  expect(cost?.billable?.at(-1)).toBe(25_00);
});

test('a period with a drug of no figure has none', () => {
  const unknown: PricedDrug = { id: 'unknown', unknown: 'price-unknown', cover: { rule: 'not-covered' } };
  expect(costOf(aYear({ drugs: [aDrug(), unknown] }))).toBeNull();
});

test('the parts of a year name the drugs that are not covered, priced or not', () => {
  const drugs: PricedDrug[] = [
    aDrug(),
    aDrug({ id: 'not sold', cover: { rule: 'not-offered' } }),
    { id: 'no price', unknown: 'price-unknown', cover: { rule: 'not-covered' } },
    { id: 'no cover', unknown: 'cover-unknown', cover: null },
  ];
  const ofPlan = drugs.map((priced) => ({ priced, requested: aRequest({ ndc: priced.id }) }));
  const year = estimateOf(aYear({ drugs: drugs.slice(0, 2) }));
  expect(costParts(year, ofPlan)).toMatchObject({ supplemental: 0, notCoveredDrugs: ['not sold', 'no price'] });
  const open = estimateYear(aYear({ drugs: drugs.slice(0, 3) }));
  expect('because' in open || costParts(open, ofPlan).notCovered).toBeNull();
});
