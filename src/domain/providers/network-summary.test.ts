import { expect, test } from 'vitest';
import { countAnswers, isComparable, networkChange } from './network-summary.ts';

test('each answer counts by itself, and a missing one is not available', () => {
  expect(countAnswers(['in-network', 'in-network', 'not-listed', 'accepts-medicare', undefined])).toEqual({
    'in-network': 2,
    'not-listed': 1,
    'accepts-medicare': 1,
    'not-available': 1,
    of: 5,
  });
  expect(countAnswers([]).of).toBe(0);
});

test.each([
  ['the same', 'in-network', 'in-network', null],
  ['gone from the list', 'in-network', 'not-listed', { before: 'in-network', after: 'not-listed' }],
  ['new on the list', 'not-listed', 'in-network', { before: 'not-listed', after: 'in-network' }],
  ['not known before', 'not-available', 'in-network', null],
  ['not known any more', 'in-network', 'not-available', null],
  ['not asked', undefined, 'in-network', null],
] as const)('[ENV-404] what another year changes: %s', (_story, before, after, change) => {
  expect(networkChange(before, after)).toEqual(change);
});

test.each([
  ['both tell', 'in-network', 'not-listed', true],
  ['both tell the same', 'not-listed', 'not-listed', true],
  ['the year before is not available', 'not-available', 'in-network', false],
  ['the year is not available', 'in-network', 'not-available', false],
  ['the plan was not there', undefined, 'in-network', false],
] as const)('[ENV-404] whether two years can be compared: %s', (_story, before, after, can) => {
  expect(isComparable(before, after)).toBe(can);
});
