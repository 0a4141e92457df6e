import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { County } from '#contract/geography.ts';
import type { PlanSummary } from '#contract/plan.ts';
import { useBrowseTexts } from '#web/data/page-texts.ts';
import { useSavedPlans } from '#web/data/saved-plans.ts';
import { CompareBox } from '#web/features/compare/compare-box.tsx';
import type { Tray } from '#web/features/compare/use-tray.ts';
import { PlanRow } from '#web/features/plan-search/plan-row.tsx';
import { SaveButton } from '#web/features/saved-plans/save-button.tsx';
import { detailsRequest } from '#web/parts/plan-search/plan-tool.ts';
import { PlanToolLink } from '#web/parts/plan-search/plan-tool-link.tsx';
import { focusIn, useFocusAfter } from '#web/ui/focus-after.ts';
import styles from './plan-rows.module.css';

type Props = {
  plans: readonly PlanSummary[];
  county: County;
  planYear: number;
  tray: Tray;
  /** What a year costs with the saved drugs. */
  totalOf?: ((plan: PlanSummary) => ReactNode) | undefined;
};

/** Ten thousand rows at once would stop the page for seconds; a county on a page or two does not. */
const STEP = 60;

/** More than any screen holds: they are on the screen before the rows below it are drawn. */
const FIRST = 12;

/** How far a list was drawn, by its place in the history: going back finds the page as long as it was. */
const unfolded = new Map<string, number>();

/** The plans found, each with its place in the profile. */
export function PlanRows({ plans, county, planYear, tray, totalOf }: Props) {
  const { browse } = useBrowseTexts();
  const { key } = useLocation();
  const saved = new Map(useSavedPlans(planYear).plans?.map((plan) => [plan.planId, plan]));
  const [, setShown] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const shown = unfolded.get(key) ?? STEP;
  // Back on a list that was here before, all of it stands at once, so that the page scrolls to where it was.
  const hasPainted = useDeferredValue(true, unfolded.has(key));
  const more = Math.min(STEP, plans.length - shown);

  const unfold = (count: number) => {
    unfolded.set(key, count);
    setShown(count);
  };

  useEffect(() => {
    if (hasPainted && !unfolded.has(key)) unfolded.set(key, STEP);
  }, [hasPainted, key]);

  // The button may be gone, and the next plan is what was asked for.
  const focusAfter = useFocusAfter<number>((first) => focusIn(list.current?.children[first], 'h2'));

  // Paper has no button to press.
  useEffect(() => {
    const all = () => {
      unfolded.set(key, plans.length);
      setShown(plans.length);
    };
    window.addEventListener('beforeprint', all);
    return () => window.removeEventListener('beforeprint', all);
  }, [key, plans.length]);

  return (
    <>
      <ul className={styles.rows} ref={list}>
        {plans.slice(0, hasPainted ? shown : FIRST).map((plan) => (
          <PlanRow
            key={plan.planId}
            plan={plan}
            total={totalOf?.(plan)}
            save={<SaveButton plan={plan} county={county} saved={saved.get(plan.planId)} />}
          >
            <PlanToolLink request={detailsRequest({ place: county, planYear, planType: plan.planType }, plan.planId)}>
              {browse.details} <span className="visually-hidden">{plan.planName}</span>
            </PlanToolLink>
            <CompareBox plan={plan} tray={tray} />
          </PlanRow>
        ))}
      </ul>
      {hasPainted && more > 0 && (
        <button
          type="button"
          className={`ds-c-button ${styles.showMore}`}
          onClick={() => {
            focusAfter(shown);
            unfold(shown + STEP);
          }}
        >
          {browse.showMore(more)}
        </button>
      )}
    </>
  );
}
