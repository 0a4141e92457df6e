import { Suspense, useEffect, useState } from 'react';
import type { Drug } from '#contract/saved-drugs.ts';
import { useDrugCosts } from '#web/data/drug-cost.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { recallZip } from '#web/data/remembered-place.ts';
import { useSavedDrugs } from '#web/data/saved-drugs.ts';
import { useSavedPlanCount, useSavedPlans } from '#web/data/saved-plans.ts';
import { withDrugTexts, withTexts } from '#web/data/with-texts.ts';
import { ReceiptScope } from '#web/features/drug-cost/receipt/receipt-scope.tsx';
import type { DrugLine } from '#web/features/saved-drugs/drug-rows.tsx';
import type { EstimatorStep } from '#web/features/saved-drugs/drugs-view.tsx';
import { late } from '#web/lib/late.ts';
import { useStart } from '#web/lib/start-context.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { ReceiptScopeOfPage } from '#web/parts/drug-cost/receipt.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { useEstimatorPlans } from './estimator-plans.ts';
import { hasDrugCover } from './has-drug-cover.ts';
import { toPrice } from './use-drug-panels.tsx';

const load = () => import('#web/features/saved-drugs/drugs-view.tsx');
const DrugsView = late(load);
const loadGrid = withDrugTexts(() => import('#web/features/drug-cost/drug-grid.tsx'));
const DrugGrid = late(loadGrid);
const EditDrug = late(withTexts('drug-estimator', () => import('#web/features/drug-estimator/edit-drug.tsx')));

type Props = {
  isShown: boolean;
  planYear: number;
  onEstimate: (step: EstimatorStep) => void;
  onImport: (() => void) | undefined;
};

/** The drugs by the saved plans of the year. They come when they are shown first, and then stay. */
export function ShopperProfileDrugs({ isShown, planYear, onEstimate, onImport }: Props) {
  const { savedDrugs, drugCosts } = useProfileTexts();
  const { addresses } = useStart().site;
  const { plans } = useSavedPlans(planYear);
  const savedPlanCount = useSavedPlanCount();
  const { list } = useSavedDrugs();
  const saved = useEstimatorPlans(planYear);
  const withCover = plans?.filter(hasDrugCover) ?? [];
  // The cards of the plans ask for the same: what one asked for is there for both.
  const costs = useDrugCosts(plans?.flatMap(toPrice) ?? [], list);
  const zip = recallZip() ?? plans?.[0]?.zipCode;

  const [wasShown, setShown] = useState(isShown);
  if (isShown && !wasShown) setShown(true);
  // What could not be fetched is fetched again when it is shown.
  useEffect(() => whenIdle(() => void Promise.allSettled([load(), loadGrid()])), []);

  const drugs = list?.items ?? [];
  const gridOf = (lines: readonly DrugLine[]) => (
    <Suspense fallback={<Loading label={drugCosts.loading} rows={2} />}>
      <DrugGrid
        plans={withCover.map(({ planId, planName }) => ({ planId, planName, costs: costs.get(planId) }))}
        drugs={drugs}
        lines={lines}
        planYear={planYear}
      />
    </Suspense>
  );
  const editOf = (drug: Drug, onDone: () => void) => (
    <Suspense fallback={<Loading label={savedDrugs.loading} rows={1} />}>
      <ReceiptScopeOfPage value={ReceiptScope}>
        <EditDrug key={drug.drugId} drug={drug} drugs={drugs} planYear={planYear} saved={saved} onDone={onDone} />
      </ReceiptScopeOfPage>
    </Suspense>
  );

  if (!wasShown) return null;
  return (
    <Suspense fallback={<Loading label={savedDrugs.loading} />}>
      <DrugsView
        planYear={planYear}
        savedPlanCount={savedPlanCount}
        planCount={plans?.length ?? null}
        hasDrugPlan={withCover.length > 0}
        browseAddress={zip ? `${addresses.planSummary}?zipcode=${zip}` : addresses.planSummary}
        onEstimate={onEstimate}
        onImport={onImport}
        gridOf={withCover.length > 0 ? gridOf : undefined}
        editOf={editOf}
      />
    </Suspense>
  );
}
