import { expect, test } from 'vitest';
import { estimateYear, explainYear } from './estimate-year.ts';
import { costParts, periodMonths } from './period-cost.ts';
import { aRequest } from './testing/a-plan.ts';
import { aDrug, aYear, estimateOf } from './testing/a-year.ts';
import type { PricedDrug, YearInput } from './year-input.ts';

function monthsOf(input: YearInput) {
  const explained = explainYear(input);
  if ('because' in explained) throw new Error(explained.because);
  return periodMonths(explained, input);
}

test('a period names its months, their phases, the bills and the dearest fill', () => {
  const period = monthsOf(aYear({ drugs: [aDrug()], startMonth: 11, plan: { deductible: 50_00, isEnhanced: false } }));
  expect(period).toMatchObject({ fromMonth: 11, dearestFill: 62_50 });
  expect(period?.months.slice(10)).toEqual([62_50, 25_00]);
  expect(period?.phases.slice(9)).toEqual([[], ['deductible', 'initial'], ['initial']]);
  expect(period?.bills?.reduce((sum, bill) => sum + bill, 0)).toBe(87_50);
  expect(period?.billable).toEqual(period?.months);
});

test('before 2025 there are no bills', () => {
  expect(monthsOf(aYear({ planYear: 2024, drugs: [aDrug()] }))).toMatchObject({ bills: null, billable: null });
});

test('what the plan does not cover is never spread, and no dearest fill', () => {
  const uncovered = aDrug({ id: 'other', price: 500_00, cover: { rule: 'not-covered' } });
  const period = monthsOf(
    aYear({ drugs: [aDrug(), uncovered], startMonth: 12, plan: { deductible: 0, isEnhanced: false } }),
  );
  expect(period).toMatchObject({ dearestFill: 25_00 });
  expect([period?.months.at(-1), period?.billable?.at(-1)]).toEqual([525_00, 25_00]);
});

test('a period with a drug of no figure has none', () => {
  const unknown: PricedDrug = { id: 'unknown', unknown: 'price-unknown', cover: { rule: 'not-covered' } };
  expect(monthsOf(aYear({ drugs: [aDrug(), unknown] }))).toBeNull();
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
