import { expect, test } from 'vitest';
import { toRequestedDrug } from './parse-requested-drug.ts';
import type { RawDrug, RawFacts } from './raw-drug-facts.ts';

const EDITION = {
  edition: 'e1',
  dataset: 'reference-prices',
  plan_year: null,
  source: 'Medicare Part D Spending by Drug',
  as_of: '2026-05-01',
  made_up: false,
} as const;

const DRUG: RawDrug = {
  ndc: '00093111201',
  rxcui: '314076',
  name: 'lisinopril 10 MG Oral Tablet',
  is_brand: false,
  generic_name: 'lisinopril',
  choice_key: 'lisinopril',
  unit: 'EA',
  item: 'tablet',
  packages: [['bottle', 90]],
  asks_size: false,
  price_match: 'pooled-strengths',
  price_brand_name: 'Lisinopril',
  price_generic_name: 'Lisinopril',
  price_line: 12,
  unit_cost: 40_000,
  data_year: 2024,
};

const OTHER = { ...DRUG, ndc: '99999999999', name: 'another' };

const read = (change: Partial<RawDrug> = {}, raw: Partial<RawFacts> = {}) =>
  toRequestedDrug(
    { drugs: [OTHER, { ...DRUG, ...change }], reference_edition: EDITION, ...raw } as unknown as RawFacts,
    DRUG.ndc,
  );

const REFERENCE = {
  unitCost: 40_000,
  dataYear: 2024,
  brandName: 'Lisinopril',
  genericName: 'Lisinopril',
  poolsStrengths: true,
  edition: {
    dataset: 'reference-prices',
    planYear: null,
    source: 'Medicare Part D Spending by Drug',
    asOf: '2026-05-01',
    madeUp: false,
  },
  sourceLine: 12,
};

test('a drug has what is known of it, and the average price that fits it', () => {
  expect(read()).toEqual({
    ndc: '00093111201',
    rxcui: '314076',
    name: 'lisinopril 10 MG Oral Tablet',
    isBrand: false,
    isInsulin: false,
    isAdultVaccine: false,
    knowledge: {
      unit: 'EA',
      item: 'tablet',
      packages: [{ name: 'bottle', size: 90 }],
      asksSize: false,
      priceMatch: 'pooled-strengths',
    },
    reference: REFERENCE,
  });
});

test('of a drug that no list has nothing is known', () => {
  expect(toRequestedDrug({ drugs: [OTHER], reference_edition: EDITION } as unknown as RawFacts, DRUG.ndc)).toEqual({
    ndc: '00093111201',
    rxcui: null,
    name: null,
    isBrand: null,
    isInsulin: false,
    isAdultVaccine: false,
    knowledge: null,
    reference: null,
  });
});

test.each([
  ['insulin', 'insulin glargine', true, false],
  ['a vaccine for adults', 'influenza A virus vaccine', false, true],
  ['neither', 'lisinopril', false, false],
])('the ingredients say whether it is %s', (_story, generic_name, isInsulin, isAdultVaccine) => {
  expect(read({ generic_name })).toMatchObject({ isInsulin, isAdultVaccine });
});

test('a drug of which nothing was decided has no knowledge', () => {
  expect(read({ choice_key: null }).knowledge).toBeNull();
});

test.each<[string, Partial<RawDrug>, Partial<RawFacts>]>([
  ['no price file is loaded', {}, { reference_edition: null }],
  ['no line fits', { unit_cost: null }, {}],
  ['its year is not known', { data_year: null }, {}],
  ['its line is not known', { price_line: null }, {}],
  ['its line puts several forms together', { price_match: 'mixed-line' }, {}],
])('there is no average price when %s', (_story, change, raw) => {
  expect(read(change, raw).reference).toBeNull();
});

test('a price of one strength says so, and names that are missing are empty', () => {
  expect(read({ price_match: 'line', price_brand_name: null, price_generic_name: null }).reference).toMatchObject({
    poolsStrengths: false,
    brandName: '',
    genericName: '',
  });
});
