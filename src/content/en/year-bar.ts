import type { WorstScope, YearCostPart } from '#domain/plan-search/year-cost.ts';

/** The picture of a year at a plan, and the figures beside it. */
export const yearBar = {
  total: (year: number) => `Total for ${year}`,
  parts: {
    premium: 'Premium for the year',
    'covered-drugs': 'Covered drugs',
    'not-covered-drugs': 'Drugs you pay in full',
  } satisfies Record<YearCostPart, string>,
  worst: {
    'care-and-drugs': 'Most you could pay',
    drugs: 'Most for premium and drugs',
    care: 'Most for premium and care',
  } satisfies Record<WorstScope, string>,
  notAvailable: 'Not available',
  working: 'Working it out…',
  /** For those who hear the picture. */
  told: (plan: string, facts: string) => `A year with ${plan}. ${facts}.`,
  fact: (label: string, value: string) => `${label}: ${value}`,
  legend: {
    title: 'What the bars show',
    worst: 'Most you could pay',
    unknown: 'Not known',
    about:
      'All bars on this page have one scale. The line ends at the most you could pay in a bad year: the premium, the plan’s limits for care in its network and for covered drugs, and drugs you pay in full. A drug plan has no limit for care. Part B is not in the bars.',
  },
};
export type YearBarWords = typeof yearBar;
