import { expect, test } from 'vitest';
import { costsAtPharmacies } from './compare-pharmacies.ts';
import type { PlanDrugs } from './drug-facts.ts';
import type { CostRequest } from './plan-years.ts';
import { aCatalogueDrug, aPlan, aRequest, aTierCost, everywhere, NDC, PHARMACY } from './testing/a-plan.ts';

const REQUEST: CostRequest = {
  planYear: 2027,
  drugs: [aRequest({ supplyLength: 90 })],
  help: 0,
  already: { counted: 0, spent: 0 },
  restFrom: null,
};
const SOLD = [aTierCost(), aTierCost({ supply: 90, shares: everywhere({ kind: 'copay', amount: 100_00 }) })];

const costs = (facts: Partial<PlanDrugs>, pharmacy: typeof PHARMACY | null = PHARMACY, hasDrugCover = true) =>
  costsAtPharmacies({ facts: aPlan(facts), hasDrugCover }, [aCatalogueDrug()], REQUEST)(pharmacy);

const parts = (covered: number, notCovered = 0) => ({
  covered,
  supplemental: 0,
  notCovered,
  notCoveredDrugs: notCovered > 0 ? [NDC] : [],
});

test('a list costs so much for each supply, whatever supply was requested', () => {
  expect(costs({ tierCosts: SOLD })).toEqual({
    network: 'standard',
    supplies: [
      { days: 30, parts: parts(480_00), total: 480_00, notOffered: [], because: null },
      { days: 90, parts: parts(400_00), total: 400_00, notOffered: [], because: null },
    ],
  });
});

test('a supply that the plan does not sell counts as not covered, and is named', () => {
  const tierCosts = [aTierCost(), aTierCost({ supply: 90, shares: everywhere({ kind: 'not-offered' }) })];
  expect(costs({ tierCosts }).supplies).toEqual([
    { days: 30, parts: parts(480_00), total: 480_00, notOffered: [], because: null },
    // Four fills of 90 tablets at $2, and the fee of $1.
    { days: 90, parts: parts(0, 4 * 181_00), total: 4 * 181_00, notOffered: [NDC], because: null },
  ]);
});

test('a tier of which no row tells leaves every supply without a total, and says why', () => {
  const { supplies } = costs({ tierCosts: [aTierCost({ tier: 1 })] });
  expect(supplies.map(({ total, because }) => [total, because])).toEqual([
    [null, 'share-unknown'],
    [null, 'share-unknown'],
  ]);
  expect(supplies[0]?.parts).toMatchObject({ covered: null, notCoveredDrugs: [] });
});

test.each([
  ['a plan without drug cover', {}, false, 'no-drug-cover'],
  ['a plan of which no file tells', { data: 'no-data' }, true, 'no-drug-data'],
] as const)('%s has no figure at any supply', (_story, facts, hasDrugCover, because) => {
  const { supplies } = costs({ tierCosts: SOLD, ...facts }, PHARMACY, hasDrugCover);
  expect(supplies).toMatchObject([
    { days: 30, parts: null, total: null, because },
    { days: 90, parts: null, total: null, because },
  ]);
});

test('without a pharmacy the place in the network is not known', () => {
  expect(costs({ tierCosts: SOLD }, null).network).toBe('unknown');
});
