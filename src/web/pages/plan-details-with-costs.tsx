import type { County } from '#contract/geography.ts';
import type { PlanDetails } from '#contract/plan.ts';
import { longestYear } from '#domain/plan-search/year-bar.ts';
import { receiptOf } from '#web/data/drug-cost.ts';
import { useBrowseTexts, usePlanDetailsTexts } from '#web/data/page-texts.ts';
import type { SavedDrugs } from '#web/data/saved-drugs.ts';
import { PlanDrugs } from '#web/features/drug-cost/plan-drugs.tsx';
import { ReceiptScope } from '#web/features/drug-cost/receipt/receipt-scope.tsx';
import { PlanFacts } from '#web/features/plan-details/plan-facts.tsx';
import { useTexts } from '#web/lib/start-context.ts';
import { useCostsSoon } from '#web/pages/costs-soon.ts';
import { ReceiptScopeOfPage, Receipts } from '#web/parts/drug-cost/receipt.tsx';
import { totalFigures } from '#web/parts/drug-cost/total-figures.ts';
import { useTotalWords } from '#web/parts/drug-cost/use-total-words.ts';
import { drugFactsOf } from '#web/parts/plans/drug-facts.ts';
import { planYearOf } from '#web/parts/year-bar/plan-year.ts';
import { YearPicture } from '#web/parts/year-bar/year-picture.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { toPrice } from './plans-to-price.ts';

type Props = { plan: PlanDetails; place: County; list: SavedDrugs };

/** The facts of a plan for a shopper with saved drugs. */
export default function PlanDetailsWithCosts({ plan, place, list }: Props) {
  const { planDetails } = usePlanDetailsTexts();
  const { yearBar } = useBrowseTexts();
  const { planFacts } = useTexts();
  const { costs, isAwaited } = useCostsSoon(toPrice([plan], place), list);
  const words = useTotalWords(list);
  const planCosts = costs.get(plan.planId);
  const year = planYearOf(plan, planCosts);

  if (isAwaited) return <Loading label={planDetails.loading} rows={5} />;
  return (
    <ReceiptScopeOfPage value={ReceiptScope}>
      <Receipts of={receiptOf(plan.planName, list.items, planCosts)}>
        <PlanFacts
          plan={plan}
          place={place}
          picture={
            <YearPicture
              plan={plan}
              year={year}
              longest={longestYear([year])}
              words={{ yearBar, monthlyPremium: planFacts.monthlyPremium }}
            />
          }
          cover={plan.drugCoverage ? drugFactsOf(planCosts, list) : null}
          total={totalFigures(plan, planCosts, words)}
          yourDrugs={<PlanDrugs plan={plan} list={list} costs={planCosts} />}
        />
      </Receipts>
    </ReceiptScopeOfPage>
  );
}
