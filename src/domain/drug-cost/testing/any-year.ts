import fc from 'fast-check';
import { partDParameters } from '../part-d-parameters.ts';
import { type Cover, DAYS_OF_SUPPLY, type KnownDrug, type Share, type YearInput } from '../year-input.ts';

const cents = (max: number) => fc.integer({ min: 0, max });

const anyShare: fc.Arbitrary<Share> = fc.oneof(
  cents(150_00).map((amount): Share => ({ kind: 'copay', amount })),
  cents(100_00).map((parts): Share => ({ kind: 'coinsurance', parts })),
  fc
    .record({ parts: cents(100_00), least: cents(20_00), more: cents(200_00) })
    .map(({ parts, least, more }): Share => ({ kind: 'coinsurance', parts, least, most: least + more })),
);

const anyCover: fc.Arbitrary<Cover> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ rule: fc.constant('tier' as const), share: anyShare, hasDeductible: fc.boolean() }),
  },
  fc.record({
    rule: fc.constant('tier' as const),
    share: anyShare,
    hasDeductible: fc.boolean(),
    beforeDeductible: anyShare,
  }),
  fc.record({ rule: fc.constant('insulin' as const), share: anyShare }),
  fc.record({
    rule: fc.constant('insulin' as const),
    insulin: fc.record({ copay: cents(105_00), parts: cents(50_00) }),
  }),
  fc.constant({ rule: 'vaccine' as const }),
  fc.record({ rule: fc.constant('supplemental' as const), share: anyShare }),
  fc.constant({ rule: 'not-covered' as const }),
  fc.constant({ rule: 'not-offered' as const }),
);

/** Cheap drugs are common, and some cost more than any yearly limit. */
export const anyPrice = fc.oneof(cents(50_00), cents(1_000_00), cents(20_000_00));

export const anyDrug: fc.Arbitrary<KnownDrug> = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom('brand', 'generic'),
  supply: fc.constantFrom(...DAYS_OF_SUPPLY),
  price: anyPrice,
  cover: anyCover,
});

/** Any year that has a figure. */
export const anyYear: fc.Arbitrary<YearInput> = fc
  .record({
    planYear: fc.constantFrom(2023, 2024, 2025, 2026, 2027),
    plan: fc.record({ deductible: cents(700_00), isEnhanced: fc.boolean() }),
    drugs: fc.array(anyDrug, { maxLength: 6 }),
    help: fc.constantFrom(0, 1, 2, 3, 4),
    startMonth: fc.integer({ min: 1, max: 12 }),
    already: fc.record({ counted: cents(2_500_00), spent: cents(6_000_00) }),
  })
  .filter(({ planYear, help }) => help !== 4 || partDParameters(planYear)?.partialHelp !== null);
