import { Fragment, memo, type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router';
import type { County } from '#contract/geography.ts';
import type { PlanSummary } from '#contract/plan.ts';
import type { SavedPlan } from '#contract/saved-plans.ts';
import type { AnnualCents } from '#domain/money/cents.ts';
import { useBrowseTexts } from '#web/data/page-texts.ts';
import { useSavedPlans } from '#web/data/saved-plans.ts';
import { CompareBox } from '#web/features/compare/compare-box.tsx';
import type { Tray } from '#web/features/compare/use-tray.ts';
import { STEP } from '#web/features/plan-search/filter-address.ts';
import { PlanRow } from '#web/features/plan-search/plan-row.tsx';
import { SaveButton } from '#web/features/saved-plans/save-button.tsx';
import { useStart } from '#web/lib/start-context.ts';
import type { PlanFilter } from '#web/parts/plan-search/plan-list-address.ts';
import { detailsRequest } from '#web/parts/plan-search/plan-tool.ts';
import { PlanToolLink } from '#web/parts/plan-search/plan-tool-link.tsx';
import type { Figure } from '#web/parts/plans/plan-words.ts';
import type { PlanYear } from '#web/parts/year-bar/plan-year.ts';
import { YearBar } from '#web/parts/year-bar/year-bar.tsx';
import { focusIn, useFocusAfter } from '#web/ui/focus-after.ts';
import { SourceWords } from '#web/ui/source-words.tsx';
import styles from './plan-rows.module.css';
import { type RowFigures, rowFigures } from './row-figures.ts';

/** A row for a shopper with saved drugs. */
export type RowOfTotal = RowFigures & { notes: ReactNode; parts: ReactNode };

type Props = {
  plans: readonly PlanSummary[];
  /** How many of them, as the address says. */
  shown: number;
  county: County;
  planYear: number;
  planType: PlanFilter;
  tray: Tray;
  /** What a year costs with the saved drugs. */
  totalOf?: ((plan: PlanSummary) => RowOfTotal) | undefined;
  /** How many of the saved doctors it lists. */
  doctorsOf?: ((plan: PlanSummary) => Figure | null) | undefined;
  yearOf: (plan: PlanSummary) => PlanYear;
  /** What a whole bar stands for. */
  longest: AnnualCents;
  /** Stands between the first plans and the others. */
  inset?: ReactNode;
  /** Where only some plans are made up, each of them says so. */
  isMarked: boolean;
  onMore: () => void;
};

/** More than a screen holds: they are on the screen before the rows below it are drawn. */
const FIRST = 5;
const BEFORE_INSET = 2;

/** The plans found, each with its place in the profile. */
export function PlanRows({
  plans,
  shown,
  county,
  planYear,
  planType,
  tray,
  totalOf,
  doctorsOf,
  yearOf,
  longest,
  inset,
  isMarked,
  onMore,
}: Props) {
  const { browse } = useBrowseTexts();
  const { key } = useLocation();
  const wasHereBefore = useNavigationType() === 'POP' && key !== 'default';
  const saved = new Map(useSavedPlans(planYear).plans?.map((plan) => [plan.planId, plan]));
  const list = useRef<HTMLUListElement>(null);
  // Back on a list that was here before, all of it stands at once, so that the page scrolls to where it was.
  const hasPainted = useDeferredValue(true, wasHereBefore);
  const isPrinting = useIsPrinting();
  const ofAll = { county, planYear, tray, isMarked, totalOf, yearOf, longest };
  const count = isPrinting ? plans.length : hasPainted ? shown : FIRST;
  const more = Math.min(STEP, plans.length - shown);

  // The button may be gone, and the next plan is what was asked for.
  const focusAfter = useFocusAfter<number>(
    (first) => focusIn(list.current?.querySelectorAll('article')[first], 'h2'),
    (first) => shown > first,
  );

  return (
    <>
      <ul className={styles.rows} ref={list} data-type={planType}>
        {plans.slice(0, count).map((plan, index) => (
          <Fragment key={plan.planId}>
            {inset && index === BEFORE_INSET && <li>{inset}</li>}
            <Row plan={plan} doctors={doctorsOf?.(plan)?.value} saved={saved.get(plan.planId)} {...ofAll} />
          </Fragment>
        ))}
      </ul>
      {hasPainted && more > 0 && (
        <div className={styles.more}>
          <p className="quiet">{browse.seen(shown, plans.length)}</p>
          <button
            type="button"
            className="ds-c-button"
            onClick={() => {
              focusAfter(shown);
              onMore();
            }}
          >
            {browse.showMore(more)}
          </button>
        </div>
      )}
    </>
  );
}

type RowProps = Pick<Props, 'county' | 'planYear' | 'tray' | 'isMarked' | 'totalOf' | 'yearOf' | 'longest'> & {
  plan: PlanSummary;
  /** Undefined where nothing is told of doctors. A text and no figure, or each row would be drawn again each time. */
  doctors: string | null | undefined;
  saved: SavedPlan | undefined;
};

/** Drawn again only where something of its own has changed: a list of many rows must not hold up a press. */
const Row = memo(function PlanRowOfList(props: RowProps) {
  const { plan, doctors, saved, isMarked, county, planYear, tray, totalOf, yearOf, longest } = props;
  const { browse, yearBar } = useBrowseTexts();
  const { texts, language } = useStart();
  const total = totalOf?.(plan);
  const { headline, facts } = total ?? rowFigures(plan, { planFacts: texts.planFacts, browse }, language);

  return (
    <PlanRow
      plan={plan}
      headline={headline}
      facts={doctors === undefined ? facts : [{ label: texts.planFacts.doctors.label, value: doctors }, ...facts]}
      picture={
        <>
          {total?.notes}
          <YearBar planName={plan.planName} year={yearOf(plan)} longest={longest} words={yearBar} />
        </>
      }
      parts={total?.parts}
      isMarked={isMarked}
      save={<SaveButton plan={plan} county={county} saved={saved} />}
    >
      <PlanToolLink request={detailsRequest({ place: county, planYear, planType: plan.planType }, plan.planId)}>
        {browse.details}{' '}
        <span className="visually-hidden">
          <SourceWords>{plan.planName}</SourceWords>
        </span>
      </PlanToolLink>
      <CompareBox plan={plan} tray={tray} />
    </PlanRow>
  );
});

/** Paper has no button to press. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
