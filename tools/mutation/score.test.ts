import { expect, test } from 'vitest';
import { percentOf, scoreOf, scoresByRequirement } from './score.ts';

const mutant = (isKilled: boolean, ...requirements: string[]) => ({
  place: 'a.ts:1',
  mutation: '1 → 2',
  isKilled,
  requirements,
});
const MUTANTS = [mutant(false, 'GEO-403'), mutant(true, 'GEO-403', 'GEO-404'), mutant(true)];

test('mutants are counted, and for each requirement those that its tests cover', () => {
  expect(scoreOf(MUTANTS)).toEqual({ mutants: 3, killed: 2 });
  expect(scoresByRequirement(MUTANTS)).toEqual({
    'GEO-403': { mutants: 2, killed: 1 },
    'GEO-404': { mutants: 1, killed: 1 },
  });
});

test.each([
  [10_000, 8499, 84.9],
  [20, 17, 85],
  [0, 0, 100],
])('of %i mutants %i killed are %f percent', (mutants, killed, percent) => {
  expect(percentOf({ mutants, killed })).toBe(percent);
});
