import { type ReactNode, Suspense } from 'react';
import type { PlanToPrice } from '#web/data/drug-cost-request.ts';
import { usePharmacyCostsTexts } from '#web/data/page-texts.ts';
import { useSavedDrugs } from '#web/data/saved-drugs.ts';
import { withTexts } from '#web/data/with-texts.ts';
import { late } from '#web/lib/late.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Link } from '#web/ui/link.tsx';
import { Loading } from '#web/ui/loading.tsx';
import styles from './pharmacy-costs.module.css';

const Comparison = late(withTexts('drug-cost', () => import('./comparison.tsx')));

/** A saved plan that covers drugs, of a place that is known. */
export type PlanToCompare = PlanToPrice & { planName: string };

type Props = {
  planYear: number;
  /** Undefined until they are known. */
  plans: readonly PlanToCompare[] | undefined;
  plansFailed: boolean;
  addresses: { estimator: string; plans: string };
};

/** The saved drugs at several pharmacies beside each other; or what is missing, with the way there. */
export function PharmacyCosts({ planYear, plans, plansFailed, addresses }: Props) {
  const words = usePharmacyCostsTexts();
  const { shell } = useTexts();
  const { list, isError, tryAgain } = useSavedDrugs();

  if (isError || (plansFailed && !plans))
    return <Failure sentence={words.failed} tryAgain={shell.tryAgain} onTryAgain={tryAgain} />;
  if (!list || !plans) return <Loading label={words.loading} rows={2} />;
  if (list.items.length === 0)
    return (
      <Missing sentence={words.missing.drugs} to={addresses.estimator}>
        {words.missing.addDrugs}
      </Missing>
    );
  if (plans.length === 0)
    return (
      <Missing sentence={words.missing.plans(planYear)} to={addresses.plans}>
        {words.missing.seePlans}
      </Missing>
    );
  return (
    <Suspense fallback={<Loading label={words.loading} rows={2} />}>
      <Comparison list={list} plans={plans} planYear={planYear} />
    </Suspense>
  );
}

const Missing = ({ sentence, to, children }: { sentence: string; to: string; children: ReactNode }) => (
  <div className={styles.compareMissing}>
    <p>{sentence}</p>
    <Link className="ds-c-button ds-c-button--solid" to={to}>
      {children}
    </Link>
  </div>
);
