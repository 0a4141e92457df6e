import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planCosts } from '#domain/drug-cost/plan-costs.ts';
import { coverOf } from '#domain/drug-cost/plan-cover.ts';
import { randomSale } from './random-sale.ts';
import { RUNS, SEED, TIME_LIMIT } from './runs.ts';
import { type Sale, secondCover } from './second-cover.ts';

const firstCover = ({ rows, insulinRows, listing, drug, place, supply }: Sale) =>
  coverOf(planCosts(rows, insulinRows), listing, drug, place, supply);

test(
  `two readings of one page sell the same supplies at the same pharmacies, for ${RUNS} random plans`,
  () => {
    fc.assert(
      fc.property(randomSale, (sale) => {
        expect(firstCover(sale)).toEqual(secondCover(sale));
      }),
      { numRuns: RUNS, seed: SEED },
    );
  },
  TIME_LIMIT,
);

const CASES = fc.sample(randomSale, { seed: SEED, numRuns: 6000 }).map((sale) => ({ sale, cover: secondCover(sale) }));
const FEWEST = 20;

type Case = (typeof CASES)[number];

const isRow = ({ sale }: Case) => sale.rows.some((row) => row.level === 'initial' && row.supply === sale.supply);

// Two readings that agree on dull plans have proved nothing.
test.each<[string, (one: Case) => boolean]>([
  ['a supply without a row, not offered', (one) => one.cover?.rule === 'not-offered' && !isRow(one)],
  ['a row that does not offer it', (one) => one.cover?.rule === 'not-offered' && isRow(one)],
  ['an unknown share of a listed drug', ({ sale, cover }) => cover === null && 'tier' in sale.listing],
  [
    'a network that is not known, with a cost',
    ({ sale, cover }) => sale.place.network === 'unknown' && cover?.rule === 'tier',
  ],
  ['an insulin line', ({ cover }) => cover?.rule === 'insulin' && cover.insulin !== undefined],
  ['insulin by its tier', ({ cover }) => cover?.rule === 'insulin' && cover.share !== undefined],
  ['insulin that is not offered', ({ sale, cover }) => sale.drug.isInsulin && cover?.rule === 'not-offered'],
  ['a vaccine', ({ cover }) => cover?.rule === 'vaccine'],
  ['a vaccine that is not offered', ({ sale, cover }) => sale.drug.isAdultVaccine && cover?.rule === 'not-offered'],
  ['a drug that the plan covers on its own', ({ cover }) => cover?.rule === 'supplemental'],
  ['a share before the deductible', ({ cover }) => cover?.rule === 'tier' && cover.beforeDeductible !== undefined],
])('the random plans come to: %s', (_story, isSuch) => {
  expect(CASES.filter(isSuch).length).toBeGreaterThanOrEqual(FEWEST);
});
