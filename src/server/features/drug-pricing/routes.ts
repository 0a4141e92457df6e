import type { z } from 'zod';
import { type EstimateRequest, estimatePlanCost, type PlanDrugCost } from '#contract/drug-cost.ts';
import { explainPlanCost, type PlanReceipt } from '#contract/drug-receipt.ts';
import { firstMonthLeft } from '#domain/drug-cost/rest-of-year.ts';
import { HELP_CATEGORIES, type HelpCategory } from '#domain/drug-cost/year-input.ts';
import { helpCategoryOf } from '#domain/extra-help/choice.ts';
import { roundHalfUp } from '#domain/money/cents.ts';
import { planKey } from '#server/catalogue/store/details.ts';
import type { CatalogueStore } from '#server/catalogue/store.ts';
import { handle } from '#server/http/handle.ts';
import type { Visit } from '#server/http/visit.ts';
import { planDrugCost } from './plan-drug-cost.ts';
import { planReceipt } from './plan-receipt.ts';
import type { Asked, PlanToPrice } from './plan-years.ts';

type Request = z.output<typeof EstimateRequest>;

const CENTS = 100;

/** DRUG-622. Drugs and plans come with the call, and nothing is kept. */
export const drugPricingRoutes = (catalogue: CatalogueStore) => [
  handle(estimatePlanCost, async ({ body, visit }) => {
    const years = [...new Set(body.plans.map(({ planYear }) => planYear))];
    const costs = await Promise.all(years.map((planYear) => estimate(catalogue, body, planYear, visit)));
    return { plans: costs.flat() };
  }),
  handle(explainPlanCost, async ({ body, visit }) => ({
    receipt: await explain(catalogue, body, visit),
    because: null,
  })),
];

async function estimate(catalogue: CatalogueStore, body: Request, planYear: number, visit: Visit) {
  const { plans, facts, asked } = await readPlans(catalogue, body, planYear, visit);
  return plans.map((plan): PlanDrugCost => planDrugCost(plan, facts, asked));
}

async function explain(catalogue: CatalogueStore, body: Request, visit: Visit): Promise<PlanReceipt | null> {
  const [wanted] = body.plans;
  if (!wanted) return null;
  const { planYear } = wanted;
  const [{ plans, facts, asked, pharmacy }, files] = await Promise.all([
    readPlans(catalogue, body, planYear, visit),
    catalogue.drugFiles({ planYear, planId: planIdOf(wanted), pharmacyNumber: body.pharmacy }),
  ]);
  const [plan] = plans;
  return plan ? planReceipt(plan, { ...facts, files, pharmacy, pharmacyNumber: body.pharmacy }, asked) : null;
}

const planIdOf = ({ contractId, pbpNumber, segmentId }: Request['plans'][number]) => contractId + pbpNumber + segmentId;

/** What the catalogue holds of the plans of one year, and what was asked of them. */
async function readPlans(catalogue: CatalogueStore, body: Request, planYear: number, { today }: Visit) {
  const planIds = body.plans.filter((plan) => plan.planYear === planYear).map(planIdOf);
  const [facts, summaries, pharmacy] = await Promise.all([
    catalogue.planDrugFacts({
      ...{ planYear, planIds, ndcs: body.drugs.map(({ ndc }) => ndc), pharmacyNumber: body.pharmacy },
    }),
    catalogue.plansById(planIds.map((planId) => ({ planYear, planId }))),
    body.pharmacy === null ? null : catalogue.pharmacy(body.pharmacy, planYear),
  ]);
  const plans = facts.plans.map(
    (plan): PlanToPrice => ({
      facts: plan,
      hasDrugCover: summaries.get(planKey({ planYear, planId: plan.planId }))?.drugCoverage ?? null,
      isLongTermCare: pharmacy?.kind === 'long-term-care',
    }),
  );
  const asked: Asked = {
    ...{ planYear, drugs: body.drugs, help: helpOf(body, planYear), already: alreadyOf(body) },
    restFrom: firstMonthLeft(planYear, today),
  };
  return { plans, facts, pharmacy, asked };
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
