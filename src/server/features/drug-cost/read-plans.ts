import type { z } from 'zod';
import type { EstimateRequest } from '#contract/drug-cost.ts';
import { firstMonthLeft } from '#domain/drug-cost/rest-of-year.ts';
import { HELP_CATEGORIES, type HelpCategory } from '#domain/drug-cost/year-input.ts';
import { helpCategoryOf } from '#domain/extra-help/choice.ts';
import { roundHalfUp } from '#domain/money/cents.ts';
import { planKey } from '#server/catalogue/store/details.ts';
import type { CatalogueStore } from '#server/catalogue/store.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { CostRequest, PlanToPrice } from './plan-input.ts';

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
  { today }: RequestContext,
) {
  const planIds = request.plans.filter((plan) => plan.planYear === planYear).map(planIdOf);
  const ndcs = request.drugs.map(({ ndc }) => ndc);
  const [facts, summaries] = await Promise.all([
    catalogue.planDrugFacts({ planYear, planIds, ndcs, pharmacyNumbers }),
    catalogue.plansById(planIds.map((planId) => ({ planYear, planId }))),
  ]);
  const plans = facts.plans.map(
    (plan): PlanToPrice => ({
      facts: plan,
      hasDrugCover: summaries.get(planKey({ planYear, planId: plan.planId }))?.drugCoverage ?? null,
      pharmacy: plan.pharmacies[0] ?? null,
    }),
  );
  const costRequest: CostRequest = {
    planYear,
    drugs: request.drugs,
    help: helpOf(request, planYear),
    already: alreadyOf(request),
    restFrom: firstMonthLeft(planYear, today),
  };
  return { plans, facts, costRequest };
}

/** A category that is named wins; '0' leaves it to the level. DRUG-004. */
function helpOf({ copayCategory, subsidyLevel }: Request, planYear: number): HelpCategory {
  const named = HELP_CATEGORIES.find((category) => String(category) === copayCategory) ?? 0;
  return named === 0 ? helpCategoryOf(subsidyLevel, planYear) : named;
}

const alreadyOf = ({ accumulatedTotalDrugCost, accumulatedTroopBalance }: Request) => ({
  spent: roundHalfUp(accumulatedTotalDrugCost * CENTS),
  counted: roundHalfUp(accumulatedTroopBalance * CENTS),
});
