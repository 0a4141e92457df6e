import { expect, test } from 'vitest';
import { betterValues, coverTheSame } from './better-values.ts';

test.each([
  ['the lowest cost', [20_00, 0, 35_00], 'lowest', [false, true, false]],
  ['the most covered', [4, 5, 3], 'highest', [false, true, false]],
  ['each of the lowest', [0, 0, 35_00], 'lowest', [true, true, false]],
  ['none where all are the same', [20_00, 20_00], 'lowest', [false, false]],
  ['none where one is not known', [20_00, null, 35_00], 'lowest', [false, false, false]],
  ['none where nothing is known', [null, null], 'highest', [false, false]],
  ['none of one alone', [20_00], 'lowest', [false]],
] as const)('%s is better', (_story, values, wanted, better) => {
  expect(betterValues(values, wanted)).toEqual(better);
});

const plan = (planType: string, drugCoverage: boolean) => ({ planType, drugCoverage });

test.each([
  ['care and drugs', [plan('MAPD', true), plan('SNP', true)], true],
  ['care without drugs', [plan('MA', false), plan('MA', false)], true],
  ['drugs alone', [plan('PDP', true), plan('PDP', true)], true],
  ['a drug plan beside care', [plan('PDP', true), plan('MAPD', true)], false],
  ['care without drugs beside care with them', [plan('MA', false), plan('MAPD', true)], false],
])('%s: %s', (_story, plans, isSame) => {
  expect(coverTheSame(plans)).toBe(isSame);
});
