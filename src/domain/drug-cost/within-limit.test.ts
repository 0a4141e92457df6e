import { expect, test } from 'vitest';
import { isWithinLimit } from './within-limit.ts';

test.each([
  ['a cent below the limit', 2026, 2_099_99, true],
  ['at the limit', 2026, 2_100_00, true],
  ['a cent above it', 2026, 2_100_01, false],
  ['the higher limit of the next year', 2027, 2_400_00, true],
  ['above it', 2027, 68_964_48, false],
  ['2024, the first year in which nothing is asked after it', 2024, 8_000_01, false],
  ['2023, when a part was asked after it', 2023, 9_000_00, true],
  ['a year without parameters, which has no figure', 2031, 9_000_00, true],
])('covered drugs of a year: %s', (_story, planYear, covered, isPossible) => {
  expect(isWithinLimit(planYear, covered)).toBe(isPossible);
});
