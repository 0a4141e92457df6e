import type { ReceiptOf } from '#web/data/drug-cost.ts';
import { useBrowseTexts } from '#web/data/page-texts.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Dollar, Receipts } from '#web/parts/drug-cost/receipt.tsx';
import type { TotalFigures } from '#web/parts/drug-cost/total-figures.ts';
import { YearDollar, YearParts } from '#web/parts/drug-cost/year-dollar.tsx';
import { Figures } from '#web/ui/figures.tsx';
import styles from './plan-total.module.css';

type Props = { planName: string; premium: string | null; figures: TotalFigures; receipt: ReceiptOf | null };

/** What a year costs at one plan of a list, and its parts. Its place is the same before and after the costs are there. */
export function PlanTotal({ planName, premium, figures, receipt }: Props) {
  const { browse, totalCost } = useBrowseTexts();
  const { planFacts, shell } = useTexts();
  const { isWaiting, total, drugs, apart, month, monthSubject, missing, basis, tryAgain } = figures;
  const soon = (value: string | null) => (isWaiting ? totalCost.working : value);
  const nameOf = (label: string) => `${label}, ${planName}`;

  return (
    <div className={styles.planTotal} data-drug-costs>
      <Receipts of={receipt}>
        <Figures
          className={styles.figures}
          unknown={planFacts.notAvailable}
          figures={[
            { label: totalCost.label, value: soon(total) },
            { label: browse.yearlyPremium, value: premium },
            {
              label: totalCost.drugs,
              value: soon(drugs?.text ?? null),
              shown: drugs && <YearDollar line={drugs} of={nameOf(totalCost.drugs)} />,
            },
            {
              label: totalCost.month,
              value: soon(month),
              shown: monthSubject && <Dollar subject={monthSubject} of={nameOf(totalCost.month)} />,
            },
          ]}
        />
        <div className={styles.more}>
          <YearParts lines={apart} of={nameOf(totalCost.drugs)} />
          <p className={styles.notes}>
            {[...missing, ...basis].map((note) => (
              <span key={note}>{note}</span>
            ))}
            {tryAgain && (
              <button type="button" className="link-button no-print" onClick={tryAgain}>
                {shell.tryAgain}
                <span className="visually-hidden">: {planName}</span>
              </button>
            )}
          </p>
        </div>
      </Receipts>
    </div>
  );
}
