import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MicroDollars, parseMicroDollars } from '#domain/money/micro-dollars.ts';
import { explainFillPrice, type FeeKind, fillPrice, HIGHEST_PRICE, type PharmacyPrices } from './fill-price.ts';
import type { DaysOfSupply } from './year-input.ts';

const micro = (dollars: string): MicroDollars => {
  const parsed = parseMicroDollars(dollars);
  if (parsed === null) throw new Error(`${dollars} is no amount`);
  return parsed;
};

const fees = (thirty: string, sixty = thirty, ninety = thirty) => ({
  30: micro(thirty),
  60: micro(sixty),
  90: micro(ninety),
});

const prices = (fee: string, floor: string | null = null): PharmacyPrices => ({
  fees: { brand: fees(fee), generic: fees(fee), selected: fees(fee) },
  floor: floor === null ? null : micro(floor),
});

test.each([
  ['the published example full-cost-rounding', '0.1018', 30, '1.50', null, 4_55],
  ['CMS: below the floor price', '.02', 30, '1.50', '3.00', 3_00],
  ['above the floor price', '0.10', 30, '1.50', '3.00', 4_50],
  ['at the floor price', '0.05', 30, '1.50', '3.00', 3_00],
  ['CMS: 90 units of $5 and a fee of $3', '5.00', 90, '3', null, 453_00],
  ['no fee and no floor', '1', 1, '0', null, 1_00],
  ['half a cent goes up', '0.005', 1, '0', null, 1],
  ['less goes down', '0.004999', 1, '0', null, 0],
  ['cost and fee are rounded together', '0.0025', 1, '0.0025', null, 1],
  ['1.005 is not a little less, as it is in binary', '1.005', 1, '0', null, 1_01],
  ['a floor with part of a cent', '0', 1, '0', '0.005', 1],
] as const)('%s', (_story, unitCost, units, fee, floor, price) => {
  expect(fillPrice(micro(unitCost), units * 1000, 'brand', 30, prices(fee, floor))).toBe(price);
});

test.each([
  ['brand', 30, 1_00],
  ['brand', 60, 2_00],
  ['brand', 90, 3_00],
  ['generic', 30, 4_00],
  ['generic', 60, 5_00],
  ['generic', 90, 6_00],
  ['selected', 30, 7_00],
  ['selected', 60, 8_00],
  ['selected', 90, 9_00],
] satisfies [FeeKind, DaysOfSupply, number][])('the fee of a %s drug for %i days', (kind, supply, fee) => {
  const all = { brand: fees('1', '2', '3'), generic: fees('4', '5', '6'), selected: fees('7', '8', '9') };
  expect(fillPrice(0, 1000, kind, supply, { fees: all, floor: null })).toBe(fee);
});

test('a fee that is not known makes no price', () => {
  const { fees: known } = prices('1');
  const unknown = { fees: { ...known, brand: { ...known.brand, 60: null } }, floor: null };
  expect([30, 60].map((supply) => fillPrice(0, 1000, 'brand', supply as DaysOfSupply, unknown))).toEqual([1_00, null]);
});

test.each([
  ['the highest price', '0', HIGHEST_PRICE],
  ['a cent more is no price', '0.01', null],
])('%s', (_story, fee, price) => {
  expect(fillPrice(micro('1000000'), 10_000, 'brand', 30, prices(fee))).toBe(price);
});

test('the arithmetic of a price is that of its receipt', () => {
  const steps = explainFillPrice(micro('0.123456'), 30_000, 'generic', 30, prices('0.50', '3.00'));
  expect(steps).toEqual({
    unitCost: 123_456,
    units: 30_000,
    ingredients: 3_703_680,
    fee: 500_000,
    floor: 3_000_000,
    isFloor: false,
    price: 4_20,
  });
  expect(explainFillPrice(micro('0.01'), 30_000, 'generic', 30, prices('0.50', '3.00'))).toMatchObject({
    ingredients: 300_000,
    isFloor: true,
    price: 3_00,
  });
  expect(explainFillPrice(micro('0.05'), 30_000, 'generic', 30, prices('1.50', '3.00'))?.isFloor).toBe(false);
});

test('what is no price has no receipt', () => {
  const unknown: PharmacyPrices = { ...prices('0'), fees: { ...prices('0').fees, brand: { 30: null, 60: 0, 90: 0 } } };
  expect(explainFillPrice(micro('1'), 30_000, 'brand', 30, unknown)).toBeNull();
  expect(explainFillPrice(micro('1000000'), 10_000, 'brand', 30, prices('0.01'))).toBeNull();
});

test('a product too large for a number is no price either', () => {
  expect(fillPrice(micro('9999999.999999'), 9_000_000_000_000, 'brand', 30, prices('0'))).toBeNull();
});

test('the price is exact, half up, whatever the unit cost and the units', () => {
  const cost = fc.integer({ min: 0, max: 10_000_000_000 });
  const units = fc.integer({ min: 0, max: 90_000_000 });
  const fee = fc.integer({ min: 0, max: 99_000_000 });
  fc.assert(
    fc.property(cost, units, fee, (unitCost, thousandths, brand) => {
      const all = { ...prices('0').fees, brand: { 30: brand, 60: 0, 90: 0 } };
      const nanos = BigInt(unitCost) * BigInt(thousandths) + BigInt(brand) * 1000n;
      const exact = (nanos + 5_000_000n) / 10_000_000n;
      const price = fillPrice(unitCost, thousandths, 'brand', 30, { fees: all, floor: null });
      expect(price).toBe(exact > BigInt(HIGHEST_PRICE) ? null : Number(exact));
    }),
  );
});

test.each([
  ['whole dollars', '12', 12_000_000],
  ['without a nought before', '.02', 20_000],
  ['four decimals', '0.1018', 101_800],
  ['six decimals', '0.000001', 1],
  ['noughts at the end', '0.12345600', 123_456],
  ['a point and no decimals', '3.', 3_000_000],
  ['blanks around', ' 1.5 ', 1_500_000],
  ['the most', '9999999.999999', 9_999_999_999_999],
  ['seven decimals', '0.0000001', null],
  ['ten million', '10000000', null],
  ['empty', '', null],
  ['blank', ' ', null],
  ['only a point', '.', null],
  ['negative', '-1', null],
  ['a dollar sign', '$1', null],
  ['a word after', '1 USD', null],
])('an amount in millionths: %s', (_story, text, amount) => {
  expect(parseMicroDollars(text)).toBe(amount);
});
