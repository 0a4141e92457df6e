import { expect, test } from 'vitest';
import type { PriceMatch } from '#domain/drugs/price-match.ts';
import type { CatalogueDrug, FormularyDrug, ReferencePrice, RequestedDrug } from './drug-facts.ts';
import { drugsOfPlan, explainPriceOf, isNegotiated, placeOfPharmacy, priceDrugAt } from './price-plan.ts';
import {
  aCatalogueDrug,
  aDrugOfPlan,
  aFormularyDrug,
  aPlan,
  aPrice,
  aRequest,
  NO_LIMITS,
  PHARMACY,
} from './testing/a-plan.ts';
import type { NoCostReason } from './year-estimate.ts';

const NO_PRICES = { 30: null, 60: null, 90: null };
const AVERAGE: ReferencePrice = {
  unitCost: 3_000_000,
  dataYear: 2024,
  brandName: 'Eliquis',
  genericName: 'Apixaban',
  poolsStrengths: false,
  sourceLine: 30,
};
const KNOWN = { unit: 'EA', item: 'tablet', packages: [], asksSize: false, priceMatch: 'no-line' } as const;

type Change = { facts?: Partial<FormularyDrug>; about?: Partial<CatalogueDrug>; requested?: Partial<RequestedDrug> };

const priced = ({ facts, about, requested }: Change) =>
  priceDrugAt(
    aDrugOfPlan({
      facts: aFormularyDrug(facts),
      about: aCatalogueDrug(about),
      requested: aRequest(requested),
    }),
    PHARMACY,
  );

test.each<[string, Change, object | null, number | null]>([
  ['the plan’s own, with the fee of the pharmacy', {}, { basis: 'plan' }, 61_00],
  ['its own before the average', { about: { reference: AVERAGE } }, { basis: 'plan' }, 61_00],
  [
    'the average without a fee, where the plan has no price of any supply',
    { facts: { unitCosts: NO_PRICES }, about: { reference: AVERAGE } },
    { basis: 'reference', year: 2024, poolsStrengths: false },
    90_00,
  ],
  [
    'none where the plan prices other supplies alone',
    { facts: { unitCosts: { ...NO_PRICES, 90: aPrice(13) } }, about: { reference: AVERAGE } },
    null,
    null,
  ],
])('the price of a fill is %s', (_story, change, basis, price) => {
  const drug = priced(change);
  expect(drug.priceBasis).toEqual(basis);
  expect(explainPriceOf(drug)?.price ?? null).toBe(price);
  expect('price' in drug.priced ? drug.priced.price : null).toBe(price);
});

test.each<[string, Change, NoCostReason | null]>([
  ['all is known', {}, null],
  ['nobody knows the list of the plan', { facts: { listing: { list: 'unknown' } } }, 'drug-unknown'],
  [
    'no row tells what the tier asks',
    { facts: { listing: { list: 'formulary', tier: 5, isSelected: false, sourceLine: 10, ...NO_LIMITS } } },
    'share-unknown',
  ],
  ['no quantity', { requested: { frequency: null } }, 'quantity-unknown'],
  ['no price of this supply', { facts: { unitCosts: { ...NO_PRICES, 90: aPrice(13) } } }, 'price-unknown'],
  [
    'nothing known of the drug, and no price',
    { facts: { unitCosts: NO_PRICES }, about: { knowledge: null } },
    'unit-unknown',
  ],
])('why a drug has no figure: %s', (_story, change, because) => {
  expect(priced(change).because).toBe(because);
});

test.each<[PriceMatch, NoCostReason]>([
  ['no-line', 'price-unknown'],
  ['mixed-line', 'price-mixed'],
  ['two-lines', 'price-unclear'],
  ['no-unit', 'unit-unknown'],
])('what hides an average: %s', (priceMatch, because) => {
  const knowledge = { ...KNOWN, priceMatch };
  expect(priced({ facts: { unitCosts: NO_PRICES }, about: { knowledge } }).because).toBe(because);
});

test('a vaccine is one fill of 30 days, whatever supply is chosen', () => {
  const drug = priced({ about: { isAdultVaccine: true }, requested: { supplyLength: 90 } });
  expect(drug.requested.supplyLength).toBe(30);
  expect(drug.priced).toMatchObject({ cover: { rule: 'vaccine' }, isOnce: true });
});

test('a drug that neither plan nor catalogue has a row of is left out', () => {
  const requested = [aRequest(), aRequest({ ndc: '99999999999' })];
  expect(drugsOfPlan(aPlan(), requested, [aCatalogueDrug(), aCatalogueDrug()]).map(({ facts }) => facts.ndc)).toEqual([
    aRequest().ndc,
  ]);
});

test.each([
  ['of a negotiated price', { list: 'formulary', tier: 3, isSelected: true, sourceLine: 1, ...NO_LIMITS }, true],
  ['of a price that is not', { list: 'formulary', tier: 3, isSelected: false, sourceLine: 1, ...NO_LIMITS }, false],
  ['on no list', { list: 'none' }, false],
] as const)('a drug %s', (_story, listing, expected) => {
  expect(isNegotiated(aFormularyDrug({ listing }))).toBe(expected);
});

test('a pharmacy that was not named is a shop whose network is not known', () => {
  expect(placeOfPharmacy(null)).toEqual({ place: { delivery: 'retail', network: 'unknown' }, prices: null });
  expect(placeOfPharmacy(PHARMACY)).toBe(PHARMACY);
});
