import { expect, test } from 'vitest';
import { decideDispensing } from '#domain/drugs/decide-dispensing.ts';
import { isPlausibleQuantity } from '#domain/drugs/plausible-quantity.ts';
import { readRows } from '#server/catalogue/testing/read-rows.ts';
import { sourceOf } from '#server/catalogue/testing/source-of.ts';
import { SAMPLE_DRUGS, type SampleDrug } from './drug-list.ts';
import { SAMPLE_PACKS } from './drug-packs.ts';
import { packageFile, unitsFile } from './pack-files.ts';

const countOf = ({ rxcui, name }: SampleDrug) =>
  decideDispensing({
    rxcui,
    name,
    genericName: '',
    brandName: null,
    doseForm: '',
    units: [SAMPLE_PACKS.get(rxcui)?.unit ?? 'EA'],
    packages: [],
  });

test('the packages and units of the sample are read whole, each under the code of its drug', async () => {
  const packages = await readRows(sourceOf(packageFile()));
  expect(packages.rejected).toEqual([]);
  const packed = SAMPLE_DRUGS.filter(({ rxcui }) => SAMPLE_PACKS.has(rxcui)).map(({ ndc }) => ndc);
  expect(packages.results.map(({ row }) => row['ndc'])).toEqual(packed);
  expect(packed).toHaveLength(SAMPLE_PACKS.size);
  const units = await readRows(sourceOf(unitsFile()));
  expect(units.rejected).toEqual([]);
  expect(units.results.map(({ row }) => row['ndc'])).toEqual(SAMPLE_DRUGS.map(({ ndc }) => ndc));
  expect(units.results.every(({ row }) => row['unit_price'] === null)).toBe(true);
});

test('every drug of the sample is counted as its price is: the same unit, and a known size', () => {
  const counted = SAMPLE_DRUGS.map((drug) => ({ drug, ...countOf(drug) }));
  expect(counted.filter(({ drug, unit }) => unit !== (SAMPLE_PACKS.get(drug.rxcui)?.unit ?? 'EA'))).toEqual([]);
  expect(counted.filter(({ asksSize, item }) => asksSize || item === 'unit')).toEqual([]);
});

const oneMonth = (text: string) => {
  const drug = SAMPLE_DRUGS.find(({ name }) => name.includes(text));
  if (!drug) throw new Error(`the sample has no ${text}`);
  const { item, packages, usual, unit } = countOf(drug);
  const size = packages[0]?.size ?? 1;
  const perMonth = { Day: 30, Week: 4, Month: 1 };
  const items = usual && usual.quantity * perMonth[usual.frequency];
  if (usual) {
    const counted = { item, packageSize: packages[0]?.size ?? null, unit, isInsulin: drug.name.includes('insulin') };
    expect(isPlausibleQuantity(counted, usual.quantity, usual.frequency)).toBe(true);
  }
  return { item, items, unit, month: items && Math.round(items * size * drug.price) };
};

test.each([
  ['a pen of Ozempic holds 3 mL', '0.68 MG/ML Pen Injector [Ozempic]', 'pen', 1, 'ML', 930],
  ['four pens of Trulicity', '1.5 MG/ML Auto-Injector [Trulicity]', 'pen', 4, 'ML', 960],
  ['a box of Lantus pens', 'Pen Injector [Lantus]', 'pen', 5, 'ML', 435],
  ['a vial of Lantus', 'Injectable Solution [Lantus]', 'vial', 1, 'ML', 286],
  ['two pens of Humira, one each', '[Humira]', 'pen', 2, 'EA', 6200],
  ['an albuterol inhaler', 'NDA021457 200 ACTUAT albuterol', 'inhaler', 1, 'GM', 22],
  ['a Wixela inhaler of 60 doses', '[Wixela]', 'inhaler', 1, 'EA', 108],
  ['a bottle of latanoprost', 'latanoprost 0.05 MG/ML Ophthalmic Solution', 'bottle', 1, 'ML', 11],
  ['an estradiol patch twice a week', '84 HR estradiol', 'patch', 8, 'EA', 54],
  ['syringes of enoxaparin are asked', '0.4 ML enoxaparin', 'syringe', null, 'ML', null],
  ['metformin ER', '24 HR metformin hydrochloride 500', 'tablet', 60, 'EA', 5],
  ['Eliquis', '5 MG Oral Tablet [Eliquis]', 'tablet', 60, 'EA', 582],
  ['a vaccine', '[Shingrix]', 'vial', 1, 'EA', 210],
  ['buprenorphine film is asked', 'buprenorphine 2 MG / naloxone', 'film', null, 'EA', null],
] as const)('a month of the usual: %s', (_story, text, item, items, unit, month) => {
  expect(oneMonth(text)).toEqual({ item, items, unit, month });
});
