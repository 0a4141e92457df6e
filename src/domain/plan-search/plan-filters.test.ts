import { expect, test } from 'vitest';
import { countChoices, filterPlans, NO_FILTERS, type PlanFilters, type SearchedPlan } from './plan-filters.ts';

const plan = (change: Partial<SearchedPlan> & { name: string }): SearchedPlan & { name: string } => ({
  planType: 'MAPD',
  planProductType: 'HMO',
  organizationName: 'Meadow Health',
  monthlyPremium: 0,
  starRating: { overall: 4 },
  coveredBenefits: ['dental', 'vision'],
  ...change,
});

const PLANS = [
  plan({ name: 'free' }),
  plan({ name: 'dear', monthlyPremium: 60_00, planProductType: 'PPO', starRating: { overall: 4.5 } }),
  plan({ name: 'unrated', starRating: null, organizationName: 'Cedar Health' }),
  plan({ name: 'new', starRating: { overall: null }, monthlyPremium: 25_00 }),
  plan({ name: 'silent', coveredBenefits: null, monthlyPremium: null }),
  plan({ name: 'bare', coveredBenefits: [] }),
  plan({ name: 'drugs', planType: 'PDP', planProductType: 'PDP', coveredBenefits: null, monthlyPremium: 10_00 }),
];

const CASES: [story: string, filters: Partial<PlanFilters>, left: string[]][] = [
  ['nothing chosen leaves all', {}, ['free', 'dear', 'unrated', 'new', 'silent', 'bare', 'drugs']],
  ['a type of plan', { planType: 'PDP' }, ['drugs']],
  ['a premium of nothing; one that is not known is not nothing', { premium: 0 }, ['free', 'unrated', 'bare']],
  ['a premium takes in its limit', { premium: 25_00 }, ['free', 'unrated', 'new', 'bare', 'drugs']],
  ['carriers', { carriers: ['Cedar Health', 'Nobody'] }, ['unrated']],
  ['kinds of network add up', { networks: ['PPO', 'PDP'] }, ['dear', 'drugs']],
  ['stars, and what has none is not shown', { stars: 4.5 }, ['dear']],
  ['a benefit; what says nothing does not cover it', { covers: ['dental'] }, ['free', 'dear', 'unrated', 'new']],
  ['all benefits chosen, not one of them', { covers: ['dental', 'meals'] }, []],
  ['groups narrow each other', { covers: ['vision'], premium: 25_00, stars: 3 }, ['free']],
];

test.each(CASES)('%s', (_story, filters, left) => {
  expect(filterPlans(PLANS, { ...NO_FILTERS, ...filters }).map(({ name }) => name)).toEqual(left);
});

test('a choice counts what it would leave beside the other groups, and what is not known of it', () => {
  const filters: PlanFilters = { ...NO_FILTERS, premium: 25_00, stars: 5 };
  expect(countChoices(PLANS, filters, 'stars', [{ stars: null }, { stars: 4 }, { stars: 5 }])).toEqual([
    { fitting: 5, unknown: 0 },
    { fitting: 3, unknown: 2 },
    { fitting: 0, unknown: 2 },
  ]);
});

test.each<[story: string, filters: Partial<PlanFilters>, group: keyof PlanFilters, unknown: number]>([
  ['a premium that is not known', { premium: 0 }, 'premium', 1],
  ['stars that are not known', { stars: 3 }, 'stars', 2],
  ['a carrier is always known', { carriers: ['Nobody'] }, 'carriers', 0],
])('what is not known of a choice is counted: %s', (_story, choice, group, unknown) => {
  expect(countChoices(PLANS, NO_FILTERS, group, [choice])[0]?.unknown).toBe(unknown);
});

test('a plan whose benefits are not known is counted as such, and a drug plan is not', () => {
  expect(countChoices(PLANS, NO_FILTERS, 'covers', [{ covers: ['dental'] }])).toEqual([{ fitting: 4, unknown: 1 }]);
});
