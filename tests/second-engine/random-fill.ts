import fc from 'fast-check';
import type { FeeKind, FillToPrice } from './second-price-of-fill.ts';

const MILLION = 1_000_000;

/** A whole number of parts of a thousand or of a million, as a file prints it: '0.1018', '12', '0.000001'. */
const printed = (parts: number, decimals: number): string => {
  const behind = (parts % 10 ** decimals).toString().padStart(decimals, '0').replace(/0+$/, '');
  return `${Math.floor(parts / 10 ** decimals)}${behind === '' ? '' : `.${behind}`}`;
};

const upTo = (least: number, most: number, decimals: number) =>
  fc.integer({ min: least, max: most }).map((parts) => printed(parts, decimals));

/** Cheap ones mostly, where half cents are near; now and then one that no pharmacy could ask. */
const unitCost = fc.oneof(
  { weight: 3, arbitrary: upTo(0, MILLION, 6) },
  { weight: 3, arbitrary: upTo(0, 500 * MILLION, 6) },
  // Half a cent exactly, whatever the units.
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 4000 }).map((halves) => printed(halves * 5000, 6)) },
  { weight: 1, arbitrary: upTo(0, 90_000 * MILLION, 6) },
);

const quantity = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 12 }).map(String) },
  { weight: 2, arbitrary: upTo(1, 20_000, 3) },
  { weight: 1, arbitrary: upTo(1, 10_000_000, 3) },
);

const fee = fc.oneof(
  { weight: 20, arbitrary: upTo(0, 15 * MILLION, 6) },
  { weight: 4, arbitrary: fc.constantFrom('0', '1.5', '0.005') },
  { weight: 1, arbitrary: fc.constant(null) },
);
const feesOfKind = fc.record({ 30: fee, 60: fee, 90: fee });
const floorPrice = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: upTo(0, 50 * MILLION, 6) },
);
const packageSize = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.oneof(fc.constantFrom('3', '15', '2.5', '0.1'), upTo(1, 10_000_000, 3)) },
);

/** Fills of all kinds, with every figure as the text of a file or of a shopper. */
export const randomFill: fc.Arbitrary<FillToPrice> = fc
  .record({
    unitCost,
    quantity,
    frequency: fc.constantFrom<FillToPrice['frequency'][]>('day', 'week', 'month'),
    supply: fc.constantFrom<FillToPrice['supply'][]>(30, 60, 90),
    fees: fc.record({ brand: feesOfKind, generic: feesOfKind, selected: feesOfKind }),
    feeKind: fc.constantFrom<FeeKind[]>('brand', 'generic', 'selected'),
    floorPrice,
    packageSize,
  })
  .map(({ floorPrice: floor, packageSize: size, ...fill }) => ({
    ...fill,
    ...(floor !== undefined && { floorPrice: floor }),
    ...(size !== undefined && { packageSize: size }),
  }));
