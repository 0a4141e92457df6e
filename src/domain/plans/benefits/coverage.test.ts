import { expect, test } from 'vitest';
import { parseCostShare } from './cost-share.ts';
import { coverageOf, namesAGap } from './coverage.ts';

const line = (inNetwork: string | null, outOfNetwork: string | null = null, anyNetwork: string | null = null) =>
  [inNetwork, outOfNetwork, anyNetwork].map(parseCostShare);

test.each([
  ['a copay in the network', line('$0 copay'), 'covered'],
  ['a share outside it only', line(null, '40% coinsurance'), 'covered'],
  ['some coverage, without a figure', line(null, null, 'Some coverage'), 'covered'],
  ['not covered anywhere', line(null, null, 'Not covered'), 'not-covered'],
  ['two services, neither covered', line(null, null, 'Not covered; Not covered'), 'not-covered'],
  ['two services, one of them covered', line('$0 copay; Not covered'), 'covered'],
  ['not covered in the network, covered outside', line('Not covered', '$20 copay'), 'covered'],
  ['other letters', line(' NOT COVERED. '), 'not-covered'],
  ['nothing said', line(null), 'unknown'],
  ['blanks', line(' ', '', null), 'unknown'],
] as const)('[ERR-420] only what the source says is left out has no coverage: %s', (_story, columns, coverage) => {
  expect(coverageOf(columns)).toBe(coverage);
});

test('a line that leaves one of its services out is known', () => {
  const said = ['$0 copay; Not covered', 'Not covered', '$0 copay', 'Not covered by us'];
  expect(said.map((text) => namesAGap(parseCostShare(text) ?? []))).toEqual([true, true, false, false]);
});
