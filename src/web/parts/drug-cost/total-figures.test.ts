import { expect, test } from 'vitest';
import { drugCosts } from '#content/en/drug-cost.ts';
import { totalCost } from '#content/en/drug-cost-total.ts';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import type { Drug } from '#contract/saved-drugs.ts';
import { CORNER_PHARMACY, LISINOPRIL, PENS } from '#tests/support/drugs.ts';
import { aCost, aDrugCost, anAverage, someParts } from '#tests/support/web/cost-examples.ts';
import { totalFigures, totalOf } from './total-figures.ts';

const PLAN = { monthlyPremium: 10_00, drugCoverage: true };
const { drugYear } = drugCosts;
const asSaved = (drug: typeof LISINOPRIL): Drug => ({ ...drug, drugId: drug.nationalDrugCode }) as Drug;
const list = { items: [asSaved(LISINOPRIL), asSaved(PENS)], pharmacy: CORNER_PHARMACY };
const WORDS = { totalCost, drugCosts, list, language: 'en' } as const;

const AVERAGE = aDrugCost(LISINOPRIL.nationalDrugCode, { average: anAverage() });
const NOT_COVERED = aDrugCost(PENS.nationalDrugCode, { coverage: 'not-covered', year: 23_00 });

const known = (change: Partial<PlanDrugCost>) => {
  const cost = aCost('H9918001000', 1_234_50, { drugs: [AVERAGE], ...change });
  return { state: 'known', cost, request: {} as never } as const;
};
const figures = (change: Partial<PlanDrugCost>) => totalFigures(PLAN, known(change), WORDS);

test('[PLAN-001][DRUG-406][DRUG-625] the premiums and the drugs of a year, and what the drugs rest on', () => {
  expect(figures({})).toMatchObject({
    total: '$1,354.50',
    drugs: { text: '$1,234.50', subject: { about: 'year', cents: 1_234_50 } },
    apart: [],
    month: '$102.88',
    monthSubject: { about: 'average', cents: 102_88 },
    missing: [],
    basis: [drugYear.coveredOf(1, 1), drugYear.restsOnAverage(1, 1, 2023), drugCosts.standardPharmacy],
  });
});

test('what is not available rests on nothing, and has no receipt', () => {
  expect(figures({ annualDrugCost: null, because: 'drug-unknown' })).toMatchObject({
    total: null,
    drugs: null,
    month: null,
    monthSubject: null,
    missing: [drugCosts.because['drug-unknown']],
    basis: [drugYear.coveredOf(1, 1)],
  });
});

const ONE_NOT_COVERED = { notCovered: 23_00, notCoveredDrugs: [PENS.nationalDrugCode] };

test('what is not covered stands apart, and is paid all the same', () => {
  const change: Partial<PlanDrugCost> = { drugs: [AVERAGE, NOT_COVERED], parts: someParts(2_004_00, ONE_NOT_COVERED) };
  expect(figures(change)).toMatchObject({
    total: '$2,147.00',
    drugs: { text: '$2,004.00 covered', subject: { about: 'part', part: 'covered', cents: 2_004_00 } },
    apart: [
      {
        text: `+ $23.00 not covered: ${PENS.drugDosage}`,
        subject: { about: 'part', part: 'not-covered', cents: 23_00 },
      },
    ],
    month: '$168.92',
  });
  expect(totalOf(PLAN, known(change))).toBe(2_147_00);
});

test('what has no price leaves covered drugs their figure, and the plan without a total', () => {
  const parts = someParts(2_004_00, { ...ONE_NOT_COVERED, notCovered: null });
  const change: Partial<PlanDrugCost> = {
    drugs: [AVERAGE, { ...NOT_COVERED, year: null }],
    parts,
    because: 'price-unknown',
  };
  expect(figures(change)).toMatchObject({
    total: null,
    drugs: { text: '$2,004.00 covered' },
    apart: [{ text: `+ not covered: ${PENS.drugDosage}, price not available`, subject: null }],
    month: null,
    missing: [totalCost.notCoveredUnknown],
  });
  expect(totalOf(PLAN, known(change))).toBeNull();
});

test('with Extra Help both figures stand there, each with its name', () => {
  const { drugs, apart, total, basis } = figures({ lisAnnualDrugCost: 120_00 });
  expect(drugs?.text).toBe('With Extra Help $120.00');
  expect(apart).toMatchObject([
    { text: 'Without Extra Help $1,234.50', subject: { about: 'without-help', cents: 1_234_50 } },
  ]);
  expect(total).toBe('$240.00');
  expect(basis).toContain(totalCost.withExtraHelp);
});

test('a supply that is not sold is not counted as covered, and is said by drug', () => {
  const { basis } = figures({ drugs: [AVERAGE, aDrugCost(PENS.nationalDrugCode, { isOffered: false })] });
  expect(basis.slice(0, 2)).toEqual([
    '1 of 2 drugs covered',
    `${PENS.drugDosage}: covered, but not sold as 90 days at your pharmacy`,
  ]);
});
