import type { z } from 'zod';
import type { EstimateRequest } from '#contract/drug-cost.ts';
import type { CostRequest, PlanToPrice } from '#domain/drug-cost/plan-years.ts';
import { firstMonthLeft } from '#domain/drug-cost/rest-of-year.ts';
import { requestedCategory } from '#domain/extra-help/choice.ts';
import { roundHalfUp } from '#domain/money/cents.ts';
import { planKey } from '#server/catalogue/store/details.ts';
import type { PharmacyAtPlan, PlanDrugFacts } from '#server/catalogue/store/drug-fact-types.ts';
import type { CatalogueStore } from '#server/catalogue/store.ts';
import type { RequestContext } from '#server/http/request-context.ts';

/** A plan with all that the catalogue holds of it. */
export type PlanOfRequest = PlanToPrice & { facts: PlanDrugFacts; pharmacy: PharmacyAtPlan | null };

type Request = Omit<z.output<typeof EstimateRequest>, 'pharmacy'>;
type RequestedPlan = Request['plans'][number];

const CENTS = 100;

export const planIdOf = ({ contractId, pbpNumber, segmentId }: RequestedPlan) => contractId + pbpNumber + segmentId;

export const yearsOf = (plans: readonly RequestedPlan[]) => [...new Set(plans.map(({ planYear }) => planYear))];

/** What the catalogue holds of the plans of one year, and what was asked of them. */
export async function readPlans(
  catalogue: CatalogueStore,
  request: Request,
  pharmacyNumbers: readonly string[],
  planYear: number,
  { today }: Pick<RequestContext, 'today'>,
) {
  const planIds = request.plans.filter((plan) => plan.planYear === planYear).map(planIdOf);
  const ndcs = request.drugs.map(({ ndc }) => ndc);
  const [facts, summaries] = await Promise.all([
    catalogue.planDrugFacts({ planYear, planIds, ndcs, pharmacyNumbers }),
    catalogue.plansById(planIds.map((planId) => ({ planYear, planId }))),
  ]);
  const plans = facts.plans.map(
    (plan): PlanOfRequest => ({
      facts: plan,
      hasDrugCover: summaries.get(planKey({ planYear, planId: plan.planId }))?.drugCoverage ?? null,
      pharmacy: plan.pharmacies[0] ?? null,
    }),
  );
  const costRequest: CostRequest = {
    planYear,
    drugs: request.drugs,
    help: requestedCategory(request.copayCategory, request.subsidyLevel, planYear),
    already: alreadyOf(request),
    restFrom: firstMonthLeft(planYear, today),
  };
  return { plans, facts, costRequest };
}

const alreadyOf = ({ accumulatedTotalDrugCost, accumulatedTroopBalance }: Request) => ({
  spent: roundHalfUp(accumulatedTotalDrugCost * CENTS),
  counted: roundHalfUp(accumulatedTroopBalance * CENTS),
});
