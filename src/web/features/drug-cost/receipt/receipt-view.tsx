import { formatCents } from '#content/format/money.ts';
import type { PlanReceipt } from '#contract/drug-receipt.ts';
import type { ReceiptOf } from '#web/data/drug-cost.ts';
import { useNamedDrugs } from '#web/data/drug-names.ts';
import { useDrugReceiptTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import type { ReceiptSubject } from '#web/parts/drug-cost/receipt.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { aboutSentence } from './about-sentence.ts';
import { type Figure, pickFigure } from './pick-figure.ts';
import { PriceSection } from './price-section.tsx';
import styles from './receipt.module.css';
import { ReceiptFacts } from './receipt-facts.tsx';
import { RuleSection } from './rule-section.tsx';
import { SumSection } from './sum-section.tsx';

type Props = { receipt: PlanReceipt; of: ReceiptOf; subject: ReceiptSubject };

/** The dollar that was pressed, from its sum down to the rows that it rests on. */
export function ReceiptView({ receipt, of, subject }: Props) {
  const words = useDrugReceiptTexts();
  const { language } = useStart();
  const figure = pickFigure(receipt, subject);
  const drugs = useNamedDrugs(of.drugs);
  const nameOf = (ndc: string) => drugs.find((drug) => drug.nationalDrugCode === ndc)?.drugDosage ?? ndc;

  if (!figure) {
    return (
      <>
        <p>{words.none}</p>
        {receipt.because && <p>{words.drugs.because[receipt.because]}</p>}
      </>
    );
  }
  return (
    <>
      <p className={styles.about}>{aboutSentence(subject, receipt, nameOf, { words, language })}</p>
      {figure.cents !== subject.cents && (
        <Notice tone="problem" urgent>
          <p>{words.changed(formatCents(figure.cents, language))}</p>
        </Notice>
      )}
      <ReceiptFacts receipt={receipt} figure={figure} planName={of.planName} />
      <SumSection receipt={receipt} subject={subject} figure={figure} nameOf={nameOf} />
      <PriceSection receipt={receipt} ndcs={drugsOf(figure)} nameOf={nameOf} />
      <RuleSection figure={figure} />
      <p className="quiet">{receipt.madeUp ? words.madeUp : words.estimate}</p>
      <div className="actions">
        <button type="button" className="ds-c-button" onClick={() => window.print()}>
          {words.print}
        </button>
      </div>
    </>
  );
}

const drugsOf = ({ fills }: Figure) => [...new Set(fills.map(({ ndc }) => ndc))];
