import { useQueries } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { dashedPlanId } from '#domain/plans/plan-id.ts';
import { MOST_COMPARED } from '#domain/saved-plans/comparable.ts';
import { useObstacles } from '#web/data/compare.ts';
import { usePlanDetailsTexts } from '#web/data/page-texts.ts';
import { planDetailsQuery } from '#web/data/plan-details.ts';
import { useSavedDrugs } from '#web/data/saved-drugs.ts';
import { withDrugTexts } from '#web/data/with-texts.ts';
import { MOST_ASKED, readCompareIds, shorten } from '#web/features/compare/compare-address.ts';
import tableStyles from '#web/features/compare/compare-table.module.css';
import { late } from '#web/lib/late.ts';
import { useTexts } from '#web/lib/start-context.ts';
import emptyStyles from '#web/ui/empty-state.module.css';
import { Failure } from '#web/ui/failure.tsx';
import { Link } from '#web/ui/link.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import styles from './back-link.module.css';
import { PlanCompareView } from './plan-compare-view.tsx';
import { usePlanPlace } from './plan-place.ts';
import { SavedDrugsFirst } from './saved-drugs-first.tsx';

const PlanCompareWithCosts = late(withDrugTexts(() => import('./plan-compare-with-costs.tsx')));

export default function PlanComparePage() {
  const { compare } = usePlanDetailsTexts();
  const { shell, planFacts } = useTexts();
  const [search] = useSearchParams();
  const looked = usePlanPlace();
  const { place, planYear, backToPlans } = looked;
  const { planIds, strangers } = readCompareIds(search);
  const shownIds = planIds.slice(0, MOST_ASKED);
  const queries = useQueries({ queries: shownIds.map((planId) => planDetailsQuery(planId, planYear)) });
  // Asked for beside the plans, and not after them.
  useSavedDrugs();
  const obstacleOf = useObstacles();

  const known = queries.flatMap(({ data }) => (data ? [data] : []));
  const comparable = known.filter((plan) => obstacleOf(plan) === null);
  const plans = comparable.slice(0, MOST_COMPARED);
  const isWaiting = !looked.isSettled || queries.some(({ isPending }) => isPending);
  const failed = queries.filter(({ isError, data }) => isError && data === undefined);
  const leftOut = [
    ...strangers.map((text) => compare.badPlan(shorten(text))),
    ...shownIds.flatMap((planId, index) =>
      queries[index]?.data === null ? [compare.leftOut.notFound(dashedPlanId(planId))] : [],
    ),
    ...known.flatMap((plan) => {
      const obstacle = obstacleOf(plan);
      return obstacle ? [compare.leftOut[obstacle](plan.planName)] : [];
    }),
    ...(comparable.length > MOST_COMPARED || planIds.length > MOST_ASKED ? [compare.tooMany(MOST_COMPARED)] : []),
  ];
  const isReady = !isWaiting && failed.length === 0;
  const isEnough = isReady && plans.length > 1;

  return (
    <div className={`wrap page ${tableStyles.page}`}>
      <p className={styles.backLink}>
        <Link to={backToPlans}>{compare.backToPlans}</Link>
      </p>
      <PageHead name={compare.pageTitle} title={isEnough ? compare.title(plans.length) : compare.pageTitle}>
        {isEnough && plans.every(({ madeUp }) => madeUp) && (
          <p>
            <span className="chip chip-outline">{planFacts.madeUp}</span>
          </p>
        )}
      </PageHead>
      {isReady && leftOut.length > 0 && (
        <Notice tone="note">
          {leftOut.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      {isWaiting && <Loading label={compare.loading} rows={4} />}
      {!isWaiting && failed.length > 0 && (
        <Failure
          sentence={compare.failed}
          tryAgain={shell.tryAgain}
          onTryAgain={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
        />
      )}
      {isReady && !isEnough && (
        <div className={emptyStyles.empty}>
          <h2>{compare.tooFew}</h2>
          <p>{compare.chooseMore}</p>
          <Link className="ds-c-button ds-c-button--solid" to={backToPlans}>
            {compare.addPlan}
          </Link>
        </div>
      )}
      {isEnough && !place && <PlanCompareView plans={plans} looked={looked} />}
      {isEnough && place && (
        <SavedDrugsFirst
          waiting={<Loading label={compare.loading} rows={4} />}
          withDrugs={(list) => <PlanCompareWithCosts plans={plans} looked={looked} place={place} list={list} />}
          withoutDrugs={<PlanCompareView plans={plans} looked={looked} />}
        />
      )}
    </div>
  );
}
