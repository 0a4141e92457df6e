import { expect, test } from 'vitest';
import type { PlanDrugs } from './drug-facts.ts';
import { type CostRequest, networkOf, planYears, whyNoDrug, whyNoYear, yearInput } from './plan-years.ts';
import { aCatalogueDrug, aFormularyDrug, aPlan, aRequest, PHARMACY } from './testing/a-plan.ts';
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

const COST_REQUEST: CostRequest = { ...REQUEST, drugs: [aRequest()], restFrom: null };

const years = (change: Partial<CostRequest> = {}, facts: Partial<PlanDrugs> = {}, hasDrugCover = true) =>
  planYears({ facts: aPlan(facts), hasDrugCover, pharmacy: PHARMACY }, [aCatalogueDrug()], {
    ...COST_REQUEST,
    ...change,
  });

test('without Extra Help both walks of a year are the same, and there is no rest of the year', () => {
  const { plain, helped, rest, because, drugs, ofPlan } = years();
  expect([plain?.estimate.year, helped?.estimate.year]).toEqual([480_00, 480_00]);
  expect(plain?.input).toMatchObject({ help: 0, startMonth: 1, planYear: 2027 });
  expect([rest, because]).toEqual([null, null]);
  expect([drugs.length, ofPlan.length]).toEqual([1, 1]);
});

test('with Extra Help one walk has it and the other has not', () => {
  const { plain, helped } = years({ help: 1 });
  expect(plain?.estimate.year).toBe(480_00);
  expect([plain?.input.help, helped?.input.help]).toEqual([0, 1]);
  expect(helped?.estimate.year).toBeLessThan(480_00);
});

test('the rest of a year has the fills from its first month on', () => {
  const { rest, helped } = years({ restFrom: 11 });
  expect(rest?.estimate.year).toBe(80_00);
  expect(rest?.input.startMonth).toBe(11);
  expect(rest?.estimate.months?.map((cents) => cents > 0)).toEqual([...Array(10).fill(false), true, true]);
  expect(helped?.estimate.year).toBe(480_00);
});

const NONE = { plain: null, helped: null, rest: null };

test('a plan without drug cover has no walk, and says why', () => {
  expect(years({ restFrom: 11 }, {}, false)).toMatchObject({ ...NONE, because: 'no-drug-cover' });
});

test('a year whose rules are not known has none either', () => {
  const found = years({ planYear: 2031, restFrom: 11 });
  expect(found).toMatchObject(NONE);
  expect(found.because).not.toBeNull();
});

test('a drug without a figure leaves the year open, and tells why', () => {
  const found = years({}, { drugs: [aFormularyDrug({ unitCosts: { 30: null, 60: null, 90: null } })] });
  expect(found.helped?.estimate.year).toBeNull();
  expect(found.because).toBe(found.drugs[0]?.because);
  expect(found.because).not.toBeNull();
});
