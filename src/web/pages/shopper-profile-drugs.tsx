import { lazy, Suspense, useEffect, useState } from 'react';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { recallZip } from '#web/data/remembered-place.ts';
import { useSavedPlanCount, useSavedPlans } from '#web/data/saved-plans.ts';
import type { EstimatorStep } from '#web/features/saved-drugs/drugs-view.tsx';
import { useStart } from '#web/lib/start-context.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { Loading } from '#web/ui/loading.tsx';
import { hasDrugCover } from './has-drug-cover.ts';

const load = () => import('#web/features/saved-drugs/drugs-view.tsx');
const DrugsView = lazy(load);

type Props = { isShown: boolean; planYear: number; onEstimate: (step: EstimatorStep) => void };

/** The drugs beside what the page knows of the saved plans. They come when they are shown first, and then stay. */
export function ShopperProfileDrugs({ isShown, planYear, onEstimate }: Props) {
  const { savedDrugs } = useProfileTexts();
  const { addresses } = useStart().site;
  const { plans = [] } = useSavedPlans(planYear);
  const savedPlanCount = useSavedPlanCount();
  const zip = recallZip() ?? plans[0]?.zipCode;

  const [wasShown, setShown] = useState(isShown);
  if (isShown && !wasShown) setShown(true);
  // What could not be fetched is fetched again when it is shown.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);

  if (!wasShown) return null;
  return (
    <Suspense fallback={<Loading label={savedDrugs.loading} />}>
      <DrugsView
        planYear={planYear}
        savedPlanCount={savedPlanCount}
        hasDrugPlan={plans.some(hasDrugCover)}
        browseAddress={zip ? `${addresses.planSummary}?zipcode=${zip}` : addresses.planSummary}
        onEstimate={onEstimate}
      />
    </Suspense>
  );
}
