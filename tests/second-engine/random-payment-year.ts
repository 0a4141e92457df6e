import fc from 'fast-check';
import { rowOf } from './year-table.ts';

/** A year of bills as a caller asks for it. */
export interface PaymentYear {
  planYear: number;
  joins: number;
  months: number[];
  monthsCounted: number[];
  countedBefore: number;
}

const NEAREST_KNOWN_YEAR = 2027;
const DECEMBER = 12;

const cost = fc.oneof(
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 200_00 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 2500_00 }) },
);

/** As years go: with so much paid before that the limit is near, and months of which many cost nothing. */
export const randomPaymentYear: fc.Arbitrary<PaymentYear> = fc
  .record({
    planYear: fc.constantFrom(2024, 2025, 2025, 2026, 2026, 2027, 2027, 2028),
    joins: fc.oneof(fc.constantFrom(1, 1, DECEMBER), fc.integer({ min: 1, max: DECEMBER })),
    months: fc.array(cost, { minLength: DECEMBER, maxLength: DECEMBER }),
    monthsCounted: fc.array(cost, { minLength: DECEMBER, maxLength: DECEMBER }),
    missing: fc.oneof(
      { weight: 3, arbitrary: fc.constant(null) },
      { weight: 2, arbitrary: fc.integer({ min: -2, max: 300_00 }) },
    ),
  })
  .map(({ missing, ...year }) => {
    const limit = rowOf(year.planYear)?.threshold ?? rowOf(NEAREST_KNOWN_YEAR)?.threshold ?? 0;
    return { ...year, countedBefore: missing === null ? 0 : limit - missing };
  });
