import { expect, test } from 'vitest';
import {
  FREQUENCIES,
  REFILL_TEXTS,
  readFrequency,
  readSupplyLength,
  refillTextOf,
  SUPPLY_LENGTHS,
  sortByDosage,
  supplyFieldOf,
} from './saved-drug.ts';

test.each([
  ['30', 30, 30],
  ['90', 90, 90],
  ['90 as text', '90', 90],
  ['60, which is no choice here', 60, 30],
  ['45', 45, 30],
  ['nothing', null, 30],
  ['an empty text', '', 30],
  ['a word', 'abc', 30],
])('[DRUG-618] a supply is 30 or 90 days, and 30 when it is neither: %s', (_story, given, supply) => {
  expect(readSupplyLength(given)).toBe(supply);
});

test.each([
  ['Day', 'Day'],
  ['week', 'Week'],
  ['MONTH', 'Month'],
  ['Year', null],
  ['Yearly', null],
  ['', null],
  [7, null],
])('[DRUG-408][DRUG-619] a frequency is one of three, in any case: %s', (given, frequency) => {
  expect(readFrequency(given)).toBe(frequency);
});

test('[DRUG-407][DRUG-623] two supplies, three frequencies, and four ways to tell of a refill', () => {
  expect(SUPPLY_LENGTHS).toEqual([30, 90]);
  expect(FREQUENCIES).toEqual(['Day', 'Week', 'Month']);
  expect(REFILL_TEXTS).toEqual(['every 1 month', 'every 3 months', '30 days', '90 days']);
  expect([refillTextOf(30), supplyFieldOf(30)]).toEqual(['every 1 month', '30 days']);
  expect([refillTextOf(90), supplyFieldOf(90)]).toEqual(['every 3 months', '90 days']);
});

test('[DRUG-605] drugs stand by dosage, without regard to case, and numbers by their size', () => {
  const drugs = ['Lisinopril 10 MG', 'atorvastatin 40 MG', 'Lisinopril 5 MG', 'lisinopril 5 mg'].map(
    (drugDosage, saved) => ({ drugDosage, saved }),
  );
  expect(sortByDosage(drugs).map(({ saved }) => saved)).toEqual([1, 2, 3, 0]);
  expect(drugs.map(({ saved }) => saved)).toEqual([0, 1, 2, 3]);
});
