import { expect, test } from 'vitest';
import { DRUG_FREQUENCIES, SUPPLY_LENGTHS } from '#domain/drug-cost/drug-quantity.ts';
import { REFILL_TEXTS, refillTextOf, sortByDosage } from './saved-drug.ts';

test('[DRUG-407][DRUG-623] two supplies, three frequencies, and four ways to tell of a refill', () => {
  expect(SUPPLY_LENGTHS).toEqual([30, 90]);
  expect(DRUG_FREQUENCIES).toEqual(['Day', 'Week', 'Month']);
  expect(REFILL_TEXTS).toEqual(['every 1 month', 'every 3 months', '30 days', '90 days']);
  expect([refillTextOf(30), refillTextOf(90)]).toEqual(['every 1 month', 'every 3 months']);
});

test('[DRUG-605] drugs stand by dosage, without regard to case, and numbers by their size', () => {
  const drugs = ['Lisinopril 10 MG', 'atorvastatin 40 MG', 'Lisinopril 5 MG', 'lisinopril 5 mg'].map(
    (drugDosage, saved) => ({ drugDosage, saved }),
  );
  expect(sortByDosage(drugs).map(({ saved }) => saved)).toEqual([1, 2, 3, 0]);
  expect(drugs.map(({ saved }) => saved)).toEqual([0, 1, 2, 3]);
});
