import { expect, test } from 'vitest';
import { coverageRow } from './coverage-row.ts';

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
