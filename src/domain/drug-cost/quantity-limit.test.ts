import { expect, test } from 'vitest';
import type { Restrictions } from './drug-facts.ts';
import { UNIT } from './drug-quantity.ts';
import { isOverLimit, itemsInLimit, limitOf } from './quantity-limit.ts';
import { aCatalogueDrug, aFormularyDrug, NO_LIMITS } from './testing/a-plan.ts';

const daily = (quantity: number) => ({ quantity, frequency: 'Day' as const });
const ofPackage = (quantity: number, packageSize: number, frequency: 'Day' | 'Week' | 'Month') => ({
  quantity: quantity * UNIT,
  frequency,
  packageSize,
});

test.each([
  ['a dose that is not known is over no limit', null, 1, 30, false],
  ['one a day of 30 in 30 days', daily(UNIT), 30, 30, false],
  ['two a day of 30 in 30 days', daily(2 * UNIT), 30, 30, true],
  ['two a day of 60 in 30 days', daily(2 * UNIT), 60, 30, false],
  ['two a day of 180 in 90 days', daily(2 * UNIT), 180, 90, false],
  ['two a day of 60 in 90 days', daily(2 * UNIT), 60, 90, true],
  ['102 % of the limit is within it', daily(1020), 30, 30, false],
  ['a thousandth above 102 % is over it', daily(1021), 30, 30, true],
  ['a pen of 3 mL a month of 3 mL in 28 days', ofPackage(1, 3000, 'Month'), 3, 28, false],
  ['two pens of 3 mL a month of 3 mL in 28 days', ofPackage(2, 3000, 'Month'), 3, 28, true],
  ['four syringes in 28 days are one a week', ofPackage(1, 500, 'Week'), 2, 28, false],
  ['three syringes in 28 days are less than one a week', ofPackage(1, 500, 'Week'), 1.5, 28, true],
  ['once a month of twelve in 365 days', ofPackage(1, UNIT, 'Month'), 12, 365, false],
  ['once a month of eleven in 365 days', ofPackage(1, UNIT, 'Month'), 11, 365, true],
  ['a limit in parts of a unit', ofPackage(1, 8400, 'Month'), 8.4, 30, false],
])('%s', (_story, dose, amount, days, isOver) => {
  expect(isOverLimit(dose, { amount, days })).toBe(isOver);
});

const TABLET = aCatalogueDrug();
const NO_UNIT = aCatalogueDrug({ knowledge: null });
const LIMITED: Restrictions = { ...NO_LIMITS, quantityLimit: 30, quantityLimitDays: 30 };
const listed = (limits: Restrictions) =>
  aFormularyDrug({ listing: { list: 'formulary', tier: 3, isSelected: false, sourceLine: 1, ...limits } });

test.each([
  ['is more than it', TABLET, LIMITED, { amount: 30, days: 30, unit: 'EA', isOverLimit: true }],
  ['has no unit', NO_UNIT, LIMITED, { amount: 30, days: 30, unit: null, isOverLimit: false }],
  ['is of a vaccine', aCatalogueDrug({ isAdultVaccine: true }), LIMITED, { unit: 'EA', isOverLimit: false }],
  ['has none', TABLET, NO_LIMITS, null],
  ['has one without its days', TABLET, { ...LIMITED, quantityLimitDays: null }, null],
])('the limit of a dose that %s', (_story, about, limits, expected) => {
  const limit = limitOf({ about, dose: daily(2 * UNIT), facts: listed(limits) });
  if (expected) expect(limit).toMatchObject(expected);
  else expect(limit).toBeNull();
});

test('what is on no list has no limit', () => {
  const facts = aFormularyDrug({ listing: { list: 'none' } });
  expect(limitOf({ about: TABLET, dose: daily(2 * UNIT), facts })).toBeNull();
});

test.each([
  ['3 mL of Ozempic is one pen', 3, 3, 1],
  ['60 mL of Lantus are 20 pens', 60, 3, 20],
  ['12 mL of enoxaparin 40 mg are 30 syringes', 12, 0.4, 30],
  ['half a pen', 1.5, 3, 0.5],
  ['an inhaler of 10.2 g that a file rounds to 10.1 g', 10.1, 10.2, 1],
  ['10 g are more than a hundredth off', 10, 10.2, null],
  ['33 pens and a third', 100, 3, null],
  ['a third of a pen', 1, 3, null],
  ['nothing', 0, 3, null],
])('%s', (_story, amount, size, items) => {
  expect(itemsInLimit(amount, size)).toBe(items);
});
