import { expect, test } from 'vitest';
import { partDParameters, yearlyDrugLimit } from './part-d-parameters.ts';

test.each([
  [2023, 505_00, 7_400_00, 4_660_00],
  [2024, 545_00, 8_000_00, 5_030_00],
  [2025, 590_00, 2_000_00, undefined],
  [2026, 615_00, 2_100_00, undefined],
  [2027, 700_00, 2_400_00, undefined],
])('the standard benefit of %i', (year, deductible, threshold, gapLimit) => {
  const parameters = partDParameters(year);
  expect([parameters?.deductible, parameters?.threshold, parameters?.gap?.limit]).toEqual([
    deductible,
    threshold,
    gapLimit,
  ]);
});

test.each([2022, 2028, 0, 2026.5])('there are none for %d, and no neighbour stands in', (year) => {
  expect(partDParameters(year)).toBeNull();
});

test.each([
  ['the published limit', 2027, 2_400_00],
  ['the first year without a share after it', 2024, 8_000_00],
  ['a year in which a share was due after it', 2023, null],
  ['a year without rules', 2031, null],
])('the most that covered drugs can cost in a year: %s', (_story, year, limit) => {
  expect(yearlyDrugLimit(year)).toBe(limit);
});
