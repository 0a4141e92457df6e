import { expect, test } from 'vitest';
import { itemsInLimit } from './items-in-limit.ts';

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
