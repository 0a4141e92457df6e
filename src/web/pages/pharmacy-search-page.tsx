import { activeYear } from '#domain/plan-year/active-year.ts';
import { useEstimatorTexts } from '#web/data/page-texts.ts';
import { recallYear } from '#web/data/remembered-place.ts';
import { useToday } from '#web/data/today.ts';
import { PharmacyOnly } from '#web/features/drug-estimator/pharmacy-only.tsx';
import { useStart } from '#web/lib/start-context.ts';
import { Link } from '#web/ui/link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import styles from './estimator-page.module.css';
import { useEstimatorPlans } from './estimator-plans.ts';

export default function PharmacySearchPage() {
  const words = useEstimatorTexts();
  const { addresses } = useStart().site;
  const planYear = activeYear(useToday().today, recallYear());
  const { plans = [] } = useEstimatorPlans(planYear);

  return (
    <div className={`wrap page ${styles.page}`}>
      <PageHead title={words.pharmacyTitle}>
        <p className="lead">{words.pharmacyLead}</p>
      </PageHead>
      <PharmacyOnly planYear={planYear} plans={plans} />
      <p className={`no-print ${styles.links}`}>
        <Link to={addresses.drugCostEstimator}>{words.toDrugCosts}</Link>
        <Link to={addresses.pharmacyCosts}>{words.toPharmacyCosts}</Link>
        <Link to="/shopper-profile#drugs">{words.toProfile}</Link>
      </p>
    </div>
  );
}
