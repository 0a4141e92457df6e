import { useState } from 'react';
import { formatCents } from '#content/format/money.ts';
import { monthName } from '#content/format/month-name.ts';
import type { PlanReceipt } from '#contract/drug-receipt.ts';
import { useDrugReceiptTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import type { ReceiptSubject } from '#web/parts/drug-cost/receipt.tsx';
import { FillLines } from './fill-lines.tsx';
import { sumsByPart } from './fill-part.ts';
import { type Figure, paidFor } from './pick-figure.ts';
import styles from './receipt.module.css';

type Props = { receipt: PlanReceipt; subject: ReceiptSubject; figure: Figure; nameOf: (ndc: string) => string };

/** The fills behind a dollar, by month, down to their sum. */
export function SumSection({ receipt, subject, figure, nameOf }: Props) {
  const words = useDrugReceiptTexts();
  const { language } = useStart();
  const [isAllOpen, setAllOpen] = useState(false);
  const { fills, months, sum, cents } = figure;
  const money = (amount: number) => formatCents(amount, language);
  const linesOf = (some: typeof fills) => <FillLines receipt={receipt} nameOf={nameOf} fills={some} />;

  return (
    <section>
      <h3>{words.sum.heading}</h3>
      {receipt.fullYear?.total === null && <p>{words.sum.unknown}</p>}
      {months.length > 0 ? (
        <>
          <button type="button" className="link-button" onClick={() => setAllOpen(!isAllOpen)}>
            {isAllOpen ? words.sum.closeAll : words.sum.openAll}
          </button>
          {months.map((month) => {
            const ofMonth = fills.filter((fill) => fill.month === month);
            return (
              // Drawn anew when all are opened or closed; in between each opens by itself.
              <details key={`${month} ${isAllOpen}`} open={isAllOpen} className={styles.month}>
                <summary>
                  <span>
                    <span>{monthName(month, language)}</span>
                  </span>
                  <span>{money(paidFor(ofMonth))}</span>
                </summary>
                {ofMonth.length > 0 ? linesOf(ofMonth) : <p>{words.sum.noFill}</p>}
              </details>
            );
          })}
        </>
      ) : fills.length > 0 ? (
        linesOf(fills)
      ) : (
        <p>{words.sum.noFill}</p>
      )}
      <PartSums fills={fills} />
      <p className={styles.total} data-sum>
        <span>{words.sum.total}</span>
        <span>{money(sum)}</span>
      </p>
      {subject.about === 'average' && <p>{words.sum.average(money(sum), money(cents))}</p>}
    </section>
  );
}

/** What the plan covers, and apart from it what it does not: said where there is more than one of them. */
function PartSums({ fills }: Pick<Figure, 'fills'>) {
  const { sum: words } = useDrugReceiptTexts();
  const { language } = useStart();
  const sums = sumsByPart(fills);

  if (sums.length < 2) return null;
  return (
    <dl className={styles.parts}>
      {sums.map(({ part, cents }) => (
        <div key={part}>
          <dt>{words.parts[part]}</dt>
          <dd>{formatCents(cents, language)}</dd>
        </div>
      ))}
    </dl>
  );
}
