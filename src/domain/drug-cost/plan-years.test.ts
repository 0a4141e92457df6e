import { expect, test } from 'vitest';
import { networkOf, whyNoDrug, whyNoYear, yearInput } from './plan-years.ts';
import { aPlan, PHARMACY } from './testing/a-plan.ts';
import type { YearEstimate } from './year-estimate.ts';

const YEAR: YearEstimate = {
  year: 0,
  covered: 0,
  supplemental: 0,
  notCovered: 0,
  counted: 0,
  limitReachedIn: null,
  months: Array(12).fill(0),
  monthsCounted: Array(12).fill(0),
  drugs: [],
  unknown: [],
};

test.each([
  ['at the limit', { covered: 2_400_00 }, null],
  ['above it', { covered: 2_400_01 }, 'fault'],
  ['with a hole in it', { covered: null }, null],
  ['with dear drugs that are not covered', { notCovered: 68_964_48 }, null],
])('a year of covered drugs %s', (_story, change, because) => {
  expect(whyNoYear({ ...YEAR, ...change }, 2027)).toBe(because);
});

test('a year without an estimate has its reason', () => {
  expect(whyNoYear({ because: 'help-not-in-year' }, 2027)).toBe('help-not-in-year');
});

const REQUEST = { planYear: 2027, help: 0, already: { counted: 0, spent: 0 } } as const;

test.each([
  ['does not cover drugs', { hasDrugCover: false, facts: aPlan() }, 'no-drug-cover'],
  ['is not to be shown', { hasDrugCover: true, facts: aPlan({ data: 'suppressed' }) }, 'suppressed'],
  ['is in no file', { hasDrugCover: null, facts: aPlan({ data: 'no-data' }) }, 'no-drug-data'],
  [
    'has a deductible that no file has',
    { hasDrugCover: true, facts: aPlan({ deductible: null }) },
    'deductible-unknown',
  ],
] as const)('a plan that %s has no year', (_story, plan, because) => {
  expect(yearInput(plan, [], REQUEST)).toEqual({ because });
});

test.each([
  ['enhanced', true],
  ['basic', false],
  ['unknown', false],
] as const)('a plan of benefit type %s', (benefitType, isEnhanced) => {
  const input = yearInput({ hasDrugCover: null, facts: aPlan({ benefitType, deductible: 615_00 }) }, [], REQUEST);
  expect(input).toMatchObject({ plan: { deductible: 615_00, isEnhanced }, startMonth: 1 });
});

test.each([
  ['none lacks one', [null, null], null],
  ['the second does', [null, 'price-unknown'], 'price-unknown'],
  ['two do: the first tells', ['unit-unknown', 'price-unknown'], 'unit-unknown'],
] as const)('a year has the reason of the drug without a figure: %s', (_story, reasons, because) => {
  expect(whyNoDrug(reasons.map((reason) => ({ because: reason })))).toBe(because);
});

test.each([
  ['a pharmacy of the network', aPlan(), PHARMACY, 'standard'],
  ['a plan of which no file tells anything', aPlan({ data: 'no-data' }), PHARMACY, 'unknown'],
  ['no pharmacy', aPlan(), null, 'unknown'],
] as const)('where a pharmacy stands with a plan: %s', (_story, facts, pharmacy, network) => {
  expect(networkOf({ facts, pharmacy })).toBe(network);
});

test.each([
  ['a cent below the limit', 2026, 2_099_99, true],
  ['at the limit', 2026, 2_100_00, true],
  ['a cent above it', 2026, 2_100_01, false],
  ['the higher limit of the next year', 2027, 2_400_00, true],
  ['above it', 2027, 68_964_48, false],
  ['2024, the first year in which nothing is asked after it', 2024, 8_000_01, false],
  ['2023, when a part was asked after it', 2023, 9_000_00, true],
  ['a year without parameters, which has no figure', 2031, 9_000_00, true],
])('covered drugs of a year: %s', (_story, planYear, covered, isPossible) => {
  expect(whyNoYear({ ...YEAR, covered }, planYear)).toBe(isPossible ? null : 'fault');
});
