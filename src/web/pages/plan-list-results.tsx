import { type ReactNode, Suspense, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { County } from '#contract/geography.ts';
import type { PlanSummary } from '#contract/plan.ts';
import type { AnnualCents } from '#domain/money/cents.ts';
import { filterPlans, type PlanFilters, type SearchedPlan } from '#domain/plan-search/plan-filters.ts';
import { type SortOrder, sortPlans } from '#domain/plan-search/plan-order.ts';
import { longestYear } from '#domain/plan-search/year-bar.ts';
import { useBrowseTexts } from '#web/data/page-texts.ts';
import { useMay } from '#web/data/viewer.ts';
import { useTray } from '#web/features/compare/use-tray.ts';
import { ChosenFilters } from '#web/features/plan-search/chosen-filters.tsx';
import { addressShowing, addressWith, readChoice, STEP } from '#web/features/plan-search/filter-address.ts';
import { chosenFilters } from '#web/features/plan-search/filter-words.ts';
import { NothingFits } from '#web/features/plan-search/nothing-fits.tsx';
import { useListSearch } from '#web/features/plan-search/use-list-search.ts';
import { isEntryOfBox } from '#web/lib/history-entries.ts';
import { late } from '#web/lib/late.ts';
import { useIsScreen } from '#web/lib/screen.ts';
import { useStart } from '#web/lib/start-context.ts';
import { planListAddress, readPlanListAddress } from '#web/parts/plan-search/plan-list-address.ts';
import type { Figure } from '#web/parts/plans/plan-words.ts';
import { type PlanYear, planYearOf } from '#web/parts/year-bar/plan-year.ts';
import { YearKeys, YearLegend } from '#web/parts/year-bar/year-legend.tsx';
import { focusIn, useFocusAfter } from '#web/ui/focus-after.ts';
import { Notice } from '#web/ui/notice.tsx';
import { AddDrugs } from './add-drugs.tsx';
import { ListControls } from './list-controls.tsx';
import styles from './plan-list-results.module.css';
import { PlanRows, type RowOfTotal } from './plan-rows.tsx';

/** For a shopper with saved drugs: what a year costs in all. */
export type Totals = {
  /** What the list is put in order by. */
  centsOf: (plan: PlanSummary) => AnnualCents | null;
  rowOf: (plan: PlanSummary) => RowOfTotal;
  yearOf: (plan: PlanSummary) => PlanYear;
  /** Another one draws the rows anew. */
  key: string;
  stateOf: (order: SortOrder) => ReactNode;
  /** What the figures rest on, and what can be changed about it. */
  about: ReactNode;
  label: string;
};

/** For a shopper with saved doctors: how many of them the plans have. The plans then tell how they fit. */
export type Doctors = {
  figureOf: (plan: PlanSummary) => Figure | null;
  /** How many of some plans are there though not all is known of them. */
  unknownWords: (found: readonly SearchedPlan[]) => string | null;
  /** What the order by doctors is called. */
  label: string;
};

export type ListProps = {
  plans: readonly (PlanSummary & Pick<SearchedPlan, 'doctors'>)[];
  county: County;
  planYear: number;
  totals?: Totals;
  doctors?: Doctors;
};

// What is not seen at once comes after what is.
const FilterColumn = late(async () => ({
  default: (await import('#web/features/plan-search/filter-column.tsx')).FilterColumn,
}));
const CompareTray = late(async () => ({
  default: (await import('#web/features/compare/compare-tray.tsx')).CompareTray,
}));

const yearWithoutDrugs = (plan: PlanSummary) => planYearOf(plan, 'none');

/** The plans of a county, narrowed and sorted as the address says. */
export function PlanListResults({ plans, county, planYear, totals, doctors }: ListProps) {
  const { browse, yearBar } = useBrowseTexts();
  const { texts, language } = useStart();
  const { planList, planFacts } = texts;
  const mayChange = useMay('changeDrugs');
  const centsOf = totals?.centsOf;
  const navigate = useNavigate();
  const isDesktop = useIsScreen('desktop');
  const place = useRef<HTMLDivElement>(null);
  const search = useListSearch();
  const carriers = useMemo(() => [...new Set(plans.map((plan) => plan.organizationName))].sort(), [plans]);
  const hasDoctors = doctors !== undefined;
  const { filters, order, shown, leftOut } = useMemo(
    () => readChoice(search, carriers, hasDoctors),
    [search, carriers, hasDoctors],
  );
  const found = useMemo(() => sortPlans(filterPlans(plans, filters), order, centsOf), [plans, filters, order, centsOf]);
  const yearOf = totals?.yearOf ?? yearWithoutDrugs;
  // One scale for all plans of the county, whatever the list is narrowed to.
  const longest = useMemo(() => longestYear(plans.map(yearOf)), [plans, yearOf]);
  const tray = useTray(planYear, plans);
  const filterCount = chosenFilters(filters, browse, language).length;

  const addressOf = (chosen: PlanFilters, inOrder = order) =>
    addressWith(planListAddress(county, yearAskedFor(planYear), chosen.planType ?? 'ALL'), {
      filters: chosen,
      order: inOrder,
    });
  // From the sheet the list takes the place of the sheet's own entry in the history.
  const choose = (chosen: PlanFilters, inOrder = order) =>
    void navigate(addressOf(chosen, inOrder), { replace: isEntryOfBox() });

  // What was pressed is gone, and the plans are what was asked for.
  const focusAfter = useFocusAfter<'plans'>(() => focusIn(place.current, 'article h2', '[role="status"]'));
  const openAgain = (chosen: PlanFilters) => {
    focusAfter('plans');
    choose(chosen);
  };
  const madeUp = plans.every((plan) => plan.madeUp) ? 'all' : plans.some((plan) => plan.madeUp) ? 'some' : 'none';
  const addDrugs = !totals && mayChange && (
    <div className={styles.addDrugs}>
      <AddDrugs />
    </div>
  );
  const bars = { words: yearBar, hasDrugs: totals !== undefined };
  const unknown = filters.doctors && doctors?.unknownWords(found);
  const isNarrowed = found.length !== plans.length && !(filterCount === 0 && found.length > 0);

  return (
    <>
      <ListControls
        plans={plans}
        carriers={carriers}
        filters={filters}
        order={order}
        filterCount={filterCount}
        totalLabel={totals?.label}
        doctorsLabel={doctors?.label}
        onChange={(chosen) => choose(chosen.filters, chosen.order)}
        onColumn={() => focusIn(place.current, 'section summary')}
      />
      <div className={styles.browse} ref={place}>
        <div className={styles.list}>
          <div className={styles.head}>
            <p className={styles.count} role="status" tabIndex={-1}>
              {isNarrowed ? browse.shown(found.length, plans.length) : planList.count(found.length, planYear)}
              {unknown && <span className={styles.unknown}> {unknown}</span>}
            </p>
            {madeUp === 'all' && <span className="chip chip-outline">{planFacts.madeUp}</span>}
            {isDesktop && found.length > 0 && <YearKeys {...bars} />}
          </div>
          {totals?.stateOf(order)}
          {leftOut.length > 0 && (
            <Notice tone="note">
              <p>{browse.ignored}</p>
            </Notice>
          )}
          <ChosenFilters filters={filters} onChange={choose} />
          {found.length === 0 && <NothingFits plans={plans} filters={filters} onChange={openAgain} />}
          <PlanRows
            key={totals?.key}
            plans={found}
            shown={shown}
            county={county}
            planYear={planYear}
            planType={filters.planType ?? 'ALL'}
            tray={tray}
            totalOf={totals?.rowOf}
            doctorsOf={doctors?.figureOf}
            yearOf={yearOf}
            longest={longest}
            inset={!isDesktop && addDrugs}
            isMarked={madeUp === 'some'}
            onMore={() => navigate(addressShowing(addressOf(filters), shown + STEP), { replace: true })}
          />
          {found.length > 0 && (
            <div className={styles.about}>
              <YearLegend {...bars} keysStandAbove={isDesktop} />
              {totals?.about ?? (
                <p>
                  {browse.yearlyPremiumNote} {browse.sort.unknownLast}
                </p>
              )}
            </div>
          )}
        </div>
        {isDesktop && (
          <div className={styles.side}>
            {addDrugs}
            <Suspense>
              <FilterColumn plans={plans} carriers={carriers} filters={filters} onChange={choose} />
            </Suspense>
          </div>
        )}
      </div>
      {tray.plans.length > 0 && (
        <Suspense>
          <CompareTray tray={tray} where={{ place: county, planYear, planType: filters.planType ?? 'ALL' }} />
        </Suspense>
      )}
    </>
  );
}

/** While the list of another year is on its way, what is chosen of the one that still stands is meant for that year. */
const yearAskedFor = (drawn: number) =>
  readPlanListAddress(new URLSearchParams(window.location.search)).planYear ?? drawn;
