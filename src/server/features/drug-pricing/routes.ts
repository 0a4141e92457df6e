import type { z } from 'zod';
import { type EstimateRequest, estimatePlanCost, type PlanDrugCost } from '#contract/drug-cost.ts';
import { firstMonthLeft } from '#domain/drug-cost/rest-of-year.ts';
import { HELP_CATEGORIES, type HelpCategory } from '#domain/drug-cost/year-input.ts';
import { helpCategoryOf } from '#domain/extra-help/choice.ts';
import { roundHalfUp } from '#domain/money/cents.ts';
import { planKey } from '#server/catalogue/store/details.ts';
import type { CatalogueStore } from '#server/catalogue/store.ts';
import { handle } from '#server/http/handle.ts';
import type { Visit } from '#server/http/visit.ts';
import { planDrugCost } from './plan-drug-cost.ts';

type Request = z.output<typeof EstimateRequest>;

const CENTS = 100;

/** DRUG-622. Drugs and plans come with the call, and nothing is kept. */
export const drugPricingRoutes = (catalogue: CatalogueStore) => [
  handle(estimatePlanCost, async ({ body, visit }) => {
    const years = [...new Set(body.plans.map(({ planYear }) => planYear))];
    const costs = await Promise.all(years.map((planYear) => estimate(catalogue, body, planYear, visit)));
    return { plans: costs.flat() };
  }),
];

async function estimate(
  catalogue: CatalogueStore,
  body: Request,
  planYear: number,
  { today }: Visit,
): Promise<PlanDrugCost[]> {
  const planIds = body.plans
    .filter((plan) => plan.planYear === planYear)
    .map(({ contractId, pbpNumber, segmentId }) => contractId + pbpNumber + segmentId);
  const [facts, summaries, pharmacy] = await Promise.all([
    catalogue.planDrugFacts({
      ...{ planYear, planIds, ndcs: body.drugs.map(({ ndc }) => ndc), pharmacyNumber: body.pharmacy },
    }),
    catalogue.plansById(planIds.map((planId) => ({ planYear, planId }))),
    body.pharmacy === null ? null : catalogue.pharmacy(body.pharmacy, planYear),
  ]);
  const asked = { planYear, drugs: body.drugs, help: helpOf(body, planYear), already: alreadyOf(body) };
  return facts.plans.map((plan) =>
    planDrugCost(
      {
        facts: plan,
        hasDrugCover: summaries.get(planKey({ planYear, planId: plan.planId }))?.drugCoverage ?? null,
        isLongTermCare: pharmacy?.kind === 'long-term-care',
      },
      facts,
      { ...asked, restFrom: firstMonthLeft(planYear, today) },
    ),
  );
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
