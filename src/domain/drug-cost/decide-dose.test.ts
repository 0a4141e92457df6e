import { expect, test } from 'vitest';
import { decideDose } from './decide-dose.ts';
import type { DrugKnowledge, RequestedDrug } from './drug-facts.ts';
import type { NoCostReason } from './year-estimate.ts';

const request = (change: Partial<RequestedDrug> = {}): RequestedDrug => ({
  ndc: '00000000000',
  quantity: 1,
  frequency: 'Month',
  supplyLength: 30,
  packageSize: null,
  ...change,
});

const TABLET: DrugKnowledge = { unit: 'EA', item: 'tablet', packages: [], asksSize: false, priceMatch: 'line' };
const PEN: DrugKnowledge = { ...TABLET, unit: 'ML', item: 'pen', packages: [{ name: 'pen', size: 3 }] };
const BOTTLE: DrugKnowledge = { ...TABLET, unit: 'ML', item: 'bottle', asksSize: true };
const NO_UNIT: DrugKnowledge = { ...PEN, unit: null };

test.each<[string, Partial<RequestedDrug>, DrugKnowledge | null, object]>([
  ['a tablet is one unit', {}, TABLET, { quantity: 1000, frequency: 'Month' }],
  ['a pen holds its size', { packageSize: 3 }, PEN, { quantity: 1000, frequency: 'Month', packageSize: 3000 }],
  ['a bottle holds what the shopper read on it', { packageSize: 473 }, BOTTLE, { packageSize: 473_000 }],
  ['only the plan’s list knows the drug', {}, null, { quantity: 1000, frequency: 'Month' }],
])('so much is taken: %s', (_story, change, knowledge, dose) => {
  expect(decideDose(request(change), { knowledge, isInsulin: false }, true)).toEqual({
    dose: expect.objectContaining(dose),
    because: null,
  });
});

test.each<[string, Partial<RequestedDrug>, DrugKnowledge | null, NoCostReason]>([
  ['no frequency', { frequency: null }, TABLET, 'quantity-unknown'],
  ['a size of what is billed one by one', { packageSize: 3 }, TABLET, 'package-unknown'],
  ['a pen without its size is not 1 mL', {}, PEN, 'package-unknown'],
  ['a box, where pens are counted', { packageSize: 15 }, PEN, 'package-unknown'],
  ['a bottle without its size', {}, BOTTLE, 'package-unknown'],
  ['nobody knows the unit', { packageSize: 3 }, NO_UNIT, 'unit-unknown'],
  ['40 pens a day', { quantity: 40, frequency: 'Day', packageSize: 3 }, PEN, 'quantity-too-much'],
  ['a pen a day of what is no insulin', { quantity: 1, frequency: 'Day', packageSize: 3 }, PEN, 'quantity-too-much'],
  ['100 tablets a day', { quantity: 100, frequency: 'Day' }, TABLET, 'quantity-too-much'],
  ['a size of a drug that nobody knows', { packageSize: 3 }, null, 'package-unknown'],
])('no dose, and why: %s', (_story, change, knowledge, because) => {
  expect(decideDose(request(change), { knowledge, isInsulin: false }, true)).toEqual({ dose: null, because });
});

test('a pen a day of insulin is a dose', () => {
  const taken = request({ quantity: 1, frequency: 'Day', packageSize: 3 });
  expect(decideDose(taken, { knowledge: PEN, isInsulin: true }, true).because).toBeNull();
});

test('a drug that nobody knows has no unit where its plan has no price of it', () => {
  expect(decideDose(request(), { knowledge: null, isInsulin: false }, false)).toEqual({
    dose: null,
    because: 'unit-unknown',
  });
});
