import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateYear } from '#domain/drug-cost/estimate-year.ts';
import { randomYearInput } from './random-input.ts';
import { RUNS, SEED, TIME_LIMIT } from './runs.ts';
import { secondEstimateYear } from './second-estimate-year.ts';

test(
  `two engines written from one page give the same answer, to the cent, for ${RUNS} random years`,
  () => {
    fc.assert(
      fc.property(randomYearInput, (input) => {
        expect(estimateYear(input)).toEqual(secondEstimateYear(input));
      }),
      { numRuns: RUNS, seed: SEED },
    );
  },
  TIME_LIMIT,
);
