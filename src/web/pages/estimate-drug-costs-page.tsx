import { activeYear } from '#domain/plan-year/active-year.ts';
import { useEstimatorTexts } from '#web/data/page-texts.ts';
import { recallYear } from '#web/data/remembered-place.ts';
import { useToday } from '#web/data/today.ts';
import { ReceiptScope } from '#web/features/drug-cost/receipt/receipt-scope.tsx';
import { DrugEstimator } from '#web/features/drug-estimator/drug-estimator.tsx';
import { useStepOfAddress } from '#web/features/drug-estimator/use-step-of-address.ts';
import { useStart } from '#web/lib/start-context.ts';
import { ReceiptScopeOfPage } from '#web/parts/drug-cost/receipt.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import styles from './estimator-page.module.css';
import { useEstimatorPlans } from './estimator-plans.ts';

export default function EstimateDrugCostsPage() {
  const words = useEstimatorTexts();
  const { addresses } = useStart().site;
  const planYear = activeYear(useToday().today, recallYear());
  const plans = useEstimatorPlans(planYear);
  const [step, goTo] = useStepOfAddress();

  return (
    <div className={`wrap page ${styles.page}`}>
      <PageHead title={words.title}>
        <p className="lead">{words.lead}</p>
      </PageHead>
      <ReceiptScopeOfPage value={ReceiptScope}>
        <DrugEstimator {...plans} step={step} planYear={planYear} browseAddress={addresses.planSummary} onStep={goTo} />
      </ReceiptScopeOfPage>
      <p className="no-print">
        <Link to="/shopper-profile#drugs">{words.toProfile}</Link>
      </p>
    </div>
  );
}
