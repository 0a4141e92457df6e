import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateYear } from '#domain/drug-cost/estimate-year.ts';
import { randomYearInput } from './random-input.ts';
import { secondEstimateYear } from './second-estimate-year.ts';

const YEARS = process.env['LONG'] ? 50_000 : 2000;
const SEED = 20_261_122;
const TIME_LIMIT = 10 * 60_000;

test(
  `two engines written from one page give the same answer, to the cent, for ${YEARS} random years`,
  () => {
    fc.assert(
      fc.property(randomYearInput, (input) => {
        expect(estimateYear(input)).toEqual(secondEstimateYear(input));
      }),
      { numRuns: YEARS, seed: SEED },
    );
  },
  TIME_LIMIT,
);
