import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { parsePlanId, planIdOf } from '#domain/plans/plan-id.ts';
import { usePlanDetailsTexts } from '#web/data/page-texts.ts';
import { planDetailsQuery } from '#web/data/plan-details.ts';
import { useSavedDrugs } from '#web/data/saved-drugs.ts';
import { PlanElsewhere } from '#web/features/plan-details/plan-elsewhere.tsx';
import { useTexts } from '#web/lib/start-context.ts';
import { addressOf, detailsRequest } from '#web/parts/plan-search/plan-tool.ts';
import { PlanMarks, PlanOrigin } from '#web/parts/plans/plan-marks.tsx';
import { Failure } from '#web/ui/failure.tsx';
import { Link } from '#web/ui/link.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import styles from './back-link.module.css';
import { PlanDetailsView } from './plan-details-view.tsx';
import { type PlanPlace, usePlanPlace } from './plan-place.ts';

export default function PlanDetailsPage() {
  const { planDetails } = usePlanDetailsTexts();
  const { planId: text = '' } = useParams();
  const looked = usePlanPlace();
  // Asked for beside the plans, and not after them.
  useSavedDrugs();
  const parts = parsePlanId(text);
  const planId = parts && planIdOf(parts);

  return (
    <div className="wrap page">
      <p className={styles.backLink}>
        <Link to={looked.backToPlans}>{planDetails.backToPlans}</Link>
      </p>
      {planId ? (
        <DetailsOf key={`${planId} ${looked.planYear}`} planId={planId} looked={looked} />
      ) : (
        <>
          <PageHead title={planDetails.planNumber} />
          <Notice tone="note">
            <p>{planDetails.badAddress}</p>
            <Link className="ds-c-button" to={looked.backToPlans}>
              {planDetails.seePlans}
            </Link>
          </Notice>
        </>
      )}
    </div>
  );
}

function DetailsOf({ planId, looked }: { planId: string; looked: PlanPlace }) {
  const { planDetails } = usePlanDetailsTexts();
  const { shell } = useTexts();
  const { place, isSettled, planYear, backToPlans } = looked;
  const { data: plan, isError, refetch } = useQuery(planDetailsQuery(planId, planYear));

  // One heading for all that may come, so that the focus which a link brought to it is not lost.
  return (
    <>
      <PageHead
        {...(plan && { name: planDetails.pageTitle(plan.planName) })}
        title={plan?.planName ?? planDetails.planYear(planYear)}
      >
        {plan && (
          <>
            <PlanOrigin planId={planId} facts={plan} />
            <PlanMarks plan={plan} />
            <p className="quiet">{planDetails.planYear(planYear)}</p>
          </>
        )}
      </PageHead>
      {plan && isSettled && <PlanDetailsView plan={plan} looked={looked} />}
      {plan === null && (
        <PlanElsewhere
          planId={planId}
          planYear={planYear}
          addressOf={(year) => addressOf(detailsRequest({ place, planYear: year }, planId))}
          backToPlans={backToPlans}
        />
      )}
      {plan && !isSettled && <Loading label={planDetails.loading} rows={5} />}
      {plan === undefined &&
        (isError ? (
          <Failure sentence={planDetails.failed} tryAgain={shell.tryAgain} onTryAgain={() => void refetch()} />
        ) : (
          <Loading label={planDetails.loading} rows={5} />
        ))}
    </>
  );
}
