import { recallZip } from '#web/data/remembered-place.ts';
import { useSavedPlanCount, useSavedPlans } from '#web/data/saved-plans.ts';
import { DrugsView, type EstimatorStep } from '#web/features/saved-drugs/drugs-view.tsx';
import { useStart } from '#web/lib/start-context.ts';
import { hasDrugCover } from './has-drug-cover.ts';

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
