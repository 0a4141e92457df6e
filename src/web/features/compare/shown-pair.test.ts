import { expect, test } from 'vitest';
import { shownPair, withChoice } from './shown-pair.ts';

test.each([
  ['the first two', ['a', 'b', 'c'], [], ['a', 'b']],
  ['those chosen, in their order', ['a', 'b', 'c'], ['c', 'a'], ['c', 'a']],
  ['the next in the place of one that was removed', ['a', 'c'], ['b', 'c'], ['c', 'a']],
])('a phone shows %s', (_story, planIds, chosen, pair) => {
  expect(shownPair(planIds, chosen)).toEqual(pair);
});

test.each([
  ['another on the left', 0, 'c', ['c', 'b']],
  ['another on the right', 1, 'c', ['a', 'c']],
  ['the one of the right on the left: they change places', 0, 'b', ['b', 'a']],
  ['the one of the left on the right: they change places', 1, 'a', ['b', 'a']],
] as const)('%s', (_story, side, planId, pair) => {
  expect(withChoice(['a', 'b'], side, planId)).toEqual(pair);
});
