import { formatDate } from '#content/format/date.ts';
import type { ReceiptRow } from '#contract/drug-receipt.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { useDrugReceiptTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { datesOfRows } from './dates-of-rows.ts';
import styles from './receipt.module.css';

/** The day of the data: one line for all rows of the same source and day. */
export function RowDates({ rows }: { rows: readonly ReceiptRow[] }) {
  const { rows: words } = useDrugReceiptTexts();
  const { language } = useStart();

  return (
    <ul className={`${styles.rows} quiet`}>
      {datesOfRows(rows).map(({ source, asOf, madeUp, files }) => (
        <li key={`${source} ${asOf}`}>
          {words.asOf(madeUp ? words.madeUp : source, asOf && formatDate(asOf as IsoDate, language))}
          {files.length > 0 && ` (${files.join(', ')})`}
        </li>
      ))}
    </ul>
  );
}
