import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DRUG_FREQUENCIES, HIGHEST_QUANTITY, UNIT } from './drug-quantity.ts';
import { unitsOfFill } from './fill-units.ts';
import { monthsOf } from './insulin-share.ts';
import { DAYS_OF_SUPPLY } from './year-input.ts';

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
