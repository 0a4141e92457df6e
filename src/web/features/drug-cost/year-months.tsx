import type { PlanDrugCost } from '#contract/drug-cost.ts';
import type { Reply } from '#contract/schemas.ts';
import { useDrugPricingTexts } from '#web/data/page-texts.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { yearOfDrugs } from '#web/parts/drug-cost/drug-year.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { MonthChart } from './month-chart.tsx';

type Props = {
  cost: PlanDrugCost;
  monthlyPremium: number | null;
  reply: Reply<'explainPlanCost'> | undefined;
  isFailed: boolean;
  onTryAgain: () => void;
};

/** The months of a year that has a figure, as soon as they are known. */
export function YearMonths({ cost, monthlyPremium, reply, isFailed, onTryAgain }: Props) {
  const words = useDrugPricingTexts();
  const { shell } = useTexts();
  const year = yearOfDrugs(cost);

  if (year === null) return null;
  if (reply?.receipt) {
    const { fullYear } = reply.receipt;
    return (
      <>
        {fullYear?.total !== year && (
          <Notice tone="problem" urgent>
            <p>{words.changed}</p>
          </Notice>
        )}
        <MonthChart cost={cost} receipt={reply.receipt} monthlyPremium={monthlyPremium} />
      </>
    );
  }
  if (reply) return <p>{words.monthsOutside}</p>;
  if (isFailed) return <Failure sentence={words.monthsFailed} tryAgain={shell.tryAgain} onTryAgain={onTryAgain} />;
  return <Loading label={words.monthsLoading} />;
}
