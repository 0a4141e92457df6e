import { activeYear } from '#domain/plan-year/active-year.ts';
import { usePharmacyCostsTexts } from '#web/data/page-texts.ts';
import { recallYear } from '#web/data/remembered-place.ts';
import { useSavedPlans } from '#web/data/saved-plans.ts';
import { useToday } from '#web/data/today.ts';
import { PharmacyCosts } from '#web/features/pharmacy-costs/pharmacy-costs.tsx';
import { useStart } from '#web/lib/start-context.ts';
import { Link } from '#web/ui/link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { hasDrugCover } from './has-drug-cover.ts';
import styles from './pharmacy-costs-page.module.css';
import { savedPlanToPrice } from './saved-plan-to-price.ts';

const ESTIMATOR = '/health-plans/estimate-drug-costs';

/** Pharmacies beside each other, for the saved drugs and plans. */
export default function PharmacyCostsPage() {
  const words = usePharmacyCostsTexts();
  const { addresses } = useStart().site;
  const planYear = activeYear(useToday().today, recallYear());
  const { plans, isError } = useSavedPlans(planYear);
  const toCompare = plans?.filter(hasDrugCover).flatMap((plan) => {
    const toPrice = savedPlanToPrice(plan);
    return toPrice ? { ...toPrice, planName: plan.planName } : [];
  });

  return (
    <div className={`wrap page ${styles.page}`}>
      <PageHead title={words.title}>
        <p className="lead">{words.lead}</p>
      </PageHead>
      <PharmacyCosts
        planYear={planYear}
        plans={toCompare}
        plansFailed={isError}
        addresses={{ estimator: ESTIMATOR, plans: addresses.planSummary }}
      />
      <p className={`no-print ${styles.links}`}>
        <Link to={ESTIMATOR}>{words.toEstimator}</Link>
        <Link to="/shopper-profile#drugs">{words.toProfile}</Link>
      </p>
    </div>
  );
}
