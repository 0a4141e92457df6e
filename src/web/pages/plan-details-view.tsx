import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { PlanDetails } from '#contract/plan.ts';
import { canAddDoctor } from '#domain/providers/doctor-rules.ts';
import { usePlanDetailsTexts } from '#web/data/page-texts.ts';
import { planSearchQuery } from '#web/data/plan-search.ts';
import { useSavedPlans } from '#web/data/saved-plans.ts';
import { useMay } from '#web/data/viewer.ts';
import { withDrugTexts } from '#web/data/with-texts.ts';
import { CompareBox } from '#web/features/compare/compare-box.tsx';
import { useTray } from '#web/features/compare/use-tray.ts';
import { isOfferedIn } from '#web/features/plan-details/is-offered-in.ts';
import { PlanFacts } from '#web/features/plan-details/plan-facts.tsx';
import { SaveButton } from '#web/features/saved-plans/save-button.tsx';
import { late } from '#web/lib/late.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Link } from '#web/ui/link.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AddDrugs } from './add-drugs.tsx';
import styles from './plan-details-view.module.css';
import type { PlanPlace } from './plan-place.ts';
import { SavedDrugsFirst } from './saved-drugs-first.tsx';

// What is not seen at once comes after what is.
const CompareTray = late(async () => ({
  default: (await import('#web/features/compare/compare-tray.tsx')).CompareTray,
}));
const PlanDetailsWithCosts = late(withDrugTexts(() => import('./plan-details-with-costs.tsx')));

type Props = { plan: PlanDetails; looked: PlanPlace };

const NOWHERE = { stateCode: '', fipsCountyCode: '' };

export function PlanDetailsView({ plan, looked: { place, backToPlans } }: Props) {
  const { planDetails } = usePlanDetailsTexts();
  const { texts, site } = useStart();
  const mayChange = useMay('changeDrugs');
  const { planId, planYear } = plan;
  const isHere = place !== null && isOfferedIn(plan, place) !== false;
  const saved = useSavedPlans(planYear).plans?.find((other) => other.planId === planId);
  // The plans of the county name those that are in the tray already.
  const { data: found } = useQuery({ ...planSearchQuery(place ?? NOWHERE, planYear), enabled: isHere });
  const tray = useTray(planYear, found?.plans ?? []);
  const offered = found?.plans.find((other) => other.planId === planId);

  return (
    <>
      {place && !isHere && (
        <Notice tone="note">
          <p>{planDetails.notInCounty(texts.place.county(place.fipsCountyName, place.stateCode))}</p>
          <Link className="ds-c-button" to={backToPlans}>
            {planDetails.seePlans}
          </Link>
        </Notice>
      )}
      <div className={styles.actions}>
        {place && isHere && <SaveButton plan={plan} county={place} saved={saved} />}
        {place === null && <Link to="/health-plans">{planDetails.notToSave}</Link>}
        {canAddDoctor(plan.planType) && (
          <Link to={`${site.addresses.providerSearch}?planId=${planId}&planYear=${planYear}`}>
            {planDetails.findDoctors}
          </Link>
        )}
        <button type="button" className="ds-c-button" onClick={() => window.print()}>
          {planDetails.print}
        </button>
        {isHere && <div className={styles.compare}>{offered && <CompareBox plan={offered} tray={tray} />}</div>}
      </div>
      {place ? (
        <SavedDrugsFirst
          waiting={<Loading label={planDetails.loading} rows={5} />}
          withDrugs={(list) => <PlanDetailsWithCosts plan={plan} place={place} list={list} />}
          withoutDrugs={
            <PlanFacts
              plan={plan}
              place={place}
              cover={null}
              yourDrugs={plan.drugCoverage && mayChange && <AddDrugs />}
            />
          }
        />
      ) : (
        <PlanFacts plan={plan} place={place} cover={null} yourDrugs={null} />
      )}
      {tray.plans.length > 0 && (
        <Suspense>
          <CompareTray tray={tray} where={{ place, planYear, planType: plan.planType }} />
        </Suspense>
      )}
    </>
  );
}
