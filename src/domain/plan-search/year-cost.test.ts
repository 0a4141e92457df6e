import { expect, test } from 'vitest';
import { yearCost } from './year-cost.ts';

const plan = {
  planYear: 2027,
  planType: 'MAPD',
  drugCoverage: true,
  monthlyPremium: 29_00,
  outOfPocketMaximum: 5_900_00,
} as const;
const drugs = { covered: 412_50, supplemental: 0, notCovered: 0 };
/** The published limit on covered drugs of 2027. */
const LIMIT = 2_400_00;

type Case = [
  story: string,
  plan: Parameters<typeof yearCost>[0],
  drugs: Parameters<typeof yearCost>[1],
  parts: (number | null)[],
  total: number | null,
  worst: number | null,
];

const cases: Case[] = [
  ['premium and drugs', plan, drugs, [348_00, 412_50, 0], 760_50, 348_00 + 5_900_00 + LIMIT],
  [
    'what is not covered is beyond every limit',
    plan,
    { ...drugs, notCovered: 3_000_00 },
    [348_00, 412_50, 3_000_00],
    3_760_50,
    348_00 + 5_900_00 + LIMIT + 3_000_00,
  ],
  [
    'what the plan covers on its own is covered, and has no limit either',
    plan,
    { ...drugs, supplemental: 80_00 },
    [348_00, 492_50, 0],
    840_50,
    348_00 + 5_900_00 + LIMIT + 80_00,
  ],
  [
    'covered drugs at their limit do not move it',
    plan,
    { ...drugs, covered: LIMIT },
    [348_00, LIMIT, 0],
    348_00 + LIMIT,
    348_00 + 5_900_00 + LIMIT,
  ],
  [
    'nothing to pay is a figure',
    { ...plan, monthlyPremium: 0 },
    { ...drugs, covered: 0 },
    [0, 0, 0],
    0,
    5_900_00 + LIMIT,
  ],
  ['a premium that is not known', { ...plan, monthlyPremium: null }, drugs, [null, 412_50, 0], null, null],
  ['a price that is not known', plan, { ...drugs, notCovered: null }, [348_00, 412_50, null], null, null],
  ['a supplemental price that is not known', plan, { ...drugs, supplemental: null }, [348_00, null, 0], null, null],
  ['drugs without a figure', plan, null, [348_00, null, null], null, null],
  ['a limit that is not known', { ...plan, outOfPocketMaximum: null }, drugs, [348_00, 412_50, 0], 760_50, null],
  ['a limit of zero is one', { ...plan, outOfPocketMaximum: 0 }, drugs, [348_00, 412_50, 0], 760_50, 348_00 + LIMIT],
  ['a year whose limit still asked a share', { ...plan, planYear: 2023 }, drugs, [348_00, 412_50, 0], 760_50, null],
  ['a year without rules', { ...plan, planYear: 2031 }, drugs, [348_00, 412_50, 0], 760_50, null],
  [
    'a drug plan has no limit on care',
    { ...plan, planType: 'PDP', outOfPocketMaximum: null },
    drugs,
    [348_00, 412_50, 0],
    760_50,
    348_00 + LIMIT,
  ],
  ['no saved drugs: the premium alone, and no total', plan, 'none', [348_00], null, 348_00 + 5_900_00 + LIMIT],
  ['saved drugs at a plan without drug cover', { ...plan, drugCoverage: false }, drugs, [348_00, null], null, null],
  [
    'no saved drugs at a plan without drug cover',
    { ...plan, drugCoverage: false },
    'none',
    [348_00],
    null,
    348_00 + 5_900_00,
  ],
];

test.each(cases)('%s', (_story, subject, known, parts, total, worst) => {
  const year = yearCost(subject, known);
  expect(year.parts.map(({ cents }) => cents)).toEqual(parts);
  expect(year.total).toBe(total);
  expect(year.worst?.cents ?? null).toBe(worst);
});

test.each([
  ['MAPD', true, 'care-and-drugs'],
  ['PDP', true, 'drugs'],
  ['MA', false, 'care'],
] as const)('what the most is the most of: %s', (planType, drugCoverage, scope) => {
  expect(yearCost({ ...plan, planType, drugCoverage }, 'none').worst?.scope).toBe(scope);
});
