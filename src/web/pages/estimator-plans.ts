import type { SavedPlan } from '#contract/saved-plans.ts';
import { fiveDigitFips } from '#domain/geography/county.ts';
import type { EstimatorPlan } from '#web/features/drug-estimator/result-rows.ts';
import type { EstimatorPlans } from '#web/features/drug-estimator/results-step.tsx';
import { useSavedPlans } from '#web/features/saved-plans/api.ts';

/** The saved plans of a year, as the estimator wants them. */
export function useEstimatorPlans(planYear: number): EstimatorPlans {
  const { plans, isError, tryAgain } = useSavedPlans(planYear);
  return { plans: plans?.map(toEstimatorPlan), isError, tryAgain };
}

const toEstimatorPlan = ({ planId, planName, planYear, planType, zipCode, county }: SavedPlan): EstimatorPlan => ({
  ...{ planId, planName, planYear, planType },
  where: county && { zipCode, county: fiveDigitFips(county) },
});
