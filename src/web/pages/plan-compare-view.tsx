import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { PlanDetails } from '#contract/plan.ts';
import { MOST_COMPARED } from '#domain/saved-plans/comparable.ts';
import { useBrowseTexts, usePlanDetailsTexts } from '#web/data/page-texts.ts';
import { useSavedPlans } from '#web/data/saved-plans.ts';
import boxStyles from '#web/features/compare/compare-box.module.css';
import { firstGroups, onlyDifferent, type SavedDrugs } from '#web/features/compare/compare-rows.ts';
import { CompareTable } from '#web/features/compare/compare-table.tsx';
import { doctorsRow } from '#web/features/compare/doctors-row.ts';
import { PlanActions } from '#web/features/compare/plan-actions.tsx';
import { SaveButton } from '#web/features/saved-plans/save-button.tsx';
import { announce } from '#web/lib/announce.ts';
import { useStart } from '#web/lib/start-context.ts';
import { addressOf, compareRequest } from '#web/parts/plan-search/plan-tool.ts';
import { useDoctorsOfPlans } from '#web/parts/providers/use-doctors-of-plans.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './plan-compare-view.module.css';
import type { PlanPlace } from './plan-place.ts';

type Props = {
  plans: readonly PlanDetails[];
  looked: PlanPlace;
  /** Of a shopper who has saved some. */
  drugs?: SavedDrugs;
};

const ROWS = 'rows';
const ALL_ROWS = 'all';

export function PlanCompareView({ plans, looked: { place, planYear, backToPlans }, drugs }: Props) {
  const browse = { ...useBrowseTexts(), ...usePlanDetailsTexts() };
  const { compare } = browse;
  const { texts, language } = useStart();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const saved = useSavedPlans(planYear).plans;
  const [isWhole, markAsWhole] = useOptimistic(search.get(ROWS) === ALL_ROWS);
  const doctors = useDoctorsOfPlans(planYear, plans);
  const doctorRows = doctors ? [doctorsRow(plans, doctors, texts.planFacts)] : [];
  const all = firstGroups(plans, { browse, texts, language }, drugs, doctorRows);
  const groups = isWhole ? all : onlyDifferent(all);
  const isMixed = plans.some(({ madeUp }) => madeUp) && !plans.every(({ madeUp }) => madeUp);

  const go = (wanted: readonly PlanDetails[], whole: boolean) => {
    const ids = wanted.map(({ planId }) => planId);
    const address = addressOf(compareRequest({ place, planYear }, ids));
    void navigate(whole ? `${address}&${ROWS}=${ALL_ROWS}` : address);
  };
  const toggle = () =>
    startTransition(() => {
      markAsWhole(!isWhole);
      go(plans, !isWhole);
    });

  return (
    <>
      <div className={styles.bar}>
        <label className={boxStyles.box}>
          <input type="checkbox" checked={!isWhole} onChange={toggle} />
          <span>{compare.onlyDifferences}</span>
        </label>
        <div className="actions">
          {plans.length < MOST_COMPARED && (
            <Link className="ds-c-button" to={backToPlans}>
              {compare.addPlan}
            </Link>
          )}
          <button type="button" className="ds-c-button" onClick={() => window.print()}>
            {compare.print}
          </button>
        </div>
      </div>
      <p className={`${styles.leftOut} quiet`} role="status">
        {isWhole ? compare.nothingLeftOut : compare.leftOutRows}
      </p>
      <CompareTable
        plans={plans}
        groups={groups}
        isWhole={isWhole}
        receipts={drugs?.receipts ?? []}
        actionsOf={(plan) => (
          <PlanActions
            plan={plan}
            place={place}
            isMarkedAsMadeUp={isMixed && plan.madeUp}
            save={
              place && (
                <SaveButton plan={plan} county={place} saved={saved?.find(({ planId }) => planId === plan.planId)} />
              )
            }
            onRemove={() => {
              announce(compare.title(plans.length - 1));
              go(
                plans.filter((other) => other !== plan),
                isWhole,
              );
            }}
          />
        )}
      />
      {drugs && <p className={`${styles.about} quiet`}>{drugs.about}</p>}
    </>
  );
}
