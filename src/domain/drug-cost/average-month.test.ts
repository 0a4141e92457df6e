import { expect, test } from 'vitest';
import { averageMonth } from './average-month.ts';

test.each([
  ['1,200.00 is 100.00', 1_200_00, 100_00],
  ['100.00 is 8.33', 100_00, 8_33],
  ['0 is 0', 0, 0],
  ['1,234.50 is 102.875 and so 102.88', 1_234_50, 102_88],
  ['half a cent goes up', 6, 1],
  ['less goes down', 5, 0],
])('[DRUG-406] an average month is a twelfth of the year, half up: %s', (_story, year, month) => {
  expect(averageMonth(year)).toBe(month);
});
