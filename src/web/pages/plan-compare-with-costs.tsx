import type { County } from '#contract/geography.ts';
import type { PlanDetails } from '#contract/plan.ts';
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
import { Loading } from '#web/ui/loading.tsx';
import { PlanCompareView } from './plan-compare-view.tsx';
import type { PlanPlace } from './plan-place.ts';
import { toPrice } from './plans-to-price.ts';

type Props = { plans: readonly PlanDetails[]; looked: PlanPlace; place: County; list: SavedDrugs };

/** The comparison for a shopper with saved drugs. */
export default function PlanCompareWithCosts({ plans, looked, place, list }: Props) {
  const { compare } = usePlanDetailsTexts();
  const { totalCost } = useBrowseTexts();
  const { planFacts } = useTexts();
  const terms = useDrugPricingTexts();
  const words = useTotalWords(list);
  const { costs, isAwaited } = useCostsSoon(toPrice(plans, place), list);

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
          cents: centsOf(plans, costs),
          mainRows: savedMainRows(plans, costs, { ...words, compare, planFacts }),
          rows: savedDrugRows(plans, list.items, costs, { ...words, terms, planFacts }),
        }}
      />
    </ReceiptScopeOfPage>
  );
}
