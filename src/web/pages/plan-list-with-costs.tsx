import { useCallback, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { formatCents } from '#content/format/money.ts';
import type { County } from '#contract/geography.ts';
import type { PlanSummary } from '#contract/plan.ts';
import { yearlyPremium } from '#domain/plan-search/plan-order.ts';
import { totalSoFar } from '#domain/plan-search/total-cost.ts';
import { receiptOf, useCostsOfMany } from '#web/data/drug-cost.ts';
import { useBrowseTexts } from '#web/data/page-texts.ts';
import type { SavedDrugs } from '#web/data/saved-drugs.ts';
import { TotalNotes, TotalParts } from '#web/features/drug-cost/plan-total.tsx';
import { ReceiptScope } from '#web/features/drug-cost/receipt/receipt-scope.tsx';
import { AboutTotals, TotalState } from '#web/features/drug-cost/total-state.tsx';
import { useStart } from '#web/lib/start-context.ts';
import { useLateOrder } from '#web/lib/use-late-order.ts';
import { ReceiptScopeOfPage } from '#web/parts/drug-cost/receipt.tsx';
import { totalFigures, totalOf } from '#web/parts/drug-cost/total-figures.ts';
import { useTotalWords } from '#web/parts/drug-cost/use-total-words.ts';
import { figuresOf } from '#web/parts/plans/plan-words.ts';
import { planYearOf } from '#web/parts/year-bar/plan-year.ts';
import { focusIn, useFocusAfter } from '#web/ui/focus-after.ts';
import { PlanList } from './plan-list.tsx';
import type { RowOfTotal } from './plan-rows.tsx';
import { toPrice } from './plans-to-price.ts';
import { totalRowFigures } from './total-row-figures.ts';

type Props = {
  plans: readonly PlanSummary[];
  county: County;
  planYear: number;
  /** The same one as long as it says the same. */
  list: SavedDrugs;
};

/** The list for a shopper with saved drugs: by what a year costs in all, and never by the premium alone. */
export default function PlanListWithCosts({ plans, county, planYear, list }: Props) {
  const { language, texts } = useStart();
  const { browse } = useBrowseTexts();
  const [search] = useSearchParams();
  const plansToPrice = useMemo(() => toPrice(plans, county), [plans, county]);
  const costs = useCostsOfMany(plansToPrice, list);
  const words = useTotalWords(list);
  const { state, isTouched, putInOrder } = useLateOrder(costs !== null, search.toString());
  const rows = useRef<HTMLDivElement>(null);
  const centsOf = useMemo(
    () => (state === 'ordered' ? (plan: PlanSummary) => totalOf(plan, costs?.get(plan.planId)) : totalSoFar),
    [costs, state],
  );

  // The button goes with the press, and the first plan of the order is what was asked for.
  const focusAfter = useFocusAfter<'order'>(
    () => focusIn(rows.current, 'article h2'),
    () => state === 'ordered',
  );

  const rowOf = useCallback(
    (plan: PlanSummary): RowOfTotal => {
      const year = yearlyPremium(plan);
      const known = costs?.get(plan.planId);
      const figures = totalFigures(plan, known, words);
      return {
        ...totalRowFigures(plan, known, { figures, totalCost: words.totalCost, planFacts: texts.planFacts, language }),
        notes: <TotalNotes planName={plan.planName} figures={figures} />,
        parts: (
          <TotalParts
            planName={plan.planName}
            premiums={[
              ...figuresOf(plan, texts.planFacts, language).slice(0, 1),
              { label: browse.yearlyPremium, value: year === null ? null : formatCents(year, language) },
            ]}
            receipt={receiptOf(plan.planName, list.items, known)}
            figures={figures}
          />
        ),
      };
    },
    [costs, words, texts.planFacts, browse, language, list.items],
  );
  const yearOf = useCallback((plan: PlanSummary) => planYearOf(plan, costs?.get(plan.planId)), [costs]);
  const sortNow = () => {
    focusAfter('order');
    putInOrder();
  };

  return (
    <div ref={rows}>
      <ReceiptScopeOfPage value={ReceiptScope}>
        <PlanList
          plans={plans}
          county={county}
          planYear={planYear}
          totals={{
            centsOf,
            rowOf,
            yearOf,
            // A list that nobody has touched is drawn anew in its order: no row moves through the others.
            key: state === 'ordered' && !isTouched ? 'by total' : 'as it came',
            stateOf: (order) => <TotalState state={state} order={order} onSort={sortNow} />,
            about: <AboutTotals list={list} />,
            label: words.totalCost.sort,
          }}
        />
      </ReceiptScopeOfPage>
    </div>
  );
}
