import type { County } from '#contract/geography.ts';
import type { PlanDetails } from '#contract/plan.ts';
import { savedDrugRows } from '#web/features/compare/saved-drug-rows.ts';
import { ReceiptScope } from '#web/features/drug-cost/receipt/receipt-scope.tsx';
import { useCostsSoon } from '#web/lib/costs-soon.ts';
import { receiptOf } from '#web/lib/drug-costs.ts';
import type { DrugList } from '#web/lib/drug-list.ts';
import { useBrowseTexts, useDrugPricingTexts } from '#web/lib/page-texts.ts';
import { ReceiptScopeOfPage } from '#web/lib/receipt.tsx';
import { useTexts } from '#web/lib/start-context.ts';
import { aboutTotals, totalFigures } from '#web/lib/total-figures.ts';
import { useTotalWords } from '#web/lib/use-total-words.ts';
import { Loading } from '#web/ui/loading.tsx';
import { PlanCompareView } from './plan-compare-view.tsx';
import type { PlanPlace } from './plan-place.ts';
import { toPrice } from './plans-to-price.ts';

type Props = { plans: readonly PlanDetails[]; looked: PlanPlace; place: County; list: DrugList };

/** The comparison for a shopper with saved drugs. */
export default function PlanCompareWithCosts({ plans, looked, place, list }: Props) {
  const { compare, totalCost } = useBrowseTexts();
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
          rows: savedDrugRows(plans, list.items, costs, { ...words, terms, planFacts }),
        }}
      />
    </ReceiptScopeOfPage>
  );
}
