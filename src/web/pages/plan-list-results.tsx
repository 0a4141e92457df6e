import { type ReactNode, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { County } from '#contract/geography.ts';
import type { PlanSummary } from '#contract/plan.ts';
import type { AnnualCents } from '#domain/money/cents.ts';
import { filterPlans, type PlanFilters } from '#domain/plan-search/plan-filters.ts';
import { type SortOrder, sortPlans } from '#domain/plan-search/plan-order.ts';
import { useBrowseTexts } from '#web/data/page-texts.ts';
import { useMay } from '#web/data/viewer.ts';
import { CompareTray } from '#web/features/compare/compare-tray.tsx';
import { useTray } from '#web/features/compare/use-tray.ts';
import { ChosenFilters } from '#web/features/plan-search/chosen-filters.tsx';
import { addressWith, readChoice, withoutFilters } from '#web/features/plan-search/filter-address.ts';
import { FilterPanel } from '#web/features/plan-search/filter-panel.tsx';
import { SortChoice } from '#web/features/plan-search/sort-choice.tsx';
import { TypeFilter } from '#web/features/plan-search/type-filter.tsx';
import { useTexts } from '#web/lib/start-context.ts';
import { planListAddress } from '#web/parts/plan-search/plan-list-address.ts';
import { Notice } from '#web/ui/notice.tsx';
import { AddDrugs } from './add-drugs.tsx';
import styles from './plan-list-results.module.css';
import { PlanRows } from './plan-rows.tsx';

/** For a shopper with saved drugs: what a year costs in all. */
export type Totals = {
  /** What the list is put in order by. */
  centsOf: (plan: PlanSummary) => AnnualCents | null;
  rowOf: (plan: PlanSummary) => ReactNode;
  /** Another one draws the rows anew. */
  key: string;
  stateOf: (order: SortOrder) => ReactNode;
};

type Props = { plans: readonly PlanSummary[]; county: County; planYear: number; totals?: Totals };

/** The plans of a county, narrowed and sorted as the address says. */
export function PlanListResults({ plans, county, planYear, totals }: Props) {
  const { planList } = useTexts();
  const { browse, totalCost } = useBrowseTexts();
  const mayChange = useMay('changeDrugs');
  const centsOf = totals?.centsOf;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const carriers = useMemo(() => [...new Set(plans.map((plan) => plan.organizationName))].sort(), [plans]);
  const { filters, order, leftOut } = useMemo(() => readChoice(search, carriers), [search, carriers]);
  const shown = useMemo(() => sortPlans(filterPlans(plans, filters), order, centsOf), [plans, filters, order, centsOf]);
  const tray = useTray(planYear, plans);

  const addressOf = (chosen: PlanFilters, inOrder = order) =>
    addressWith(planListAddress(county, planYear, chosen.planType ?? 'ALL'), { filters: chosen, order: inOrder });
  const choose = (chosen: PlanFilters) => void navigate(addressOf(chosen));

  return (
    <>
      <TypeFilter plans={plans} filters={filters} addressOf={addressOf} />
      {leftOut.length > 0 && (
        <Notice tone="note">
          <p>{browse.ignored}</p>
        </Notice>
      )}
      <div className={styles.browse}>
        <FilterPanel plans={plans} carriers={carriers} filters={filters} onChange={choose} />
        <div className={styles.browseList}>
          <div className={styles.listBar}>
            <p className={styles.listCount} role="status">
              {shown.length === plans.length || isTypeAlone(filters)
                ? shown.length > 0
                  ? planList.count(shown.length, planYear)
                  : planList.noneOfType
                : browse.shown(shown.length, plans.length)}
            </p>
            <SortChoice
              chosen={order}
              totalLabel={totals && totalCost.sort}
              onChoose={(next) => void navigate(addressOf(filters, next))}
            />
          </div>
          {totals ? (
            totals.stateOf(order)
          ) : (
            <p className="quiet">
              {browse.yearlyPremiumNote} {browse.sort.unknownLast} {mayChange && <AddDrugs />}
            </p>
          )}
          <ChosenFilters filters={filters} onChange={choose} />
          {shown.length === 0 && !isTypeAlone(filters) && (
            <Notice tone="note">
              <p>{browse.noneFit}</p>
              <button type="button" className="ds-c-button" onClick={() => choose(withoutFilters(filters))}>
                {browse.clearFilters}
              </button>
            </Notice>
          )}
          <PlanRows
            key={totals?.key}
            plans={shown}
            county={county}
            planYear={planYear}
            tray={tray}
            totalOf={totals?.rowOf}
          />
        </div>
      </div>
      <CompareTray tray={tray} where={{ place: county, planYear, planType: filters.planType ?? 'ALL' }} />
    </>
  );
}

const isTypeAlone = ({ premium, carriers, networks, covers, stars }: PlanFilters) =>
  premium === null && stars === null && carriers.length + networks.length + covers.length === 0;
