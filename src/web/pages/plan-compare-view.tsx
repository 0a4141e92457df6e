import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { PlanDetails } from '#contract/plan.ts';
import { MOST_COMPARED } from '#domain/saved-plans/comparable.ts';
import { useBrowseTexts, usePlanDetailsTexts } from '#web/data/page-texts.ts';
import { useSavedPlans } from '#web/data/saved-plans.ts';
import boxStyles from '#web/features/compare/compare-box.module.css';
import { compareGroups, onlyDifferent, type SavedDrugs } from '#web/features/compare/compare-rows.ts';
import { CompareTable } from '#web/features/compare/compare-table.tsx';
import { SaveButton } from '#web/features/saved-plans/save-button.tsx';
import { announce } from '#web/lib/announce.ts';
import { useStart } from '#web/lib/start-context.ts';
import { addressOf, compareRequest } from '#web/parts/plan-search/plan-tool.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './plan-compare-view.module.css';
import type { PlanPlace } from './plan-place.ts';

type Props = {
  plans: readonly PlanDetails[];
  looked: PlanPlace;
  /** Of a shopper who has saved some. */
  drugs?: SavedDrugs;
};

const ONLY_DIFFERENCES = 'differences';

export function PlanCompareView({ plans, looked: { place, planYear, backToPlans }, drugs }: Props) {
  const browse = { ...useBrowseTexts(), ...usePlanDetailsTexts() };
  const { compare } = browse;
  const { texts, language } = useStart();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const saved = useSavedPlans(planYear).plans;
  const [isNarrowed, markAsNarrowed] = useOptimistic(search.get(ONLY_DIFFERENCES) === 'only');
  const all = compareGroups(plans, { browse, texts, language }, drugs);
  const count = (isWanted: (comparison: string) => boolean) =>
    all.reduce((sum, { rows }) => sum + rows.filter(({ comparison }) => isWanted(comparison)).length, 0);
  const different = count((comparison) => comparison === 'different');
  const groups = isNarrowed ? onlyDifferent(all) : all;

  const go = (wanted: readonly PlanDetails[], narrowed: boolean) => {
    const ids = wanted.map(({ planId }) => planId);
    const address = addressOf(compareRequest({ place, planYear }, ids));
    void navigate(narrowed ? `${address}&${ONLY_DIFFERENCES}=only` : address);
  };

  return (
    <>
      <div className={styles.bar}>
        <p role="status">
          {compare.intro}{' '}
          {compare.howMany(
            different,
            count(() => true),
          )}
        </p>
        <label className={boxStyles.box}>
          <input
            type="checkbox"
            checked={isNarrowed}
            onChange={() =>
              startTransition(() => {
                markAsNarrowed(!isNarrowed);
                go(plans, !isNarrowed);
              })
            }
          />
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
      {drugs && <p className="quiet">{drugs.about}</p>}
      {isNarrowed && groups.length === 0 && (
        <Notice tone="note">
          <p>{compare.allTheSame}</p>
        </Notice>
      )}
      <CompareTable
        plans={plans}
        groups={groups}
        receipts={drugs?.receipts ?? []}
        place={place}
        saveOf={(plan) =>
          place && <SaveButton plan={plan} county={place} saved={saved?.find(({ planId }) => planId === plan.planId)} />
        }
        onRemove={(plan) => {
          announce(compare.title(plans.length - 1));
          go(
            plans.filter((other) => other !== plan),
            isNarrowed,
          );
        }}
      />
      <p className="print-only quiet">{compare.printed}</p>
    </>
  );
}
