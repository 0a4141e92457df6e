import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateYear } from '#domain/drug-cost/estimate-year.ts';
import { paymentPlanBills, paymentPlanMonths } from '#domain/drug-cost/payment-plan.ts';
import { randomYearInput } from './random-input.ts';
import { type PaymentYear, randomPaymentYear } from './random-payment-year.ts';
import { RUNS, SEED, TIME_LIMIT } from './runs.ts';
import { secondEstimateYear } from './second-estimate-year.ts';
import { secondPartDMonths, secondPaymentPlanBills } from './second-payment-plan-bills.ts';
import { rowOf } from './year-table.ts';

const FIRST_YEAR = 2025;

function secondBills({ planYear, joins, months, monthsCounted, countedBefore }: PaymentYear): number[] | null {
  const row = rowOf(planYear);
  if (!row || planYear < FIRST_YEAR) return null;
  return secondPaymentPlanBills({
    costs: months,
    counted: monthsCounted,
    threshold: row.threshold,
    joiningMonth: joins,
    countedBefore,
  });
}

test(
  `two readings of one page send the same bills, for ${RUNS} random years`,
  () => {
    fc.assert(
      fc.property(randomPaymentYear, (year) => {
        const bills = paymentPlanBills(year);
        expect(bills).toEqual(secondBills(year));
        if (bills) expect(sumOf(bills)).toBe(sumOf(year.months));
      }),
      { numRuns: RUNS, seed: SEED },
    );
  },
  TIME_LIMIT,
);

test(
  `two readings of one page spread the costs of the same drugs by the same bills, for ${RUNS} random years`,
  () => {
    fc.assert(
      fc.property(randomYearInput, fc.integer({ min: 1, max: 12 }), (input, joins) => {
        const [first, second] = [estimateYear(input), secondEstimateYear(input)];
        if ('because' in first || 'because' in second) return;
        const { planYear, already } = input;
        const months = paymentPlanMonths(first.drugs);
        expect(months).toEqual(secondPartDMonths(input));
        const year = { planYear, joins, countedBefore: already.counted };
        const { monthsCounted } = second;
        expect(paymentPlanBills({ ...year, months, monthsCounted: first.monthsCounted })).toEqual(
          secondBills({ ...year, months: secondPartDMonths(input), monthsCounted: [...monthsCounted] }),
        );
      }),
      { numRuns: RUNS, seed: SEED },
    );
  },
  TIME_LIMIT,
);

const CASES = fc.sample(randomPaymentYear, { seed: SEED, numRuns: 1500 });
const FEWEST = 20;

// Two readings that agree on dull years have proved nothing.
test.each<[string, (year: PaymentYear) => boolean]>([
  ['a year without bills', (year) => secondBills(year) === null],
  ['a first bill below the costs of its month', (year) => firstBill(year) < (year.months[year.joins - 1] ?? 0)],
  ['nothing missing to the limit', ({ planYear, countedBefore }) => countedBefore >= (rowOf(planYear)?.threshold ?? 0)],
  ['joining in December', ({ joins }) => joins === 12],
  ['costs before joining', ({ joins, months }) => sumOf(months.slice(0, joins - 1)) > 0],
])('the random years come to: %s', (_story, isSuch) => {
  expect(CASES.filter(isSuch).length).toBeGreaterThanOrEqual(FEWEST);
});

const firstBill = (year: PaymentYear) => secondBills(year)?.[year.joins - 1] ?? Number.POSITIVE_INFINITY;

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
