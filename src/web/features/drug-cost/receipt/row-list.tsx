import type { ReceiptRow } from '#contract/drug-receipt.ts';
import { useDrugReceiptTexts } from '#web/data/page-texts.ts';
import styles from './receipt.module.css';

/** The rows that a figure rests on, each with its file and its line. Their date is said once, below all of them. */
export function RowList({ rows }: { rows: readonly ReceiptRow[] }) {
  const { rows: words } = useDrugReceiptTexts();
  const placeOf = ({ kind, file, line }: ReceiptRow) => {
    const what = words.kinds[kind];
    if (file === null) return words.unknown(what);
    return line === null ? words.inFile(what, file) : words.at(what, file, line);
  };

  return (
    <ul className={`${styles.rows} quiet`}>
      {rows.map((row) => (
        <li key={`${row.kind} ${row.file} ${row.line}`}>{placeOf(row)}</li>
      ))}
    </ul>
  );
}
