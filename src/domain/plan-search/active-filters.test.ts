import { expect, test } from 'vitest';
import { activeFilters, filtersToDrop } from './active-filters.ts';
import { NO_FILTERS, type PlanFilters, type SearchedPlan } from './plan-filters.ts';

const plan = (change: Partial<SearchedPlan>): SearchedPlan => ({
  planType: 'MAPD',
  planProductType: 'HMO',
  organizationName: 'Meadow Health',
  monthlyPremium: 0,
  starRating: { overall: 4 },
  coveredBenefits: ['dental'],
  ...change,
});

const PLANS = [
  plan({}),
  plan({ coveredBenefits: ['dental', 'vision'] }),
  plan({ planProductType: 'PPO', monthlyPremium: 60_00 }),
  plan({ planType: 'PDP', planProductType: 'PDP', coveredBenefits: null, starRating: null }),
];

const chosen = (change: Partial<PlanFilters>): PlanFilters => ({ ...NO_FILTERS, ...change });

test('each value that is chosen is a filter of its own', () => {
  const filters = chosen({
    planType: 'MAPD',
    premium: 0,
    carriers: ['A', 'B'],
    networks: ['HMO'],
    covers: ['dental'],
    doctors: true,
  });
  expect(activeFilters(filters).map(({ group, value }) => `${group} ${value}`)).toEqual([
    'planType MAPD',
    'premium 0',
    'carriers A',
    'carriers B',
    'networks HMO',
    'covers dental',
    'doctors true',
  ]);
  expect(activeFilters(filters)[2]?.without).toEqual({ ...filters, carriers: ['B'] });
  expect(activeFilters(NO_FILTERS)).toEqual([]);
});

test.each<[story: string, filters: Partial<PlanFilters>, dropped: [string, number][]]>([
  [
    'the premium alone keeps them away',
    { premium: 0, networks: ['PPO'] },
    [
      ['networks', 3],
      ['premium', 1],
    ],
  ],
  ['one benefit of two', { covers: ['dental', 'meals'] }, [['covers', 3]]],
  [
    'a type of plan that has no such network',
    { planType: 'PDP', networks: ['PPO'] },
    [
      ['planType', 1],
      ['networks', 1],
    ],
  ],
  ['no single one helps', { networks: ['PPO'], premium: 0, covers: ['meals'] }, []],
  ['a type that nobody offers', { planType: 'SNP' }, [['planType', 4]]],
])('which filter to take off: %s', (_story, filters, dropped) => {
  const found = filtersToDrop(PLANS, chosen(filters));
  expect(found.map(({ filter, fitting }) => [filter.group, fitting])).toEqual(dropped);
});
