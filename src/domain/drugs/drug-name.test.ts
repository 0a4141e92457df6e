import { expect, test } from 'vitest';
import { brandKey, ingredientKey, parseDrugName } from './drug-name.ts';

test.each([
  ['atorvastatin 20 MG Oral Tablet', 'atorvastatin', null],
  ['losartan potassium 50 MG Oral Tablet [Cozaar]', 'losartan potassium', 'Cozaar'],
  ['24 HR metoprolol succinate 25 MG Extended Release Oral Tablet', 'metoprolol succinate', null],
  ['3 ML insulin glargine 100 UNT/ML Pen Injector [Lantus]', 'insulin glargine', 'Lantus'],
  ['0.25 MG, 0.5 MG Dose 3 ML semaglutide 0.68 MG/ML Pen Injector [Ozempic]', 'semaglutide', 'Ozempic'],
  [
    'hydrochlorothiazide 12.5 MG / losartan potassium 50 MG Oral Tablet',
    'hydrochlorothiazide / losartan potassium',
    null,
  ],
  ['{4 (risedronate sodium 35 MG Delayed Release Oral Tablet) } Pack [Atelvia]', 'risedronate sodium', 'Atelvia'],
  [
    '{21 (ethinyl estradiol 0.02 MG / levonorgestrel 0.1 MG Oral Tablet) / 7 (inert ingredients 1 MG Oral Tablet) } Pack',
    'ethinyl estradiol / levonorgestrel',
    null,
  ],
  ['{20 (nirmatrelvir 150 MG Oral Tablet) / 10 (ritonavir 100 MG Oral Tablet) } Pack [Paxlovid]', null, 'Paxlovid'],
  ['Osmotic 24 HR metformin hydrochloride 500 MG Extended Release Oral Tablet', 'metformin hydrochloride', null],
  ['Amlodipine 5 MG Oral Tablet', 'amlodipine', null],
])('the parts of %s', (name, genericName, brandName) => {
  expect(parseDrugName(name)).toEqual({ genericName, brandName });
});

test.each([
  ['atorvastatin', 'ATORVASTATIN CALCIUM'],
  ['hydrochlorothiazide / losartan potassium', 'LOSARTAN/HYDROCHLOROTHIAZIDE'],
  ['insulin glargine', 'Insulin Glargine,Hum.Rec.Anlog'],
  ['metformin hydrochloride', 'Metformin HCl'],
])('%s and %s are one', (one, other) => {
  expect(ingredientKey(one)).toBe(ingredientKey(other));
});

test('what differs in its substance stays apart, and a salt alone keeps its name', () => {
  expect(ingredientKey('losartan potassium')).not.toBe(ingredientKey('losartan/hydrochlorothiazide'));
  expect(ingredientKey('potassium chloride')).toBe('potassium chloride');
  expect(brandKey('NovoLog FlexPen*')).toBe('novologflexpen');
});
