import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DRUG_FREQUENCIES,
  frequencyOf,
  HIGHEST_QUANTITY,
  quantityOf,
  supplyLengthOf,
  UNIT,
  unitsOfFill,
} from './drug-quantity.ts';
import { monthsOf } from './insulin-share.ts';
import { DAYS_OF_SUPPLY } from './year-input.ts';

test.each([
  ['one', 1, 1000],
  ['text', '30', 30_000],
  ['with blanks around', ' 2 ', 2000],
  ['a half', 0.5, 500],
  ['tenths', '1.5', 1500],
  ['a thousandth', '0.001', 1],
  ['the most', 10_000, HIGHEST_QUANTITY],
  ['just over the most', '10000.001', null],
  ['much over', 99_999, null],
  ['too many digits', '123456', null],
  ['huge', 1e21, null],
  ['nothing', 0, null],
  ['nothing in thousandths', '0.000', null],
  ['negative', -1, null],
  ['finer than a thousandth', '0.0001', null],
  ['a sum that fractions spoil', 0.1 + 0.2, null],
  ['no number', Number.NaN, null],
  ['without end', Number.POSITIVE_INFINITY, null],
  ['empty', '', null],
  ['a word', 'ten', null],
  ['a number and a word', '10mg', null],
  ['a word and a number', 'x10', null],
  ['a point and no decimals', '1.', null],
])('a quantity: %s', (_story, value, quantity) => {
  expect(quantityOf(value)).toBe(quantity);
});

test.each([
  ['30', 30, 30],
  ['90', 90, 90],
  ['90 as text', '90', 90],
  ['30 as text', ' 30 ', 30],
  ['60', 60, 30],
  ['60 as text', '60', 30],
  ['empty', '', 30],
  ['blank', ' ', 30],
  ['null', null, 30],
  ['no value', undefined, 30],
  ['a word', 'abc', 30],
  ['a list of one', [90], 30],
])('[DRUG-618] a supply length is 30 or 90, and else 30: %s', (_story, value, length) => {
  expect(supplyLengthOf(value)).toBe(length);
});

test.each([
  ['Day', 'Day', 'Day'],
  ['Week', 'Week', 'Week'],
  ['Month', 'Month', 'Month'],
  ['in small letters', 'day', 'Day'],
  ['in capitals', 'WEEK', 'Week'],
  ['with blanks around', ' month ', 'Month'],
])('[DRUG-408] [DRUG-619] a frequency from the list is taken in its spelling: %s', (_story, value, frequency) => {
  expect(frequencyOf(value, null)).toBe(frequency);
});

test.each([
  ['another unit', 'Year'],
  ['empty', ''],
  ['null', null],
  ['a number', 1],
])('[DRUG-408] [DRUG-619] any other frequency is ignored and leaves what was: %s', (_story, value) => {
  expect([frequencyOf(value, null), frequencyOf(value, 'Week')]).toEqual([null, 'Week']);
});

test.each([
  ['two a day for 30 days', 2 * UNIT, 'Day', undefined, 30, 60 * UNIT],
  ['two a day for 60 days', 2 * UNIT, 'Day', undefined, 60, 120 * UNIT],
  ['two a day for 90 days', 2 * UNIT, 'Day', undefined, 90, 180 * UNIT],
  ['a week has 30 / 7 turns in a month', UNIT, 'Week', undefined, 30, 4286],
  ['and is rounded once, at the end', UNIT, 'Week', undefined, 90, 12_857],
  ['60 days of weeks', UNIT, 'Week', undefined, 60, 8571],
  ['seven a week is one a day', 7 * UNIT, 'Week', undefined, 30, 30 * UNIT],
  ['a month as it is', 45 * UNIT, 'Month', undefined, 30, 45 * UNIT],
  ['three months', 45 * UNIT, 'Month', undefined, 90, 135 * UNIT],
  ['half a unit a day', 500, 'Day', undefined, 30, 15 * UNIT],
  ['a package of 2.5 ml a month', UNIT, 'Month', 2500, 30, 2500],
  ['two packages of 3 ml a month for 90 days', 2 * UNIT, 'Month', 3 * UNIT, 90, 18 * UNIT],
  ['half of a thousandth goes up', 1, 'Month', 500, 30, 1],
  ['less goes down', 1, 'Month', 499, 30, 0],
] as const)('%s', (_story, quantity, frequency, packageSize, supply, units) => {
  const dose = { quantity, frequency, ...(packageSize !== undefined && { packageSize }) };
  expect(unitsOfFill(dose, supply)).toBe(units);
});

const QUANTITY = fc.integer({ min: 1, max: HIGHEST_QUANTITY });

test('the units are exact for every quantity and package up to the limit', () => {
  const dose = fc.record({
    quantity: QUANTITY,
    frequency: fc.constantFrom(...DRUG_FREQUENCIES),
    packageSize: QUANTITY,
  });
  fc.assert(
    fc.property(dose, fc.constantFrom(...DAYS_OF_SUPPLY), ({ quantity, frequency, packageSize }, supply) => {
      const [times, of] = { Day: [30n, 1n], Week: [30n, 7n], Month: [1n, 1n] }[frequency] as [bigint, bigint];
      const dividend = BigInt(quantity) * BigInt(packageSize) * times * BigInt(monthsOf(supply));
      const exact = (dividend * 2n + of * 1000n) / (of * 2000n);
      expect(BigInt(unitsOfFill({ quantity, frequency, packageSize }, supply))).toBe(exact);
    }),
  );
});

test('the largest quantity in the largest package', () => {
  const dose = { quantity: HIGHEST_QUANTITY, frequency: 'Day', packageSize: HIGHEST_QUANTITY } as const;
  expect(unitsOfFill(dose, 90)).toBe(9_000_000_000 * UNIT);
});
