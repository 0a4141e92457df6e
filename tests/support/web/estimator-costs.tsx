import { screen } from '@testing-library/react';
import { estimator } from '#content/en/drug-estimator.ts';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import { Problem } from '#contract/problem.ts';
import { LISINOPRIL } from '#tests/support/drugs.ts';
import { aCost } from './cost-examples.ts';
import { ESTIMATOR, openTool, type ToolStory } from './estimator.tsx';
import { aPlan, asSaved, drugPlan } from './examples.ts';

export const MEADOW = asSaved(aPlan({ monthlyPremium: 10_00 }));
export const EVERGREEN = asSaved(drugPlan({ monthlyPremium: 150_00 }));

type CostStory = ToolStory & { costs?: Record<string, Partial<PlanDrugCost>> };

/** The estimator's own page at its step of costs. */
export async function openCosts({ costs = {}, more, ...story }: CostStory = {}) {
  const tool = openTool(ESTIMATOR, {
    plans: [MEADOW, EVERGREEN],
    kept: { drugs: [LISINOPRIL] },
    ...story,
    more: {
      getPharmacyData: () => {
        throw new Problem('unexpected');
      },
      estimatePlanCost: ({ body }) => ({
        plans: body.plans.map(({ contractId, pbpNumber, segmentId }) => {
          const planId = contractId + pbpNumber + segmentId;
          const isHelped = body.subsidyLevel === '1';
          return aCost(planId, 120_000, { lisAnnualDrugCost: isHelped ? 12_050 : null, ...costs[planId] });
        }),
      }),
      ...more,
    },
  });
  await tool.user.click(await screen.findByRole('button', { name: estimator.steps.results }));
  return tool;
}
