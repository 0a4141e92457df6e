import type { CostParts } from '#contract/drug-cost.ts';
import { costPartOf } from '#domain/drug-cost/cost-part.ts';
import type { YearEstimate } from '#domain/drug-cost/year-estimate.ts';
import type { DrugAtOnePlan } from './price-plan.ts';

/** The yearly figure apart: what the plan covers, what it covers on its own, and what it does not cover. */
export const costParts = (
  { covered, supplemental, notCovered }: YearEstimate,
  drugs: readonly DrugAtOnePlan[],
): CostParts => ({
  covered,
  supplemental,
  notCovered,
  notCoveredDrugs: drugs
    .filter(({ priced: { cover } }) => cover && costPartOf(cover) === 'notCovered')
    .map(({ wanted }) => wanted.ndc),
});
