import { expect, test } from 'vitest';
import { parseDrugName } from './drug-name.ts';
import { matchPrices, type PricedDrug } from './match-prices.ts';
import type { PriceLine } from './price-line.ts';

const line = (name: string): PriceLine => {
  const [brandName = '', genericName = ''] = name.split('|');
  return { brandName, genericName, unitCost: 1_000_000, dataYear: 2023, claims: null, sourceLine: 2 };
};

const drug = (name: string, change: Partial<PricedDrug> = {}): PricedDrug => ({
  rxcui: name,
  name,
  genericName: parseDrugName(name).genericName ?? name,
  brandName: parseDrugName(name).brandName,
  unit: 'EA',
  isSold: true,
  ...change,
});

/** The verdict on the first drug, with the others and all lines beside it. */
function verdict(names: readonly string[], lines: readonly string[]) {
  const found = matchPrices(
    names.map((name) => drug(name)),
    lines.map(line),
  ).get(names[0] ?? '');
  return [found?.match, found?.line && `${found.line.brandName}|${found.line.genericName}`];
}

test.each([
  ['its own name', 'lisinopril 10 MG Oral Tablet', ['LISINOPRIL|LISINOPRIL'], 0],
  [
    'a salt that RxNorm does not name',
    'atorvastatin 10 MG Oral Tablet',
    ['ATORVASTATIN CALCIUM|ATORVASTATIN CALCIUM'],
    0,
  ],
  [
    'the right one of two salts',
    'metoprolol succinate 25 MG Extended Release Oral Tablet',
    ['METOPROLOL TARTRATE*|METOPROLOL TARTRATE', 'METOPROLOL SUCCINATE|METOPROLOL SUCCINATE'],
    1,
  ],
  [
    'extended release, where both are there',
    '24 HR metformin hydrochloride 500 MG Extended Release Oral Tablet',
    ['METFORMIN HCL|METFORMIN HCL', 'METFORMIN HCL ER|METFORMIN HCL', 'METFORMIN ER OSMOTIC|METFORMIN HCL'],
    1,
  ],
  [
    'osmotic tablets',
    'Osmotic 24 HR metformin hydrochloride 500 MG Extended Release Oral Tablet',
    ['METFORMIN HCL ER|METFORMIN HCL', 'METFORMIN ER OSMOTIC|METFORMIN HCL'],
    1,
  ],
  [
    'the inhaler and not the liquid',
    '200 ACTUAT albuterol 0.09 MG/ACTUAT Metered Dose Inhaler',
    ['ALBUTEROL SULFATE*|ALBUTEROL SULFATE', 'ALBUTEROL SULFATE HFA|ALBUTEROL SULFATE'],
    1,
  ],
  [
    'the pen and not the vial',
    '3 ML insulin glargine 100 UNT/ML Pen Injector [Lantus]',
    ['LANTUS|INSULIN GLARGINE,HUM.REC.ANLOG', 'LANTUS SOLOSTAR|INSULIN GLARGINE,HUM.REC.ANLOG'],
    1,
  ],
  [
    'a mixture whose name is cut',
    '30 ACTUAT fluticasone furoate 0.1 MG/ACTUAT / umeclidinium 0.0625 MG/ACTUAT / vilanterol 0.025 MG/ACTUAT Dry Powder Inhaler [Trelegy]',
    ['TRELEGY ELLIPTA|FLUTICASONE/UMECLIDIN/VILANTER'],
    0,
  ],
  [
    'the injection for a month, which RxNorm calls Invega too',
    '1.5 ML paliperidone palmitate 156 MG/ML Prefilled Syringe [Invega]',
    ['INVEGA|PALIPERIDONE', 'INVEGA SUSTENNA|PALIPERIDONE PALMITATE', 'INVEGA TRINZA|PALIPERIDONE PALMITATE'],
    1,
  ],
  [
    'tablets, by the salt that only they have',
    'prochlorperazine 10 MG Oral Tablet',
    ['PROCHLORPERAZINE|PROCHLORPERAZINE', 'PROCHLORPERAZINE MALEATE|PROCHLORPERAZINE MALEATE'],
    1,
  ],
  [
    'tablets under the tongue, and not the patch',
    'buprenorphine 8 MG Sublingual Tablet',
    ['BUPRENORPHINE|BUPRENORPHINE', 'BUPRENORPHINE HCL*|BUPRENORPHINE HCL', 'BELBUCA|BUPRENORPHINE HCL'],
    1,
  ],
  [
    'the substance alone, where RxNorm names the salt of others',
    'naproxen 500 MG Oral Tablet',
    ['NAPROXEN SODIUM|NAPROXEN SODIUM', 'NAPROXEN|NAPROXEN'],
    1,
    ['naproxen sodium 550 MG Oral Tablet'],
  ],
] as const)('takes the line of %s', (_story, name, lines, right, others: readonly string[] = []) => {
  expect(verdict([name, ...others], lines)).toEqual(['line', lines[right]]);
});

