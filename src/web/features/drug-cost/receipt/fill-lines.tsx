import { formatCents } from '#content/format/money.ts';
import type { PlanReceipt, ReceiptFill } from '#contract/drug-receipt.ts';
import { useDrugReceiptTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import styles from './receipt.module.css';
import { stepLines } from './step-lines.ts';

type Props = { receipt: PlanReceipt; fills: readonly ReceiptFill[]; nameOf: (ndc: string) => string };

/** The arithmetic of some fills, each from its price to what is paid and what counts. */
export function FillLines({ receipt, fills, nameOf }: Props) {
  const words = useDrugReceiptTexts();
  const { language } = useStart();
  const money = (cents: number) => formatCents(cents, language);

  return (
    <ul className={styles.fills}>
      {fills.map((fill) => (
        <li key={`${fill.month} ${fill.ndc}`}>
          <p className={styles.fill} data-fill>
            <span>{nameOf(fill.ndc)}</span>
            <span>{words.youPay(money(fill.pays))}</span>
          </p>
          {fill.price !== null && <p>{words.price(money(fill.price))}</p>}
          <ul>
            {stepLines(fill, { words, language }).map(({ rule, sentences }, place) => (
              // A rule may have its say twice in one fill; the order of the steps never changes.
              // biome-ignore lint/suspicious/noArrayIndexKey: it is their order.
              <li key={`${rule} ${place}`}>
                <strong>{words.rules.names[rule]}:</strong> {sentences.join(' ')}
              </li>
            ))}
          </ul>
          {receipt.threshold !== null && (
            <p className="quiet">{words.steps.countedSoFar(money(fill.countedSoFar), money(receipt.threshold))}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
