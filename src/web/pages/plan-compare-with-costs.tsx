import type { County } from '#contract/geography.ts';
import type { PlanDetails } from '#contract/plan.ts';
import { longestYear } from '#domain/plan-search/year-bar.ts';
import { receiptOf } from '#web/data/drug-cost.ts';
import { useBrowseTexts, useDrugPricingTexts, usePlanDetailsTexts } from '#web/data/page-texts.ts';
import type { SavedDrugs } from '#web/data/saved-drugs.ts';
import { savedDrugRows } from '#web/features/compare/saved-drug-rows.ts';
import { centsOf, savedMainRows } from '#web/features/compare/saved-main-rows.ts';
import { ReceiptScope } from '#web/features/drug-cost/receipt/receipt-scope.tsx';
import { useTexts } from '#web/lib/start-context.ts';
import { useCostsSoon } from '#web/pages/costs-soon.ts';
import { ReceiptScopeOfPage } from '#web/parts/drug-cost/receipt.tsx';
import { aboutTotals, totalFigures } from '#web/parts/drug-cost/total-figures.ts';
import { useTotalWords } from '#web/parts/drug-cost/use-total-words.ts';
import { planYearOf } from '#web/parts/year-bar/plan-year.ts';
import { YearBar } from '#web/parts/year-bar/year-bar.tsx';
import { YearLegend } from '#web/parts/year-bar/year-legend.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PlanCompareView } from './plan-compare-view.tsx';
import type { PlanPlace } from './plan-place.ts';
import { toPrice } from './plans-to-price.ts';

type Props = { plans: readonly PlanDetails[]; looked: PlanPlace; place: County; list: SavedDrugs };

/** The comparison for a shopper with saved drugs. */
export default function PlanCompareWithCosts({ plans, looked, place, list }: Props) {
  const { compare, planCard } = usePlanDetailsTexts();
  const { totalCost, yearBar } = useBrowseTexts();
  const { planFacts } = useTexts();
  const terms = useDrugPricingTexts();
  const words = useTotalWords(list);
  const { costs, isAwaited } = useCostsSoon(toPrice(plans, place), list);

  const years = plans.map((plan) => planYearOf(plan, costs.get(plan.planId)));
  const longest = longestYear(years);

  if (isAwaited) return <Loading label={compare.loading} rows={4} />;
  return (
    <ReceiptScopeOfPage value={ReceiptScope}>
      <PlanCompareView
        plans={plans}
        looked={looked}
        drugs={{
          title: totalCost.yourDrugs,
          about: `${aboutTotals(list, totalCost)} ${words.drugCosts.drugYear.ifNotCovered}`,
          totals: plans.map((plan) => totalFigures(plan, costs.get(plan.planId), words)),
          receipts: plans.map(({ planId, planName }) => receiptOf(planName, list.items, costs.get(planId))),
          pictures: plans.map(({ planId, planName }, place) => {
            const year = years[place];
            return year && <YearBar key={planId} planName={planName} year={year} longest={longest} words={yearBar} />;
          }),
          cents: centsOf(plans, costs),
          mainRows: savedMainRows(plans, costs, { ...words, planCard, planFacts }),
          rows: savedDrugRows(plans, list.items, costs, { ...words, terms, planFacts }),
        }}
      />
      <YearLegend words={yearBar} hasDrugs />
    </ReceiptScopeOfPage>
  );
}
