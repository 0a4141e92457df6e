import { expect, test } from 'vitest';
import { type FillToPrice, secondPriceOfFill, secondThousandthsOfUnits } from './second-price-of-fill.ts';

const FEES: FillToPrice['fees'] = {
  brand: { 30: '1.50', 60: '2', 90: '3' },
  generic: { 30: '0.75', 60: '1', 90: '1.5' },
  selected: { 30: '0', 60: '0.10', 90: '0.20' },
};

const fill = (change: Partial<FillToPrice>): FillToPrice => ({
  unitCost: '1',
  quantity: '1',
  frequency: 'day',
  supply: 30,
  fees: FEES,
  feeKind: 'brand',
  ...change,
});

test.each<[string, Partial<FillToPrice>, number]>([
  ['a part of a cent', { unitCost: '0.1018' }, 4_55],
  ['below the floor price', { unitCost: '.02'.padStart(4, '0'), floorPrice: '3.00' }, 3_00],
  ['above the floor price', { unitCost: '0.02', floorPrice: '2.09' }, 2_10],
  ['90 days', { unitCost: '5.00', supply: 90 }, 453_00],
  ['60 days, generic', { unitCost: '5.00', supply: 60, feeKind: 'generic' }, 301_00],
  ['a negotiated price', { unitCost: '5.00', feeKind: 'selected' }, 150_00],
  ['half a cent goes up', { unitCost: '0.005', quantity: '1', frequency: 'month', feeKind: 'selected' }, 1],
  ['less than half a cent does not', { unitCost: '0.0049', frequency: 'month', feeKind: 'selected' }, 0],
  ['the dearest there is', { unitCost: '10000000', frequency: 'month', feeKind: 'selected' }, 10_000_000_00],
  ['what floats get wrong', { unitCost: '1.005', frequency: 'month', feeKind: 'selected' }, 1_01],
])('the price of a fill: %s', (_story, change, cents) => {
  expect(secondPriceOfFill(fill(change))).toBe(cents);
});

test.each<[string, Partial<FillToPrice>]>([
  ['a fee that is not known', { fees: { ...FEES, brand: { ...FEES.brand, 30: null } } }],
  ['a cent too dear', { unitCost: '10000000.01', frequency: 'month', feeKind: 'selected' }],
])('no price: %s', (_story, change) => {
  expect(secondPriceOfFill(fill(change))).toBeNull();
});

test.each<[string, Partial<FillToPrice>, number]>([
  ['two a day', { quantity: '2' }, 60_000],
  ['one a week', { frequency: 'week' }, 4286],
  ['one a week for 90 days: not three times the rounded number', { frequency: 'week', supply: 90 }, 12_857],
  ['two a month for 60 days', { quantity: '2', frequency: 'month', supply: 60 }, 4000],
  ['half a package of 3 ml a month', { quantity: '0.5', frequency: 'month', packageSize: '3' }, 1500],
  ['a package of 2.5 ml a week', { frequency: 'week', packageSize: '2.5' }, 10_714],
])('the units of a fill: %s', (_story, change, thousandths) => {
  expect(secondThousandthsOfUnits(fill(change))).toBe(thousandths);
});
