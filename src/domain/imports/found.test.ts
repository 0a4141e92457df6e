import { expect, test } from 'vitest';
import { countFound, isAnythingFound } from './found.ts';

const nothing = {
  importedPlansData: { plans: [] },
  importedDrugsAndPharmacySummary: { drugs: [], pharmacy: null },
  importedProvidersSummary: { providers: [] },
};

test.each([
  ['nothing', nothing, false],
  ['a plan', { ...nothing, importedPlansData: { plans: ['a plan'] } }, true],
  ['a drug', { ...nothing, importedDrugsAndPharmacySummary: { drugs: ['a drug'], pharmacy: null } }, true],
  ['a pharmacy', { ...nothing, importedDrugsAndPharmacySummary: { drugs: [], pharmacy: 'a pharmacy' } }, true],
  ['a doctor', { ...nothing, importedProvidersSummary: { providers: ['a doctor'] } }, true],
])('whether an import found anything: %s', (_story, summary, found) => {
  expect(isAnythingFound(summary)).toBe(found);
});

test('each part is counted', () => {
  const summary = {
    importedPlansData: { plans: [1] },
    importedDrugsAndPharmacySummary: { drugs: [1, 2], pharmacy: {} },
    importedProvidersSummary: { providers: [1, 2, 3] },
  };
  expect(countFound(summary)).toEqual({ plans: 1, drugs: 2, pharmacies: 1, providers: 3 });
});
