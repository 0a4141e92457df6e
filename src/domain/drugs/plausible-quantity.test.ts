import { expect, test } from 'vitest';
import { isPlausibleQuantity } from './plausible-quantity.ts';

const tablets = { item: 'tablet', packageSize: null, unit: 'EA' } as const;
const insulinPens = { item: 'pen', packageSize: 3, unit: 'ML' } as const;
const singleDosePens = { item: 'pen', packageSize: 0.5, unit: 'ML' } as const;
const drops = { item: 'bottle', packageSize: 2.5, unit: 'ML' } as const;
const inhalers = { item: 'inhaler', packageSize: 60, unit: 'EA' } as const;

test.each([
  ['gabapentin at the limit of the formularies', tablets, 36, 'Day', true],
  ['40 tablets a day', tablets, 40, 'Day', true],
  ['more than 40 tablets a day', tablets, 41, 'Day', false],
  ['100 tablets a day', tablets, 100, 'Day', false],
  ['1,200 tablets a month', tablets, 1200, 'Month', true],
  ['more than that', tablets, 1201, 'Month', false],
  ['five pens of insulin a month', insulinPens, 5, 'Month', true],
  ['a pen of insulin a day', insulinPens, 1, 'Day', true],
  ['two pens of insulin a day', insulinPens, 2, 'Day', false],
  ['40 pens a day', insulinPens, 40, 'Day', false],
  ['32 pens of insulin a month', insulinPens, 32, 'Month', false],
  ['two pens of one dose a day', singleDosePens, 2, 'Day', true],
  ['three of them a day', singleDosePens, 3, 'Day', false],
  ['a bottle of drops a week', drops, 1, 'Week', true],
  ['three bottles of drops a day', drops, 3, 'Day', false],
  ['12 inhalers a month', inhalers, 12, 'Month', true],
  ['an inhaler a day', inhalers, 1, 'Day', false],
  ['a tube of 3 kg', { item: 'tube', packageSize: 3000, unit: 'GM' } as const, 1, 'Month', true],
  ['two of them', { item: 'tube', packageSize: 3000, unit: 'GM' } as const, 2, 'Month', false],
  ['what is billed by a unit nobody knows goes by its items', { ...tablets, unit: null }, 2, 'Day', true],
] as const)('%s', (_story, counted, quantity, frequency, isPlausible) => {
  expect(isPlausibleQuantity(counted, quantity, frequency)).toBe(isPlausible);
});
