import { expect, test } from 'vitest';
import { type PaymentPlanYear, secondPaymentPlanBills } from './second-payment-plan-bills.ts';

const every = (months: number, cost: number): number[] =>
  Array.from({ length: 12 }, (_, at) => (at < months ? cost : 0));

const JOINED_IN_APRIL = [4, 4, 4, 617, 4, 4, 124, 4, 4, 124, 4, 4].map((dollars) => dollars * 100);

// CMS prints the same bill from April to December, two cents too much in sum. Ours shares out what is left each month:
// October and December have a cent less.
const CMS: readonly [string, Partial<PaymentPlanYear>, number[]][] = [
  ['four months of $525', { costs: every(4, 525_00) }, [175_00, 79_55, 132_05, ...Array<number>(6).fill(190_38)]],
  [
    '$80 every month',
    { costs: every(12, 80_00) },
    [80_00, 7_27, 15_27, 24_16, 34_16, 45_59, 58_93, 74_92, 94_93, 121_59, 161_59, 241_59],
  ],
  [
    'joined in April',
    { costs: JOINED_IN_APRIL, joiningMonth: 4 },
    [4_00, 4_00, 4_00, 232_00, 48_63, 49_20, 69_86, 70_66, 71_66, 113_00, 115_00, 118_99],
  ],
  ['2025', { costs: every(4, 500_00), threshold: 2000_00 }, [166_67, 75_76, 125_76, 181_31]],
  ['the whole limit in January', { costs: every(1, 2000_00), threshold: 2000_00 }, [166_67]],
  ['2026', { costs: [...every(4, 500_00).slice(0, 4), 100_00] }, [175_00, 75_00, 125_00, 180_56, 193_06]],
  [
    '2027',
    { costs: [...every(4, 500_00).slice(0, 4), 400_00], threshold: 2400_00 },
    [200_00, 72_73, 122_73, 178_28, 228_28],
  ],
];

/** As much is counted as is paid, where a story does not say otherwise. */
const planWith = (change: Partial<PaymentPlanYear>): PaymentPlanYear => ({
  costs: every(0, 0),
  counted: change.costs ?? every(0, 0),
  threshold: 2100_00,
  joiningMonth: 1,
  countedBefore: 0,
  ...change,
});

test.each(CMS)('the bills that are printed: %s', (_story, change, printed) => {
  const bills = secondPaymentPlanBills(planWith(change));
  expect(bills.slice(0, Math.min(11, printed.length))).toEqual(printed.slice(0, 11));
  if (printed[11] !== undefined) expect(Math.abs((bills[11] ?? 0) - printed[11])).toBeLessThanOrEqual(2);
  expect(sumOf(bills)).toBe(sumOf(change.costs ?? []));
});

test('what was counted under another plan lowers the first bill', () => {
  const costs = [0, 0, 0, ...Array<number>(5).fill(400_00), 100_00, 0, 0, 0];
  const bills = secondPaymentPlanBills(planWith({ costs, threshold: 2400_00, joiningMonth: 4, countedBefore: 300_00 }));
  expect(bills.slice(3, 9)).toEqual([233_33, 70_83, 127_98, 194_64, 274_64, 299_65]);
  expect(sumOf(bills)).toBe(2100_00);
});

test('the first bill goes by what was counted, and not by what was paid', () => {
  const costs = [344_00, 344_00, 344_00, 69_75, ...Array<number>(8).fill(0)];
  const counted = [936_25, 547_00, 547_00, 69_75, ...Array<number>(8).fill(0)];
  expect(secondPaymentPlanBills(planWith({ costs, counted, joiningMonth: 4 })).slice(2, 4)).toEqual([344_00, 7_75]);
});

test('who joins in December pays in December', () => {
  const bills = secondPaymentPlanBills(planWith({ costs: [...every(1, 50_00).slice(0, 11), 70_00], joiningMonth: 12 }));
  expect([bills[0], bills[11]]).toEqual([50_00, 70_00]);
});

test('December bills what is left, even to who joins in it with more than was missing to the limit', () => {
  const costs = [...every(0, 0).slice(0, 11), 70_00];
  expect(secondPaymentPlanBills(planWith({ costs, joiningMonth: 12, countedBefore: 2090_00 }))[11]).toBe(70_00);
});

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
