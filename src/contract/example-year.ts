import type { CostParts } from './drug-cost.ts';
import type { County } from './geography.ts';
import type { PlanSummary } from './plan.ts';

/** A year at a plan with some common drugs, as the catalogue and the engine have it: stands in the home page. */
export type ExampleYear = {
  plan: PlanSummary;
  county: County;
  parts: CostParts;
  /** What each drug costs in the year, by the name that people say. */
  drugs: { name: string; year: number }[];
};
