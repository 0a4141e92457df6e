import { formatDate } from '#content/format/date.ts';
import type { ReceiptRow } from '#contract/drug-receipt.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { useDrugReceiptTexts } from '#web/lib/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';

/** The rows that a figure rests on, each with its file, its line and the day of its data. */
export function RowList({ rows }: { rows: readonly ReceiptRow[] }) {
  const { rows: words } = useDrugReceiptTexts();
  const { language } = useStart();
  const placeOf = ({ kind, file, line }: ReceiptRow) => {
    const what = words.kinds[kind];
    if (file === null) return words.unknown(what);
    return line === null ? words.inFile(what, file) : words.at(what, file, line);
  };

  return (
    <ul className="receipt-rows quiet">
      {rows.map((row) => (
        <li key={`${row.kind} ${row.file} ${row.line}`}>
          {placeOf(row)}. {row.asOf ? words.asOf(formatDate(row.asOf as IsoDate, language)) : words.noDate}.
        </li>
      ))}
    </ul>
  );
}
