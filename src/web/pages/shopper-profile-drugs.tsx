import { DrugsView, type EstimatorStep } from '#web/features/saved-drugs/drugs-view.tsx';
import { useSavedPlanCount, useSavedPlans } from '#web/features/saved-plans/api.ts';
import { recallZip } from '#web/lib/remembered-place.ts';
import { useStart } from '#web/lib/start-context.ts';
import { hasDrugCover } from './use-drug-panels.tsx';

type Props = { planYear: number; onEstimate: (step: EstimatorStep) => void };

/** The drugs beside what the page knows of the saved plans. */
export function ShopperProfileDrugs({ planYear, onEstimate }: Props) {
  const { addresses } = useStart().site;
  const { plans = [] } = useSavedPlans(planYear);
  const savedPlanCount = useSavedPlanCount();
  const zip = recallZip() ?? plans[0]?.zipCode;

  return (
    <DrugsView
      planYear={planYear}
      savedPlanCount={savedPlanCount}
      hasDrugPlan={plans.some(hasDrugCover)}
      browseAddress={zip ? `${addresses.planSummary}?zipcode=${zip}` : addresses.planSummary}
      onEstimate={onEstimate}
    />
  );
}
