import type { ReceiptOf } from '#web/data/drug-cost.ts';
import { useBrowseTexts } from '#web/data/page-texts.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Dollar, Receipts } from '#web/parts/drug-cost/receipt.tsx';
import type { TotalFigures } from '#web/parts/drug-cost/total-figures.ts';
import { YearDollar, YearParts } from '#web/parts/drug-cost/year-dollar.tsx';
import type { Figure } from '#web/parts/plans/plan-words.ts';
import { Figures } from '#web/ui/figures.tsx';
import { SourceWords } from '#web/ui/source-words.tsx';
import styles from './plan-total.module.css';

type NotesProps = { planName: string; figures: TotalFigures };

/** Why a plan of a list has no total, and what can be done about it. */
export function TotalNotes({ planName, figures: { missing, tryAgain } }: NotesProps) {
  const { shell } = useTexts();
  if (missing.length === 0 && !tryAgain) return null;

  return (
    <p className={styles.notes} data-drug-costs>
      {missing.map((note) => (
        <span key={note}>{note}</span>
      ))}
      {tryAgain && (
        <button type="button" className="link-button no-print" onClick={tryAgain}>
          {shell.tryAgain}
          <span className="visually-hidden">
            : <SourceWords>{planName}</SourceWords>
          </span>
        </button>
      )}
    </p>
  );
}

type Props = {
  planName: string;
  premiums: readonly Figure[];
  figures: TotalFigures;
  receipt: ReceiptOf | null;
};

/** What a total of a list is made of. */
export function TotalParts({ planName, premiums, figures, receipt }: Props) {
  const { totalCost } = useBrowseTexts();
  const { planFacts } = useTexts();
  const { isWaiting, drugs, apart, month, monthSubject, basis } = figures;
  const soon = (value: string | null) => (isWaiting ? totalCost.working : value);
  const nameOf = (label: string) => `${label}, ${planName}`;

  return (
    <div className={styles.parts} data-drug-costs>
      <Receipts of={receipt}>
        <Figures
          className={styles.figures}
          unknown={planFacts.notAvailable}
          figures={[
            ...premiums,
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
        <YearParts lines={apart} of={nameOf(totalCost.drugs)} />
        {basis.length > 0 && (
          <p className={styles.notes}>
            {basis.map((note) => (
              <span key={note}>{note}</span>
            ))}
          </p>
        )}
      </Receipts>
    </div>
  );
}
