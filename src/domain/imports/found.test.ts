import { expect, test } from 'vitest';
import { areClaimsFound, countFound, isAnythingFound } from './found.ts';

const nothing = {
  importedPlansData: { plans: [] },
  importedDrugsAndPharmacySummary: { drugs: [], pharmacy: null },
  importedProvidersSummary: { providers: [] },
};

test.each([
  ['nothing', nothing, false, false],
  ['a plan', { ...nothing, importedPlansData: { plans: ['a plan'] } }, true, false],
  ['a drug', { ...nothing, importedDrugsAndPharmacySummary: { drugs: ['a drug'], pharmacy: null } }, true, true],
  ['a pharmacy', { ...nothing, importedDrugsAndPharmacySummary: { drugs: [], pharmacy: 'a pharmacy' } }, true, true],
  ['a doctor', { ...nothing, importedProvidersSummary: { providers: ['a doctor'] } }, true, true],
])('whether an import found anything, and any claim: %s', (_story, summary, anything, claims) => {
  expect([isAnythingFound(summary), areClaimsFound(summary)]).toEqual([anything, claims]);
});

test('each part is counted', () => {
  const summary = {
    importedPlansData: { plans: [1] },
    importedDrugsAndPharmacySummary: { drugs: [1, 2], pharmacy: {} },
    importedProvidersSummary: { providers: [1, 2, 3] },
  };
  expect(countFound(summary)).toEqual({ plans: 1, drugs: 2, pharmacies: 1, providers: 3 });
});
