import type { z } from 'zod';
import type { EstimateRequest } from '#contract/drug-cost.ts';
import type { PlanReceipt } from '#contract/drug-receipt.ts';
import { Problem } from '#contract/problem.ts';
import { costsAtPharmacies } from '#domain/drug-cost/compare-pharmacies.ts';
import { mostPlansFor } from '#domain/drug-cost/most-plans.ts';
import type { CatalogueStore } from '#server/catalogue/store.ts';
import { handle } from '#server/http/handle.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { mapGivingWay, type PricingWork } from './cost-of-work.ts';
import { logFaults } from './log-faults.ts';
import { planDrugCost } from './plan-drug-cost.ts';
import { planReceipt } from './plan-receipt.ts';
import { planIdOf, readPlans, yearsOf } from './read-plans.ts';

type Request = z.output<typeof EstimateRequest>;

type Parts = { catalogue: CatalogueStore; pricing: PricingWork };

/** DRUG-622. Drugs and plans come with the call, and nothing is kept. */
export const drugPricingRoutes = ({ catalogue, pricing }: Parts) => [
  handle('estimatePlanCost', async ({ body, context, request }) => {
    mustBeFew(body);
    const numbers = body.pharmacy === null ? [] : [body.pharmacy];
    const pricesEach = body.drugs.length;
    const plans = await pricing.run(request, pricesEach * body.plans.length, async () => {
      const costs = yearsOf(body.plans).map(async (planYear) => {
        const { plans, facts, costRequest } = await readPlans(catalogue, body, numbers, planYear, context);
        return mapGivingWay(plans, pricesEach, (plan) => planDrugCost(plan, facts, costRequest));
      });
      return (await Promise.all(costs)).flat();
    });
    logFaults(request.log, plans);
    return { plans };
  }),

  handle('comparePharmacies', async ({ body: { pharmacies: numbers, ...body }, context, request }) => {
    mustBeFew(body);
    const pricesEach = body.drugs.length * numbers.length;
    const plans = await pricing.run(request, pricesEach * body.plans.length, async () => {
      const costs = yearsOf(body.plans).map(async (planYear) => {
        const { plans, facts, costRequest } = await readPlans(catalogue, body, numbers, planYear, context);
        return mapGivingWay(plans, pricesEach, (plan) => {
          const costAt = costsAtPharmacies(plan, facts.drugs, costRequest);
          const pharmacies = numbers.map((pharmacyNumber, index) => ({
            pharmacyNumber,
            ...costAt(plan.facts.pharmacies[index] ?? null),
          }));
          return { planId: plan.facts.planId, planYear, pharmacies };
        });
      });
      return (await Promise.all(costs)).flat();
    });
    logFaults(
      request.log,
      plans.flatMap(({ pharmacies }) => pharmacies.flatMap(({ supplies }) => supplies)),
    );
    return { plans };
  }),

  handle('explainPlanCost', async ({ body, context, request }) => ({
    receipt: await pricing.run(request, body.drugs.length, () => explain(catalogue, body, context)),
    because: null,
  })),
];

function mustBeFew({ plans, drugs }: Pick<Request, 'plans' | 'drugs'>) {
  if (plans.length > mostPlansFor(drugs.length)) throw new Problem('estimate-too-large');
}

async function explain(catalogue: CatalogueStore, body: Request, context: RequestContext): Promise<PlanReceipt | null> {
  const [requested] = body.plans;
  if (!requested) return null;
  const { planYear } = requested;
  const pharmacyNumber = body.pharmacy;
  const [{ plans, facts, costRequest }, files, pharmacy] = await Promise.all([
    readPlans(catalogue, body, pharmacyNumber === null ? [] : [pharmacyNumber], planYear, context),
    catalogue.drugFiles({ planYear, planId: planIdOf(requested), pharmacyNumber }),
    pharmacyNumber === null ? null : catalogue.pharmacy(pharmacyNumber, planYear),
  ]);
  const [plan] = plans;
  return plan ? planReceipt(plan, { ...facts, files, pharmacy, pharmacyNumber }, costRequest) : null;
}
