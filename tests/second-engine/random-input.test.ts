import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { YearEstimate } from '#domain/drug-cost/year-estimate.ts';
import type { KnownDrug, YearInput } from '#domain/drug-cost/year-input.ts';
import { randomYearInput } from './random-input.ts';
import { secondEstimateYear } from './second-estimate-year.ts';
import { rowOf } from './year-table.ts';

const SEED = 20_261_121;

const HOW_MANY = 1500;
const FEWEST = 20;

type Case = YearInput & { answer: YearEstimate | null; known: KnownDrug[] };

const CASES: readonly Case[] = fc.sample(randomYearInput, { seed: SEED, numRuns: HOW_MANY }).map((input) => {
  const answer = secondEstimateYear(input);
  const known = input.drugs.filter((drug): drug is KnownDrug => !('unknown' in drug) && drug.price !== null);
  return { ...input, known, answer: 'because' in answer ? null : answer };
});

const hasRule = (rule: string) => (input: Case) => input.known.some(({ cover }) => cover.rule === rule);
const thresholdOf = ({ planYear }: Case) => rowOf(planYear)?.threshold ?? 0;

function isPastWithDeductible({ planYear, known, plan, already }: Case): boolean {
  const [first, ...others] = known;
  const above = rowOf(planYear)?.gap?.above;
  if (!above || !first || plan.deductible <= already.spent) return false;
  const isExempt = first.cover.rule === 'tier' && !first.cover.hasDeductible;
  return isExempt && first.price >= above && others.some(({ cover }) => cover.rule === 'tier' && cover.hasDeductible);
}

const isUnpriced = (drug: YearInput['drugs'][number]) => !('unknown' in drug) && drug.price === null;
const hasHoleOutside = (answer: YearEstimate | null) => answer?.notCovered === null && answer.covered !== null;

// Two engines that agree on dull years have proved nothing.
test.each<[string, (input: Case) => boolean]>([
  ...[2023, 2024, 2025, 2026, 2027, 2028].map((year): [string, (input: Case) => boolean] => [
    `the year ${year}`,
    ({ planYear }) => planYear === year,
  ]),
  ...[0, 1, 2, 3].map((level): [string, (input: Case) => boolean] => [
    `Extra Help ${level} with a figure`,
    ({ help, answer }) => help === level && answer !== null,
  ]),
  ['partial help in 2023', ({ help, planYear }) => help === 4 && planYear === 2023],
  ...['tier', 'insulin', 'vaccine', 'supplemental', 'not-covered', 'not-offered'].map(
    (rule): [string, (input: Case) => boolean] => [rule, hasRule(rule)],
  ),
  ['no figure for a drug', ({ answer }) => answer?.year === null],
  ['no figure for a drug that is not covered, and one for those that are', ({ answer }) => hasHoleOutside(answer)],
  ['a vaccine without a price, and a figure', ({ drugs, answer }) => drugs.some(isUnpriced) && answer?.year != null],
  ['no drug', ({ drugs }) => drugs.length === 0],
  ['more than ten drugs', ({ drugs }) => drugs.length > 10],
  ['a price of 0', ({ known }) => known.some(({ price }) => price === 0)],
  ['the limit reached within the year', (input) => (input.answer?.limitReachedIn ?? 0) > input.startMonth],
  ['the limit not reached', ({ answer }) => answer?.limitReachedIn === null],
  ['the limit met to the cent', (input) => input.answer?.counted === thresholdOf(input)],
  ['past the initial coverage limit with deductible left', isPastWithDeductible],
  ['in December', ({ startMonth }) => startMonth === 12],
  ['something spent before', ({ already }) => already.spent > 0],
  ['the limit reached before', (input) => input.already.counted >= thresholdOf(input)],
])('the random years come to: %s', (_story, isSuch) => {
  expect(CASES.filter(isSuch).length).toBeGreaterThanOrEqual(FEWEST);
});

const figures = (check: (answer: YearEstimate, input: Case) => void) => () => {
  for (const input of CASES) if (input.answer) check(input.answer, input);
};
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

test(
  'the sum of the months is the year, and its three parts are all there is',
  figures(({ year, months, covered, supplemental, notCovered, drugs }) => {
    for (const drug of drugs) expect(sum(drug.months)).toBe(drug.year);
    const parts = [covered, supplemental, notCovered].filter((part) => part !== null);
    expect(year === null).toBe(parts.length < 3);
    if (year !== null)
      expect([sum(drugs.map((drug) => drug.year)), sum(parts), sum(months ?? [])]).toEqual([year, year, year]);
  }),
);

test(
  'months before the first cost nothing',
  figures(({ drugs }, { startMonth }) => {
    for (const { months } of drugs) expect(sum(months.slice(0, startMonth - 1))).toBe(0);
  }),
);

test('Extra Help never makes a year dearer', () => {
  for (const { known: _known, answer, ...input } of CASES) {
    const without = secondEstimateYear({ ...input, help: 0 });
    if (!answer || 'because' in without || without.covered === null) continue;
    expect(answer.covered).toBeLessThanOrEqual(without.covered);
  }
});

test(
  'who has a limit from 2024 on pays at most what was missing to it, for covered drugs',
  figures(({ covered }, input) => {
    if (input.planYear < 2024 || covered === null) return;
    expect(covered).toBeLessThanOrEqual(Math.max(0, thresholdOf(input) - input.already.counted));
  }),
);
