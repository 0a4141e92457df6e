import fc from 'fast-check';
import type { CostRow, InsulinRow, Listing, PharmacyPlace } from '#domain/drug-cost/drug-facts.ts';
import type { InsulinShare } from '#domain/drug-cost/year-input.ts';
import type { Sale } from './second-cover.ts';

const TIERS = [1, 2] as const;
const SUPPLIES = [30, 60, 90] as const;

const share: fc.Arbitrary<CostRow['shares']['standard-mail']> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 99 }).map((amount) => ({ kind: 'copay', amount }) as const) },
  { weight: 2, arbitrary: fc.constant({ kind: 'coinsurance', parts: 25_00 } as const) },
  { weight: 3, arbitrary: fc.constant({ kind: 'not-offered' } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: 'not-stated' } as const) },
);

const row: fc.Arbitrary<CostRow> = fc.record({
  level: fc.constantFrom('initial' as const, 'initial' as const, 'before-deductible' as const),
  tier: fc.constantFrom(...TIERS),
  supply: fc.constantFrom(...SUPPLIES),
  hasDeductible: fc.boolean(),
  shares: fc.record({
    'preferred-retail': share,
    'standard-retail': share,
    'preferred-mail': share,
    'standard-mail': share,
  }),
});

const insulinShare: fc.Arbitrary<InsulinShare> = fc.constantFrom({ copay: 35_00 }, { parts: 20_00 }, {});

const insulinRow: fc.Arbitrary<InsulinRow> = fc.record({
  tier: fc.constantFrom<InsulinRow['tier'][]>(...TIERS, 'all'),
  supply: fc.constantFrom(...SUPPLIES),
  shares: fc.record(
    { 'standard-retail': insulinShare, 'preferred-mail': insulinShare, 'standard-mail': insulinShare },
    { requiredKeys: [] },
  ),
});

const listing: fc.Arbitrary<Listing> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...TIERS).map((tier): Listing => ({ list: 'formulary', tier })) },
  { weight: 2, arbitrary: fc.constantFrom(...TIERS).map((tier): Listing => ({ list: 'excluded', tier })) },
  { weight: 1, arbitrary: fc.constantFrom<Listing>({ list: 'none' }, { list: 'unknown' }) },
);

const place: fc.Arbitrary<PharmacyPlace> = fc.record({
  delivery: fc.constantFrom('retail' as const, 'mail' as const),
  network: fc.constantFrom<PharmacyPlace['network'][]>('preferred', 'standard', 'unknown', 'unknown', 'out'),
});

/** Plans with few rows, so that many supplies and kinds of pharmacy are missing. */
export const randomSale: fc.Arbitrary<Sale> = fc.record({
  rows: fc.array(row, { maxLength: 12 }),
  insulinRows: fc.array(insulinRow, { maxLength: 3 }),
  listing,
  drug: fc.constantFrom(
    { isInsulin: false, isAdultVaccine: false },
    { isInsulin: false, isAdultVaccine: false },
    { isInsulin: true, isAdultVaccine: false },
    { isInsulin: false, isAdultVaccine: true },
  ),
  place,
  supply: fc.constantFrom(...SUPPLIES),
});
