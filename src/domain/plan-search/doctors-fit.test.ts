import { expect, test } from 'vitest';
import type { PlanType } from '#domain/plans/plan-type.ts';
import type { NetworkAnswer } from '#domain/providers/network-answer.ts';
import { countAnswers } from '#domain/providers/network-summary.ts';
import { type DoctorsFit, doctorsFit } from './doctors-fit.ts';
import { filterPlans, NO_FILTERS, type SearchedPlan } from './plan-filters.ts';
import { sortPlans } from './plan-order.ts';

const [IN, NOT, ACCEPTS, UNKNOWN] = ['in-network', 'not-listed', 'accepts-medicare', 'not-available'] as const;

/** Two doctors; the answers of each plan, in the order in which the list came. */
const ROWS: [story: string, answers: NetworkAnswer[], fit: DoctorsFit['fit'], place: number][] = [
  ['none of them', [NOT, NOT], 'not-all', 7],
  ['one may be there, one is not', [UNKNOWN, NOT], 'not-all', 6],
  ['nothing is known of either', [UNKNOWN, UNKNOWN], 'maybe', 5],
  ['one of them', [IN, NOT], 'not-all', 4],
  ['one, and the other is not known', [IN, UNKNOWN], 'maybe', 3],
  ['all of them', [IN, IN], 'all', 1],
  ['both accept Medicare, which is enough here', [ACCEPTS, ACCEPTS], 'all', 2],
];

const planOf = (name: string, change: Partial<SearchedPlan> = {}) => ({
  name,
  planType: 'MAPD' as PlanType,
  planProductType: 'HMO' as const,
  organizationName: 'Meadow Health',
  monthlyPremium: 0,
  starRating: null,
  coveredBenefits: null,
  ...change,
});

const PLANS = [
  planOf('a drug plan', { planType: 'PDP', planProductType: 'PDP', monthlyPremium: 10_00 }),
  ...ROWS.map(([story, answers]) => ({ ...planOf(story), doctors: doctorsFit('MAPD', countAnswers(answers)) })),
];

test.each(ROWS)('[DOC-402] how a plan fits the doctors: %s', (_story, answers, fit) => {
  expect(doctorsFit('MAPD', countAnswers(answers))?.fit).toBe(fit);
});

test.each<[story: string, type: PlanType, answers: NetworkAnswer[] | null, fit: DoctorsFit['fit'] | undefined]>([
  ['none is saved', 'MAPD', [], undefined],
  ['one alone, who is there', 'SNP', [IN], 'all'],
  ['one alone, who is not', 'MA', [NOT], 'not-all'],
  ['one alone, not known', 'MA', [UNKNOWN], 'maybe'],
  ['not asked yet', 'MAPD', null, 'maybe'],
  ['a drug plan has no network', 'PDP', [UNKNOWN], undefined],
  ['a drug plan, not asked yet', 'PDP', null, undefined],
])('[DOC-605] at the limits: %s', (_story, type, answers, fit) => {
  expect(doctorsFit(type, answers && countAnswers(answers))?.fit).toBe(fit);
});

test('[DOC-402] the filter keeps what has all of them and what may have, and no drug plan', () => {
  const kept = filterPlans(PLANS, { ...NO_FILTERS, doctors: true }).map(({ name }) => name);
  expect(kept).toEqual(ROWS.filter(([, , fit]) => fit !== 'not-all').map(([story]) => story));
  expect(filterPlans(PLANS, NO_FILTERS)).toHaveLength(PLANS.length);
});

test('[DOC-402][DOC-605] by doctors: known ones first, then what may be, and a drug plan last', () => {
  const byPlace = ROWS.toSorted(([, , , one], [, , , other]) => one - other).map(([story]) => story);
  expect(sortPlans(PLANS, 'doctors').map(({ name }) => name)).toEqual([...byPlace, 'a drug plan']);
});

test('plans that are alike to the doctors stand by what a year costs', () => {
  const doctors = doctorsFit('MAPD', countAnswers([IN, IN]));
  const plans = [
    { ...planOf('dear', { monthlyPremium: 60_00 }), doctors },
    { ...planOf('free'), doctors },
  ];
  expect(sortPlans(plans, 'doctors').map(({ name }) => name)).toEqual(['free', 'dear']);
});
