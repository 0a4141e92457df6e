import { expect, test } from 'vitest';
import type { DrugAtPlan, ListedDrug, PharmacyAtPlan } from './drug-facts.ts';
import { priceDrugs } from './fill-price.ts';
import { planCosts } from './plan-costs.ts';
import { copay } from './testing/a-year.ts';
import type { Cover } from './year-input.ts';

const SHARES = {
  'preferred-retail': copay(1_00),
  'standard-retail': copay(2_00),
  'preferred-mail': copay(3_00),
  'standard-mail': copay(4_00),
};
const COSTS = planCosts([{ level: 'initial', tier: 1, supply: 30, hasDeductible: true, shares: SHARES }], []);
const fee = (dollars: number) => ({ 30: dollars * 1_000_000, 60: 0, 90: 0 });
const PHARMACY: PharmacyAtPlan = {
  place: { delivery: 'retail', network: 'standard' },
  prices: { fees: { brand: fee(1), generic: fee(2), selected: fee(3) }, floor: null },
};
const DRUG: ListedDrug = {
  id: '00093721401',
  kind: 'generic',
  isSelected: false,
  isInsulin: false,
  isAdultVaccine: false,
  dose: { quantity: 1000, frequency: 'Day' },
  supply: 30,
};
const FACTS: DrugAtPlan = { listing: { list: 'formulary', tier: 1 }, unitCost: 100_000 };

const COVER: Cover = { rule: 'tier', share: copay(2_00), hasDeductible: true };

const price = (drug: Partial<ListedDrug> = {}, facts: DrugAtPlan[] = [FACTS], pharmacy = PHARMACY) =>
  priceDrugs(COSTS, pharmacy, [{ ...DRUG, ...drug }], facts)[0];

test('a drug has its price and its cover at the plan and pharmacy', () => {
  expect(price()).toEqual({
    id: '00093721401',
    kind: 'generic',
    supply: 30,
    price: 5_00,
    cover: { rule: 'tier', share: copay(2_00), hasDeductible: true },
  });
});

test.each([
  ['generic', { kind: 'generic' }, 5_00],
  ['brand', { kind: 'brand' }, 4_00],
  ['negotiated', { kind: 'brand', isSelected: true }, 6_00],
] as const)('the fee is the one of a %s drug', (_story, drug, expected) => {
  expect(price(drug)).toMatchObject({ price: expected });
});

test.each([
  ['no facts of the drug', [], PHARMACY, 'cover-unknown', null],
  ['no list', [{ ...FACTS, listing: { list: 'unknown' } }], PHARMACY, 'cover-unknown', null],
  ['no costs of its tier', [{ ...FACTS, listing: { list: 'formulary', tier: 99 } }], PHARMACY, 'share-unknown', null],
  ['no unit cost', [{ ...FACTS, unitCost: null }], PHARMACY, 'price-unknown', COVER],
  ['no prices of the pharmacy', [FACTS], { ...PHARMACY, prices: null }, 'price-unknown', COVER],
  ['neither', [{ listing: { list: 'unknown' }, unitCost: null }], PHARMACY, 'cover-unknown', null],
] satisfies [string, DrugAtPlan[], PharmacyAtPlan, string, Cover | null][])(
  'a drug is unknown with %s',
  (_story, facts, pharmacy, unknown, cover) => {
    expect(price({}, facts, pharmacy)).toEqual({ id: '00093721401', unknown, cover });
  },
);

test('a drug is unknown as long as it is not known how many units are taken', () => {
  expect(price({ dose: null })).toEqual({ id: '00093721401', unknown: 'price-unknown', cover: COVER });
});

test('a vaccine needs no price', () => {
  expect(price({ isAdultVaccine: true }, [{ ...FACTS, unitCost: null }])).toEqual({
    id: '00093721401',
    kind: 'generic',
    supply: 30,
    price: null,
    cover: { rule: 'vaccine' },
    isOnce: true,
  });
});

test.each([
  ['covered', {}],
  ['not covered', { listing: { list: 'none' as const } }],
])('a vaccine is given once: %s', (_story, change) => {
  expect(price({ isAdultVaccine: true }, [{ ...FACTS, ...change }])).toMatchObject({ isOnce: true });
  expect(price({}, [{ ...FACTS, ...change }])).not.toHaveProperty('isOnce');
});

test('the facts stand in the order of the list', () => {
  const drugs = [DRUG, { ...DRUG, id: 'second' }];
  const priced = priceDrugs(COSTS, PHARMACY, drugs, [FACTS, { ...FACTS, listing: { list: 'none' } }]);
  expect(priced).toMatchObject([
    { cover: { rule: 'tier' } },
    { id: 'second', cover: { rule: 'not-covered' }, price: 5_00 },
  ]);
});
