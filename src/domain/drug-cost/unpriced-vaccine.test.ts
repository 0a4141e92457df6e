import { expect, test } from 'vitest';
import { aDrug, aYear, estimateOf, receiptsOf } from './testing/a-year.ts';
import type { PricedDrug, YearInput } from './year-input.ts';

const VACCINE: PricedDrug = { id: 'vaccine', kind: 'brand', supply: 30, price: null, cover: { rule: 'vaccine' } };

test.each([2025, 2026, 2027])('a vaccine without a price is free in %s, and moves nothing', (planYear) => {
  const others = [aDrug({ price: 900_00 })];
  const alone = estimateOf(aYear({ planYear, drugs: others }));
  const { drugs, ...estimate } = estimateOf(aYear({ planYear, drugs: [VACCINE, ...others] }));
  expect({ ...estimate, drugs: drugs.slice(1) }).toEqual(alone);
  expect(drugs[0]).toMatchObject({ drugId: 'vaccine', part: 'covered', year: 0 });
});

test.each([2023, 2024])('in %s its price moves the gap, so that it has no figure', (planYear) => {
  const { year, covered, notCovered, unknown } = estimateOf(aYear({ planYear, drugs: [VACCINE] }));
  expect({ year, covered, notCovered }).toEqual({ year: null, covered: null, notCovered: 0 });
  expect(unknown).toEqual([{ drugId: 'vaccine', because: 'price-unknown' }]);
});

test.each([
  ['before the limit', 0, 'vaccine'],
  ['after it', 2_100_00, 'catastrophic'],
])('its receipt says why it is free: %s', (_story, counted, phase) => {
  const already: YearInput['already'] = { counted, spent: counted };
  expect(receiptsOf(aYear({ startMonth: 12, already, drugs: [VACCINE] }))).toEqual([
    {
      month: 12,
      drugId: 'vaccine',
      price: null,
      pays: 0,
      counts: 0,
      phases: [phase],
      steps: [{ step: 'free-vaccine', phase, result: 0 }],
    },
  ]);
});
