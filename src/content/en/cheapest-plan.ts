import type { YearCostPart } from '#domain/plan-search/year-cost.ts';

const FOR_PART = {
  premium: 'for the premium',
  'covered-drugs': 'for covered drugs',
  'not-covered-drugs': 'for drugs you pay in full',
} satisfies Record<YearCostPart, string>;

/** Which of the saved plans costs least, and why. */
export const cheapestPlan = {
  title: (plans: number) => `Lowest total for the year, of these ${plans} plans`,
  titleOfKnown: (plans: number) => `Lowest total for the year, of the ${plans} plans whose total we know`,
  plan: (names: string, total: string) => `${names}: ${total}`,
  and: ' and ',
  why: (less: string, next: string, parts: string) => `${less} less than ${next}: ${parts}.`,
  part: {
    less: (part: YearCostPart, amount: string) => `${amount} less ${FOR_PART[part]}`,
    more: (part: YearCostPart, amount: string) => `${amount} more ${FOR_PART[part]}`,
  },
  allTheSame: 'These plans cost the same with your drugs.',
  care: 'What you pay for care is not in it.',
  working: 'Working out which plan costs the least…',
};
export type CheapestPlanWords = typeof cheapestPlan;
