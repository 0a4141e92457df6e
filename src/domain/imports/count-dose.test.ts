import { expect, test } from 'vitest';
import type { Dispensing } from '#domain/drugs/dispensing.ts';
import { countDose } from './count-dose.ts';

const TABLETS: Dispensing = { unit: 'EA', item: 'tablet', packages: [], asksSize: false, usual: null };
const PEN = { name: 'pen', size: 3 };
const CARTON = { name: 'pen', size: 1.5 };
const PENS: Dispensing = { ...TABLETS, unit: 'ML', item: 'pen', packages: [PEN, CARTON] };
const DROPS: Dispensing = { ...TABLETS, unit: 'ML', item: 'bottle', packages: [{ name: 'bottle', size: 2.5 }] };

test.each([
  ['30 tablets for 30 days', TABLETS, 30, 30, { quantity: 1, frequency: 'Day' }],
  ['28 tablets for 28 days', TABLETS, 28, 28, { quantity: 1, frequency: 'Day' }],
  ['180 tablets for 90 days', TABLETS, 180, 90, { quantity: 2, frequency: 'Day' }],
  ['15 tablets for 30 days', TABLETS, 15, 30, { quantity: 0.5, frequency: 'Day' }],
  ['7 tablets for 30 days', TABLETS, 7, 30, { quantity: 7, frequency: 'Month' }],
  ['4 tablets for 28 days', TABLETS, 4, 28, { quantity: 4.286, frequency: 'Month' }],
  ['15 mL are five pens of 3 mL', PENS, 15, 30, { quantity: 5, frequency: 'Month', package: PEN }],
  ['1.5 mL are one small pen', PENS, 1.5, 30, { quantity: 1, frequency: 'Month', package: CARTON }],
  ['15 mL for 28 days are five pens a month all the same', PENS, 15, 28, { quantity: 5 }],
  ['45 mL for 84 days are five pens a month', PENS, 45, 84, { quantity: 5 }],
  ['3 mL for 14 days are more than two pens a month', PENS, 3, 14, { quantity: 2.143 }],
  ['a bottle for 25 days', DROPS, 2.5, 25, { quantity: 1, frequency: 'Month' }],
  ['a bottle for 24 days is more than one a month', DROPS, 2.5, 24, { quantity: 1.25 }],
  ['a bottle for 60 days', DROPS, 2.5, 60, { quantity: 0.5 }],
  ['4 mL are no whole number of pens', PENS, 4, 30, null],
  ['nobody knows the unit', { ...TABLETS, unit: null }, 30, 30, null],
  ['only the shopper knows what is in one', { ...TABLETS, unit: 'GM', asksSize: true }, 45, 30, null],
  ['so little that it counts as nothing', TABLETS, 0.001, 90, null],
] as const)('%s', (_story, dispensing, quantity, days, dose) => {
  const counted = countDose({ quantity, days }, dispensing);
  if (dose === null) expect(counted).toBeNull();
  else expect(counted).toMatchObject(dose);
});
