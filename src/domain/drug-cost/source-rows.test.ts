import { expect, test } from 'vitest';
import type { PharmacyAtPlan } from './drug-facts.ts';
import { priceDrugAt } from './price-plan.ts';
import { costRowsUsed } from './source-rows.ts';
import {
  aCatalogueDrug,
  aDrugOfPlan,
  aFormularyDrug,
  aPlan,
  aTierCost,
  everywhere,
  NO_LIMITS,
  PHARMACY,
} from './testing/a-plan.ts';
import type { DaysOfSupply } from './year-input.ts';

const OUT: PharmacyAtPlan = { place: { delivery: 'retail', network: 'out' }, prices: null };
const NOT_SOLD = aTierCost({ shares: everywhere({ kind: 'not-offered' }) });
const BEFORE = aTierCost({ level: 'before-deductible', sourceLine: 21 });
const insulinLine = (tier: number | 'all', sourceLine: number, supply: DaysOfSupply = 30) => ({
  tier,
  supply,
  shares: { 'standard-retail': { copay: 35_00 } },
  sourceLine,
});
const INSULIN = { about: aCatalogueDrug({ isInsulin: true }) };
const ON_EXCLUDED = { list: 'excluded', tier: 3, isSelected: false, sourceLine: 10, ...NO_LIMITS } as const;

const TIER_ROW = { kind: 'tier-cost', file: 'tierCosts', line: 20 };

test.each<[string, Partial<ReturnType<typeof aPlan>>, Parameters<typeof aDrugOfPlan>[0], PharmacyAtPlan, object[]]>([
  ['a tier', {}, {}, PHARMACY, [TIER_ROW]],
  [
    'a tier with a row before the deductible',
    { tierCosts: [aTierCost(), BEFORE] },
    {},
    PHARMACY,
    [TIER_ROW, { kind: 'before-deductible', file: 'tierCosts', line: 21 }],
  ],
  ['a supply that is not sold', { tierCosts: [NOT_SOLD] }, {}, PHARMACY, [TIER_ROW]],
  ['a pharmacy out of the network, whatever the rows say', {}, {}, OUT, []],
  ['insulin without a line of its own', {}, INSULIN, PHARMACY, [TIER_ROW]],
  [
    'insulin by the line of its tier',
    { insulinCosts: [insulinLine('all', 40), insulinLine(3, 41)] },
    INSULIN,
    PHARMACY,
    [{ kind: 'insulin', file: 'insulinCosts', line: 41 }],
  ],
  [
    'insulin by the line for all tiers',
    { insulinCosts: [insulinLine('all', 40), insulinLine(3, 41, 90)] },
    INSULIN,
    PHARMACY,
    [{ kind: 'insulin', file: 'insulinCosts', line: 40 }],
  ],
  ['a vaccine, by law', {}, { about: aCatalogueDrug({ isAdultVaccine: true }) }, PHARMACY, []],
  ['a drug that Medicare leaves out', {}, { facts: aFormularyDrug({ listing: ON_EXCLUDED }) }, PHARMACY, [TIER_ROW]],
  ['a drug on no list', {}, { facts: aFormularyDrug({ listing: { list: 'none' } }) }, PHARMACY, []],
  ['a drug of a list that nobody knows', {}, { facts: aFormularyDrug({ listing: { list: 'unknown' } }) }, PHARMACY, []],
])('the rows of costs that had a say: %s', (_story, change, of, pharmacy, rows) => {
  const plan = aPlan(change);
  const drug = priceDrugAt(aDrugOfPlan({ plan, ...of }), pharmacy);
  expect(costRowsUsed(drug, { facts: plan, pharmacy })).toEqual(rows);
});
