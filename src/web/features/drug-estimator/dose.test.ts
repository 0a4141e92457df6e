import { expect, test } from 'vitest';
import type { DrugForm } from '#contract/drugs.ts';
import { Drug } from '#contract/saved-drugs.ts';
import { PENS } from '#tests/support/drugs.ts';
import { drugForm } from '#tests/support/web/fake-drug-search.ts';
import { dosesToCompare, drugOfDose, faultsOfDose, isCountedAs, isPlausible, startOf, withForm } from './dose.ts';

const TABLET = drugForm('Eliquis 5 mg tablet', { usual: { quantity: 2, frequency: 'Day' } });
const LOW_TABLET = { ...TABLET, nationalDrugCode: '00003089321', drugDosage: 'Eliquis 2.5 mg tablet' };
const ASKED_TABLET = drugForm('Tapering 10 mg tablet', { nationalDrugCode: '00003000001' });
const PEN = drugForm('Ozempic 1 mg/dose pen', {
  nationalDrugCode: '00169413013',
  item: 'pen',
  unit: 'ML',
  packages: [{ name: 'pen', size: 3 }],
  usual: { quantity: 1, frequency: 'Month' },
});
const DROPS = drugForm('latanoprost 0.005% eye drops', {
  nationalDrugCode: '61314054701',
  item: 'bottle',
  unit: 'ML',
  packages: [
    { name: 'bottle', size: 2.5 },
    { name: 'bottle', size: 7.5 },
  ],
});
const CREAM = drugForm('clobetasol 0.05% cream', {
  nationalDrugCode: '00168016315',
  item: 'tube',
  unit: 'GM',
  asksSize: true,
});

test.each<[string, DrugForm[], object]>([
  [
    'the commonest strength, with what most take',
    [TABLET, LOW_TABLET],
    { form: TABLET.nationalDrugCode, quantity: '2' },
  ],
  ['nothing presumed where nothing is usual', [ASKED_TABLET], { quantity: '', frequency: '' }],
  ['the usual one of several sizes', [DROPS], { package: '2.5', quantity: '' }],
  ['a size that only the shopper knows', [CREAM], { package: '', size: '' }],
])('what stands ready for a new drug: %s', (_story, forms, values) => {
  expect(startOf(null, forms)).toMatchObject(values);
});

test.each<[string, DrugForm, object, object]>([
  ['the usual of another strength takes its place', LOW_TABLET, {}, { quantity: '2', frequency: 'Day' }],
  ['an amount that was typed stays', LOW_TABLET, { quantity: '3' }, { quantity: '3', frequency: 'Day' }],
  ['an amount of tablets is none of pens', PEN, { quantity: '3' }, { quantity: '1', package: '3' }],
  ['nor of what nobody knows the usual of', CREAM, { quantity: '3' }, { quantity: '', frequency: '' }],
])('when another form is chosen, %s', (_story, form, typed, values) => {
  const start = { ...startOf(null, [TABLET]), ...typed };
  expect(withForm(start, TABLET, form)).toMatchObject({ form: form.nationalDrugCode, ...values });
});

test.each<[string, DrugForm, object, object]>([
  ['tablets one by one', TABLET, {}, { drugItem: 'tablet', drugPackageSize: null, drugPackageQuantity: null }],
  ['pens by what is in one', PEN, {}, { drugItem: 'pen', drugPackageName: '3 mL', drugPackageSize: 3 }],
  [
    'bottles by the size that is chosen',
    DROPS,
    { package: '7.5', quantity: '1', frequency: 'Month' },
    { drugItem: 'bottle', drugPackageName: '7.5 mL', drugPackageSize: 7.5 },
  ],
  [
    'kits by the pieces in one',
    { ...TABLET, item: 'kit', packages: [{ name: 'kit', size: 28 }] },
    { quantity: '1', frequency: 'Month' },
    { drugItem: 'kit', drugPackageName: '', drugPackageSize: 28 },
  ],
  [
    'tubes by what the shopper told of one',
    CREAM,
    { size: '45', quantity: '2', frequency: 'Month' },
    { drugItem: 'tube', drugPackageName: '45 g', drugPackageSize: 45, drugPackageQuantity: 2 },
  ],
])('a drug is kept as it is counted: %s', (_story, form, typed, drug) => {
  expect(drugOfDose({ ...startOf(null, [form]), ...typed }, form, null)).toMatchObject(drug);
});

test('what only the shopper can tell is never taken as 1: without it there is no drug', () => {
  const values = { ...startOf(null, [CREAM]), quantity: '1', frequency: 'Month' };
  expect(faultsOfDose(values, CREAM)).toEqual({ size: 'missing' });
  expect(faultsOfDose({ ...values, size: '0' }, CREAM)).toEqual({ size: 'not-positive' });
  expect(drugOfDose(values, CREAM, null)).toBeNull();
});

const saved = (change: Partial<Drug> = {}) =>
  Drug.parse({ ...PENS, drugId: 'b3b2f9a4-7d0b-4d0a-9a52-0f6f3a1c2d3e', ...change });
const SAVED_FORM = { ...PEN, nationalDrugCode: PENS.nationalDrugCode };

test.each<[string, Partial<Drug>, boolean]>([
  ['pens of the same size', {}, true],
  ['cartons that are counted by the pen now', { drugPackageName: 'Carton of 5 pens', drugPackageSize: 15 }, false],
  ['what was saved before it was kept what is counted', { drugItem: null }, true],
  ['syringes that are pens now', { drugItem: 'syringe' }, false],
])('an amount of another thing is asked again: %s', (_story, change, isAlike) => {
  const drug = saved(change);
  expect(isCountedAs(drug, SAVED_FORM)).toBe(isAlike);
  expect(startOf(drug, [SAVED_FORM]).quantity).toBe(isAlike ? '2' : '');
});

test.each<[string, DrugForm, string, string, boolean]>([
  ['two tablets a day', TABLET, '2', 'Day', true],
  ['forty pens a day', PEN, '40', 'Day', false],
  ['a pen a month', PEN, '1', 'Month', true],
  ['a pen a day', PEN, '1', 'Day', false],
  ['a pen of insulin a day', { ...PEN, drugFullName: '3 ML insulin lispro 100 UNT/ML Pen Injector' }, '1', 'Day', true],
])('what can not be meant is known: %s', (_story, form, quantity, frequency, isMeant) => {
  const drug = drugOfDose({ ...startOf(null, [form]), quantity, frequency }, form, null);
  expect(drug && isPlausible(drug, form)).toBe(isMeant);
});

test.each<[string, DrugForm, DrugForm, unknown]>([
  ['tablets for tablets', TABLET, ASKED_TABLET, { brand: { drugQuantity: 2 }, generic: { drugQuantity: 2 } }],
  ['pens for tablets', TABLET, PEN, 'not-alike'],
  ['a pen of another size', PEN, { ...PEN, packages: [{ name: 'pen', size: 1.5 }] }, 'not-alike'],
  ['a pen of the same size by another name', PEN, { ...PEN, packages: [{ name: 'Pen', size: 3 }] }, { generic: {} }],
])('a brand and its generic are compared only where they are the same dose: %s', (_story, brand, generic, doses) => {
  const compared = dosesToCompare(startOf(null, [brand]), { brand, generic });
  if (typeof doses === 'string') expect(compared).toBe(doses);
  else expect(compared).toMatchObject(doses as object);
});
