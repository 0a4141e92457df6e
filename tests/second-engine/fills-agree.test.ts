import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DrugFrequency, quantityOf, unitsOfFill } from '#domain/drug-cost/drug-quantity.ts';
import { priceDrugs } from '#domain/drug-cost/fill-price.ts';
import { planCosts } from '#domain/drug-cost/plan-costs.ts';
import { parseMicroDollars } from '#domain/money/micro-dollars.ts';
import { randomFill } from './random-fill.ts';
import { RUNS, SEED, TIME_LIMIT } from './runs.ts';
import { type FillToPrice, secondPriceOfFill, secondThousandthsOfUnits } from './second-price-of-fill.ts';

const FREQUENCIES: Record<FillToPrice['frequency'], DrugFrequency> = { day: 'Day', week: 'Week', month: 'Month' };

/** The first engine's answer, from the same texts, by its own readers. */
function firstAnswer({ unitCost, quantity, frequency, supply, packageSize, fees, feeKind, floorPrice }: FillToPrice) {
  const dose = {
    quantity: quantityOf(quantity) as number,
    frequency: FREQUENCIES[frequency],
    ...(packageSize !== undefined && { packageSize: quantityOf(packageSize) as number }),
  };
  const units = unitsOfFill(dose, supply);
  const read = (text: string | null | undefined) => (text == null ? null : parseMicroDollars(text));
  const feesOf = (kind: FillToPrice['feeKind']) => ({
    30: read(fees[kind][30]),
    60: read(fees[kind][60]),
    90: read(fees[kind][90]),
  });
  const prices = {
    fees: { brand: feesOf('brand'), generic: feesOf('generic'), selected: feesOf('selected') },
    floor: read(floorPrice),
  };
  const drug = {
    id: 'drug',
    dose,
    supply,
    isInsulin: false,
    isAdultVaccine: false,
    kind: feeKind === 'generic' ? ('generic' as const) : ('brand' as const),
    isSelected: feeKind === 'selected',
  };
  // What no plan covers has a price all the same.
  const [priced] = priceDrugs(
    planCosts([], []),
    { place: { delivery: 'retail', network: 'standard' }, prices },
    [drug],
    [{ listing: { list: 'none' }, unitCost: read(unitCost) }],
  );
  return { units, price: priced && 'price' in priced ? priced.price : null };
}

const secondAnswer = (fill: FillToPrice) => ({
  units: secondThousandthsOfUnits(fill),
  price: secondPriceOfFill(fill),
});

test(
  `two readings of one page come to the same units and the same price, for ${RUNS} random fills`,
  () => {
    fc.assert(
      fc.property(randomFill, (fill) => {
        expect(firstAnswer(fill)).toEqual(secondAnswer(fill));
      }),
      { numRuns: RUNS, seed: SEED },
    );
  },
  TIME_LIMIT,
);

const CASES = fc.sample(randomFill, { seed: SEED, numRuns: 1500 }).map((fill) => ({ ...fill, ...secondAnswer(fill) }));
const FEWEST = 20;

// Two readings that agree on dull fills have proved nothing.
test.each<[string, (fill: (typeof CASES)[number]) => boolean]>([
  ['no price', ({ price }) => price === null],
  ['a price too dear', ({ price, feeKind, supply, fees }) => price === null && fees[feeKind][supply] !== null],
  ['the floor price', ({ price, floorPrice }) => price !== null && price === Math.round(Number(floorPrice) * 100)],
  ['a package', ({ packageSize }) => packageSize !== undefined],
  ['a part of a unit', ({ units }) => units % 1000 !== 0],
  ['a price of some cents', ({ price }) => price !== null && price < 100],
])('the random fills come to: %s', (_story, isSuch) => {
  expect(CASES.filter(isSuch).length).toBeGreaterThanOrEqual(FEWEST);
});
