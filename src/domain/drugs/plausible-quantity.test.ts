import { expect, test } from 'vitest';
import { isPlausibleQuantity } from './plausible-quantity.ts';

const tablets = { item: 'tablet', packageSize: null, unit: 'EA', isInsulin: false } as const;
const insulinPens = { item: 'pen', packageSize: 3, unit: 'ML', isInsulin: true } as const;
const insulinCartridges = { ...insulinPens, item: 'cartridge' } as const;
const cartridges = { ...insulinCartridges, isInsulin: false } as const;
const weeklyPens = { ...insulinPens, isInsulin: false } as const;
const wholePens = { item: 'pen', packageSize: null, unit: 'EA', isInsulin: false } as const;
const singleDosePens = { item: 'pen', packageSize: 0.5, unit: 'ML', isInsulin: false } as const;
const drops = { item: 'bottle', packageSize: 2.5, unit: 'ML', isInsulin: false } as const;
const inhalers = { item: 'inhaler', packageSize: 60, unit: 'EA', isInsulin: false } as const;

test.each([
  ['gabapentin at the limit of the formularies', tablets, 36, 'Day', true],
  ['40 tablets a day', tablets, 40, 'Day', true],
  ['more than 40 tablets a day', tablets, 41, 'Day', false],
  ['100 tablets a day', tablets, 100, 'Day', false],
  ['1,200 tablets a month', tablets, 1200, 'Month', true],
  ['more than that', tablets, 1201, 'Month', false],
  ['five pens of insulin a month', insulinPens, 5, 'Month', true],
  ['a pen of insulin a day', insulinPens, 1, 'Day', true],
  ['two pens of insulin a day', insulinPens, 2, 'Day', true],
  ['three pens of insulin a day', insulinPens, 3, 'Day', false],
  ['two cartridges of insulin a day', insulinCartridges, 2, 'Day', true],
  ['a cartridge of another drug a day', cartridges, 1, 'Day', true],
  ['two of them a day', cartridges, 2, 'Day', false],
  ['40 pens a day', insulinPens, 40, 'Day', false],
  ['60 pens of insulin a month', insulinPens, 60, 'Month', true],
  ['61 pens of insulin a month', insulinPens, 61, 'Month', false],
  ['a pen of Ozempic a week', weeklyPens, 1, 'Week', true],
  ['a pen of Ozempic a day', weeklyPens, 1, 'Day', false],
  ['three pens of Humira a week', wholePens, 3, 'Week', true],
  ['four pens of Humira a week', wholePens, 4, 'Week', false],
  ['two pens of Humira a day', wholePens, 2, 'Day', false],
  ['a syringe a day that is billed one by one', { ...wholePens, item: 'syringe' } as const, 1, 'Day', false],
  ['a kit a day', { ...wholePens, item: 'kit' } as const, 1, 'Day', false],
  ['a syringe a day that is billed by the mL', { ...singleDosePens, item: 'syringe' } as const, 1, 'Day', true],
  ['three pens of one dose a week', singleDosePens, 3, 'Week', true],
  ['four of them a week', singleDosePens, 4, 'Week', false],
  ['a bottle of drops a week', drops, 1, 'Week', true],
  ['three bottles of drops a day', drops, 3, 'Day', false],
  ['12 inhalers a month', inhalers, 12, 'Month', true],
  ['an inhaler a day', inhalers, 1, 'Day', false],
  ['a tube of 3 kg', { item: 'tube', packageSize: 3000, unit: 'GM', isInsulin: false } as const, 1, 'Month', true],
  ['two of them', { item: 'tube', packageSize: 3000, unit: 'GM', isInsulin: false } as const, 2, 'Month', false],
  ['what is billed by a unit nobody knows goes by its items', { ...tablets, unit: null }, 2, 'Day', true],
] as const)('%s', (_story, counted, quantity, frequency, isPlausible) => {
  expect(isPlausibleQuantity(counted, quantity, frequency)).toBe(isPlausible);
});
