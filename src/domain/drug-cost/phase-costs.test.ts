import { expect, test } from 'vitest';
import { phaseCosts } from './phase-costs.ts';
import { aDrug, aYear, onTier, QUARTER, receiptsOf } from './testing/a-year.ts';
import type { Cover, YearInput } from './year-input.ts';

const costsOf = (change: Partial<YearInput>) => phaseCosts(receiptsOf(aYear(change)));

test('a year is told by its phases, and a fill over a border stands in both', () => {
  // $1,000 a month: the first fill passes the deductible, the seventh one reaches the limit.
  const costs = costsOf({ drugs: [aDrug({ price: 1_000_00, cover: onTier(QUARTER) })] });
  expect(costs).toEqual([
    { phase: 'deductible', fills: 1, cents: 615_00 },
    { phase: 'initial', fills: 7, cents: 1_485_00 },
    { phase: 'catastrophic', fills: 5, cents: 0 },
  ]);
});

test('what the limit takes off a fill is taken off from its end', () => {
  const costs = costsOf({
    startMonth: 12,
    already: { counted: 1_800_00, spent: 0 },
    drugs: [aDrug({ price: 1_000_00 })],
  });
  expect(costs).toEqual([
    { phase: 'deductible', fills: 1, cents: 300_00 },
    { phase: 'initial', fills: 1, cents: 0 },
  ]);
});

test('so is what Extra Help pays', () => {
  const costs = costsOf({ startMonth: 12, help: 1, drugs: [aDrug({ price: 1_000_00 })] });
  expect(costs).toEqual([
    { phase: 'deductible', fills: 1, cents: 12_65 },
    { phase: 'initial', fills: 1, cents: 0 },
  ]);
});

test.each<[string, Cover, number]>([
  ['not-covered', { rule: 'not-covered' }, 100_00],
  ['not-offered', { rule: 'not-offered' }, 100_00],
  ['vaccine', { rule: 'vaccine' }, 0],
  ['insulin', { rule: 'insulin', insulin: { copay: 20_00 } }, 20_00],
])('a rule of its own is a phase of its own: %s', (phase, cover, cents) => {
  expect(costsOf({ startMonth: 12, drugs: [aDrug({ cover })] })).toEqual([{ phase, fills: 1, cents }]);
});