test.each([
  ['a brand', 'apixaban 5 MG Oral Tablet [Eliquis]', 'APIXABAN|APIXABAN'],
  ['a generic, of the brand', 'apixaban 5 MG Oral Tablet', 'ELIQUIS|APIXABAN'],
  ['a generic whose brand is short for it', 'levothyroxine sodium 0.1 MG Oral Tablet', 'LEVO-T|LEVOTHYROXINE SODIUM'],
  [
    'one substance, of a mixture',
    'losartan potassium 50 MG Oral Tablet',
    'LOSARTAN-HYDROCHLOROTHIAZIDE|LOSARTAN/HYDROCHLOROTHIAZIDE',
  ],
  [
    'a mixture of three, of two of them',
    'amlodipine 5 MG / hydrochlorothiazide 25 MG / valsartan 160 MG Oral Tablet',
    'VALSARTAN-HYDROCHLOROTHIAZIDE|VALSARTAN/HYDROCHLOROTHIAZIDE',
  ],
  ['another ester', 'estradiol 1 MG Oral Tablet', 'ESTRADIOL VALERATE|ESTRADIOL VALERATE'],
  ['a plain tablet, of extended release', 'nifedipine 10 MG Oral Capsule', 'NIFEDIPINE ER|NIFEDIPINE'],
  [
    'a biosimilar, of another',
    'insulin glargine-yfgn 100 UNT/ML Injectable Solution',
    'INSULIN GLARGINE|INSULIN GLARGINE,HUM.REC.ANLOG',
  ],
  [
    'the stronger insulin, of the pen of 100 units',
    '1.5 ML insulin glargine 300 UNT/ML Pen Injector',
    'INSULIN GLARGINE SOLOSTAR|INSULIN GLARGINE,HUM.REC.ANLOG',
  ],
  ['a capsule, of tablets', 'levothyroxine sodium 0.1 MG Oral Capsule', 'LEVOTHYROXINE SODIUM|LEVOTHYROXINE SODIUM'],
  [
    'a solution, of tablets',
    'levothyroxine sodium 0.025 MG/ML Oral Solution',
    'LEVOTHYROXINE SODIUM|LEVOTHYROXINE SODIUM',
  ],
  [
    'a brand whose name only begins alike',
    'insulin lispro 100 UNT/ML Injectable Solution [Humalog]',
    'HUMALOG MIX 75-25|INSULIN LISPRO PROTAMIN/LISPRO',
  ],
])('a line that contradicts is nobody’s: %s', (_story, name, other) => {
  expect(verdict([name], [other])).toEqual(['no-line', null]);
});

test.each([
  ['one strength', [], 'line'],
  ['two strengths of a form', ['lisinopril 20 MG Oral Tablet'], 'pooled-strengths'],
  ['another form', ['lisinopril 1 MG/ML Oral Solution'], 'mixed-line'],
])('a line of %s', (_story, others, match) => {
  expect(verdict(['lisinopril 10 MG Oral Tablet', ...others], ['LISINOPRIL|LISINOPRIL'])[0]).toBe(match);
});

test('a form that nobody sells is in no average', () => {
  const [tablet, liquid] = ['lisinopril 10 MG Oral Tablet', 'lisinopril 1 MG/ML Oral Solution'].map((name) =>
    drug(name),
  );
  const matches = matchPrices(
    [tablet as PricedDrug, { ...(liquid as PricedDrug), isSold: false }],
    [line('LISINOPRIL|LISINOPRIL')],
  );
  expect([...matches.values()].map(({ match }) => match)).toEqual(['line', 'mixed-line']);
});

test('billing units that differ make a mixed line, and an unknown one no price', () => {
  const name = 'enoxaparin sodium 100 MG/ML Injectable Solution';
  const other = '0.4 ML enoxaparin sodium 100 MG/ML Prefilled Syringe';
  const lines = [line('ENOXAPARIN SODIUM|ENOXAPARIN SODIUM')];
  const match = (units: readonly PricedDrug['unit'][]) =>
    matchPrices([drug(name, { unit: units[0] ?? null }), drug(other, { unit: units[1] ?? null })], lines).get(name)
      ?.match;
  expect(match(['ML', 'ML'])).toBe('pooled-strengths');
  expect(match(['ML', 'EA'])).toBe('mixed-line');
  expect(match([null, 'ML'])).toBe('no-unit');
});

test('two labels of one drug are two lines, unless people have looked at them', () => {
  const lines = ['ACME XR|ACMEZOLE', 'ACME ER|ACMEZOLE'];
  expect(verdict(['24 HR acmezole 5 MG Extended Release Oral Tablet [Acme]'], lines)).toEqual(['two-lines', null]);
  const reviewed = ['GLIPIZIDE XL|GLIPIZIDE', 'GLIPIZIDE ER|GLIPIZIDE'];
  expect(verdict(['24 HR glipizide 5 MG Extended Release Oral Tablet'], reviewed)).toEqual(['line', reviewed[1]]);
});

test('of a mixed line only the form has a price that people found it to be of', () => {
  const names = ['gabapentin 300 MG Oral Capsule', 'gabapentin 50 MG/ML Oral Solution'];
  expect(verdict(names, ['GABAPENTIN|GABAPENTIN'])[0]).toBe('line');
  expect(verdict(names.toReversed(), ['GABAPENTIN|GABAPENTIN'])[0]).toBe('mixed-line');
});
