import { expect, test } from 'vitest';
import { countCovered, coverageOf, coverageRow } from './coverage-row.ts';

const IN = { isPharmacyCovered: true, inNetwork: true };

test.each([
  ['a covered drug, no pharmacy chosen', 'covered', null, 'covered'],
  ['a covered drug, a pharmacy of the network', 'covered', IN, 'covered'],
  ['a drug that is not covered', 'not-covered', IN, 'not-covered'],
  ['nothing known of the drug', 'unknown', IN, 'not-available'],
  ['a pharmacy out of the network', 'covered', { ...IN, inNetwork: false }, 'pharmacy-message'],
  ['a pharmacy that is not covered', 'covered', { ...IN, isPharmacyCovered: false }, 'pharmacy-message'],
  ['neither the drug nor the pharmacy', 'not-covered', { ...IN, inNetwork: false }, 'pharmacy-message'],
  ['nothing known of the network', 'covered', { isPharmacyCovered: null, inNetwork: null }, 'covered'],
] as const)('[DRUG-005][PHARM-400] a drug has one line on a plan: %s', (_story, coverage, pharmacy, row) => {
  expect(coverageRow(coverage, pharmacy)).toBe(row);
});

test.each([
  ['a covered drug whose supply is not sold here', 'covered', IN, false, 'not-offered'],
  ['one whose supply is sold', 'covered', IN, true, 'covered'],
  ['nothing known of the supply', 'covered', IN, null, 'covered'],
  ['a drug that is not covered is nowhere sold', 'not-covered', IN, false, 'not-covered'],
  ['nothing known of the drug', 'unknown', IN, false, 'not-available'],
  ['out of the network nothing else is said', 'covered', { ...IN, inNetwork: false }, false, 'pharmacy-message'],
] as const)('covered and not sold is a line of its own: %s', (_story, coverage, pharmacy, isOffered, row) => {
  expect(coverageRow(coverage, pharmacy, isOffered)).toBe(row);
});

const SOLD = { coverage: 'covered', isOffered: true } as const;
const NOT_SOLD = { coverage: 'covered', isOffered: false } as const;
const NOT_COVERED = { coverage: 'not-covered', isOffered: null } as const;
const UNKNOWN = { coverage: 'unknown', isOffered: null } as const;

test.each([
  ['all of them', [SOLD, { ...SOLD, isOffered: null }], 2],
  ['one of two', [SOLD, NOT_COVERED], 1],
  ['what is not sold does not count', [SOLD, NOT_SOLD], 1],
  ['of one it is not known: no count', [SOLD, UNKNOWN], null],
  ['no drugs', [], 0],
] as const)('how many drugs are covered: %s', (_story, drugs, count) => {
  expect(countCovered(drugs)).toBe(count);
});

test.each([
  ['formulary', 'covered'],
  ['excluded', 'covered'],
  ['none', 'not-covered'],
  ['unknown', 'unknown'],
] as const)('a drug whose list is %s is %s', (list, coverage) => {
  expect(coverageOf(list)).toBe(coverage);
});
