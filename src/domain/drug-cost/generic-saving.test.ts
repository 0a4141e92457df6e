import { expect, test } from 'vitest';
import { type GenericPair, genericSaving } from './generic-saving.ts';

const at = (plan: string, withBrand: number | null, withGeneric: number | null): GenericPair<string> => ({
  plan,
  withBrand,
  withGeneric,
});

test.each([
  ['one plan', [at('A', 900_00, 500_00)], { kind: 'less', least: 400_00, most: 400_00, plans: ['A'] }],
  ['one cent', [at('A', 900_00, 899_99)], { kind: 'less', least: 1, most: 1, plans: ['A'] }],
  ['nothing saved', [at('A', 900_00, 900_00)], { kind: 'same', plans: ['A'] }],
  ['nothing to pay with either', [at('A', 0, 0)], { kind: 'same', plans: ['A'] }],
  ['one cent more', [at('A', 899_99, 900_00)], { kind: 'more', least: 1, most: 1, plans: ['A'] }],
  [
    'two plans',
    [at('A', 900_00, 500_00), at('B', 700_00, 690_00)],
    { kind: 'less', least: 10_00, most: 400_00, plans: ['A', 'B'] },
  ],
  [
    'the same at one, less at the other',
    [at('A', 900_00, 900_00), at('B', 700_00, 690_00)],
    { kind: 'less', least: 0, most: 10_00, plans: ['A', 'B'] },
  ],
  [
    'the same at one, more at the other',
    [at('A', 900_00, 900_00), at('B', 690_00, 700_00)],
    { kind: 'more', least: 0, most: 10_00, plans: ['A', 'B'] },
  ],
  [
    'more at both',
    [at('A', 10_00, 40_00), at('B', 20_00, 25_00)],
    { kind: 'more', least: 5_00, most: 30_00, plans: ['A', 'B'] },
  ],
  [
    'less at one, more at another, the same at a third',
    [at('A', 900_00, 500_00), at('B', 20_00, 25_00), at('C', 1, 1)],
    { kind: 'mixed', less: 400_00, more: 5_00, plans: ['A', 'B', 'C'] },
  ],
])('what a generic saves: %s', (_story, pairs, expected) => {
  expect(genericSaving(pairs)).toStrictEqual({ ...expected, isPartial: false });
});

test.each([
  ['without the brand', at('B', null, 100_00)],
  ['without the generic', at('B', 100_00, null)],
  ['without both', at('B', null, null)],
])('a plan %s is left out, and told of; alone it leaves nothing to say', (_story, unknown) => {
  expect(genericSaving([at('A', 900_00, 500_00), unknown])).toStrictEqual({
    kind: 'less',
    least: 400_00,
    most: 400_00,
    plans: ['A'],
    isPartial: true,
  });
  expect(genericSaving([unknown])).toEqual({ kind: 'not-available' });
});

test('without plans there is nothing to say', () => {
  expect(genericSaving([])).toEqual({ kind: 'not-available' });
});
