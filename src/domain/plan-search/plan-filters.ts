import type { FilterBenefit } from '#domain/plans/benefits/filter-benefits.ts';
import type { PlanType, ProductType } from '#domain/plans/plan-type.ts';
import type { DoctorsFit } from './doctors-fit.ts';

/** Monthly premiums, in cents, that a list can be narrowed to: each takes in those below it. */
export const PREMIUM_LIMITS = [0, 25_00, 50_00, 100_00] as const;

export const STAR_LEVELS = [5, 4.5, 4, 3.5, 3] as const;

export type SearchedPlan = {
  planType: PlanType;
  planProductType: ProductType;
  organizationName: string;
  monthlyPremium: number | null;
  starRating: { overall: number | null } | null;
  coveredBenefits: readonly FilterBenefit[] | null;
  /** Of who has saved doctors. */
  doctors?: DoctorsFit | undefined;
};

/** Nothing chosen in a group leaves it open. */
export type PlanFilters = {
  planType: PlanType | null;
  premium: number | null;
  carriers: readonly string[];
  networks: readonly ProductType[];
  covers: readonly FilterBenefit[];
  stars: number | null;
  /** Those alone that have, or may have, all of the saved doctors. */
  doctors: boolean;
};

export type FilterGroup = keyof PlanFilters;

export const NO_FILTERS: PlanFilters = {
  planType: null,
  premium: null,
  carriers: [],
  networks: [],
  covers: [],
  stars: null,
  doctors: false,
};

/** 'unknown': the data does not say. It is no match, and it is counted, so that a screen can tell of it. */
export type FilterAnswer = 'yes' | 'no' | 'unknown';

const answer = (fits: boolean): FilterAnswer => (fits ? 'yes' : 'no');

const ANSWERS: { [Group in FilterGroup]: (plan: SearchedPlan, chosen: PlanFilters) => FilterAnswer } = {
  planType: (plan, { planType }) => answer(planType === null || plan.planType === planType),
  premium: ({ monthlyPremium }, { premium }) => {
    if (premium === null) return 'yes';
    return monthlyPremium === null ? 'unknown' : answer(monthlyPremium <= premium);
  },
  carriers: (plan, { carriers }) => answer(carriers.length === 0 || carriers.includes(plan.organizationName)),
  networks: (plan, { networks }) => answer(networks.length === 0 || networks.includes(plan.planProductType)),
  covers: ({ planType, coveredBenefits }, { covers }) => {
    if (covers.length === 0) return 'yes';
    // A drug plan covers drugs and nothing else, by law: that is known without a line that says so.
    if (planType === 'PDP') return 'no';
    return coveredBenefits ? answer(covers.every((benefit) => coveredBenefits.includes(benefit))) : 'unknown';
  },
  stars: ({ starRating }, { stars }) => {
    if (stars === null) return 'yes';
    const overall = starRating?.overall ?? null;
    return overall === null ? 'unknown' : answer(overall >= stars);
  },
  // A list of doctors that is not at hand is no reason to hide a plan: it stays, and the page tells how many such there are.
  doctors: ({ doctors: known }, { doctors }) => answer(!doctors || (known !== undefined && known.fit !== 'not-all')),
};

const GROUPS = Object.keys(ANSWERS) as FilterGroup[];

export const filterPlans = <Plan extends SearchedPlan>(plans: readonly Plan[], filters: PlanFilters): Plan[] =>
  plans.filter((plan) => GROUPS.every((group) => ANSWERS[group](plan, filters) === 'yes'));

export type ChoiceCount = { fitting: number; unknown: number };

/** How many plans each choice of a group would leave, with what is chosen in the other groups. */
export function countChoices(
  plans: readonly SearchedPlan[],
  filters: PlanFilters,
  group: FilterGroup,
  choices: readonly Partial<PlanFilters>[],
): ChoiceCount[] {
  const others = GROUPS.filter((other) => other !== group);
  const open = plans.filter((plan) => others.every((other) => ANSWERS[other](plan, filters) === 'yes'));
  return choices.map((choice) => {
    const count: ChoiceCount = { fitting: 0, unknown: 0 };
    const chosen = { ...filters, ...choice };
    for (const plan of open) {
      const said = ANSWERS[group](plan, chosen);
      if (said === 'yes') count.fitting += 1;
      if (said === 'unknown') count.unknown += 1;
    }
    return count;
  });
}
