import type { SavedPlan } from '#contract/saved-plans.ts';
import { useSavedPlans } from '#web/data/saved-plans.ts';
import type { EstimatorPlan } from '#web/features/drug-estimator/result-rows.ts';
import type { EstimatorPlans } from '#web/features/drug-estimator/results-step.tsx';
import { savedPlanToPrice } from './saved-plan-to-price.ts';

/** The saved plans of a year, as the estimator wants them. */
export function useEstimatorPlans(planYear: number): EstimatorPlans {
  const { plans, isError, tryAgain } = useSavedPlans(planYear);
  return { plans: plans?.map(toEstimatorPlan), isError, tryAgain };
}

const toEstimatorPlan = (plan: SavedPlan): EstimatorPlan => {
  const { planId, planName, planYear, planType, facts } = plan;
  return {
    planId,
    planName,
    planYear,
    planType,
    monthlyPremium: facts?.monthlyPremium ?? null,
    toPrice: savedPlanToPrice(plan),
  };
};
