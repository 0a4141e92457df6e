import { expect, test } from 'vitest';
import { dualOfCoverage, helpOfCoverage } from './help-of-coverage.ts';
import { aCoverage } from './testing/a-claim.ts';

const TODAY = '2026-11-16';
const help = (extraHelp: object, more = {}) =>
  helpOfCoverage(
    [aCoverage({ extraHelp: { inEffect: true, copayLevel: null, premiumPercent: null, ...extraHelp }, ...more })],
    TODAY,
  );

test.each([
  ['high copays and the whole premium', { copayLevel: '1', premiumPercent: 100 }, { copayCategory: 1, level: '1' }],
  ['low copays', { copayLevel: '2', premiumPercent: 75 }, { copayCategory: 2, level: '2' }],
  ['no copays', { copayLevel: '3', premiumPercent: 50 }, { copayCategory: 3, level: '3' }],
  ['fifteen percent', { copayLevel: '4', premiumPercent: 25 }, { copayCategory: 4, level: '4' }],
  ['copays that are not known', { copayLevel: '5', premiumPercent: 100 }, { copayCategory: null, level: '1' }],
  ['a share that nobody has', { copayLevel: '1', premiumPercent: 30 }, { copayCategory: 1, level: null }],
  ['help that is not in effect', { inEffect: false, copayLevel: '1' }, { copayCategory: 0, level: '0' }],
  ['help of which nothing says whether it is', { inEffect: null, copayLevel: '1' }, { copayCategory: 1, level: null }],
])('%s', (_story, extraHelp, known) => {
  expect(help(extraHelp)).toEqual(known);
});

test.each([
  ['cover that ended', { to: '2026-11-15' }],
  ['cover that has not begun', { from: '2026-11-17' }],
  ['cancelled cover', { isCancelled: true }],
  ['the part of the plan that pays for care', { part: 'C' }],
] as const)('%s tells nothing of help', (_story, more) => {
  expect(help({ copayLevel: '1' }, more)).toBeNull();
});

test.each([
  ['01', 'F', { program: 'QMB', hasFullMedicaid: true, state: 'VT' }],
  ['02', 'P', { program: 'QMB', hasFullMedicaid: false, state: 'VT' }],
  ['04', null, { program: 'SLMB', hasFullMedicaid: null, state: 'VT' }],
  ['08', 'F', { program: null, hasFullMedicaid: true, state: 'VT' }],
  ['NA', 'N', null],
  ['toString', 'N', null],
])('dual status %s, type %s', (statusCode, typeCode, known) => {
  expect(dualOfCoverage([aCoverage({ part: 'dual', dual: { statusCode, typeCode, state: 'VT' } })], TODAY)).toEqual(
    known,
  );
});
