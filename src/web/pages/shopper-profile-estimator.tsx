import { ReceiptScope } from '#web/features/drug-cost/receipt/receipt-scope.tsx';
import { useReadAgain } from '#web/features/drug-estimator/after-close.ts';
import { EstimatorDrawerLater } from '#web/features/drug-estimator/estimator-drawer-later.tsx';
import type { EstimatorStep } from '#web/features/saved-drugs/drugs-view.tsx';
import { ReceiptScopeOfPage } from '#web/parts/drug-cost/receipt.tsx';
import { useEstimatorPlans } from './estimator-plans.ts';

type Props = {
  planYear: number;
  browseAddress: string;
  /** Null while it is closed. */
  step: EstimatorStep | null;
  onClose: () => void;
};

/** The estimator beside the profile: on closing, what it may have changed is read again. DRUG-003, DRUG-006. */
export function ShopperProfileEstimator({ planYear, browseAddress, step, onClose }: Props) {
  const plans = useEstimatorPlans(planYear);
  const readAgain = useReadAgain();

  return (
    <ReceiptScopeOfPage value={ReceiptScope}>
      <EstimatorDrawerLater
        {...plans}
        planYear={planYear}
        browseAddress={browseAddress}
        {...(step && { startAt: step })}
        isOpen={step !== null}
        onClose={(imported) => {
          readAgain(imported);
          onClose();
        }}
      />
    </ReceiptScopeOfPage>
  );
}
