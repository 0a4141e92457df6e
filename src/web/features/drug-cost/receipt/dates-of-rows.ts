import type { ReceiptRow } from '#contract/drug-receipt.ts';

export type RowDate = Pick<ReceiptRow, 'source' | 'asOf' | 'madeUp'> & {
  /** Empty where all rows are of one source and day: no file has to be named to tell them apart. */
  files: readonly string[];
};

/** The sources of some rows, each once for each day of its data. */
export function datesOfRows(rows: readonly ReceiptRow[]): RowDate[] {
  const isAlike = (one: ReceiptRow) => (other: ReceiptRow) => one.source === other.source && one.asOf === other.asOf;
  const firsts = rows.filter((row, place) => rows.findIndex(isAlike(row)) === place);
  return firsts.map((first) => ({
    source: first.source,
    asOf: first.asOf,
    madeUp: first.madeUp,
    files: firsts.length > 1 ? filesOf(rows.filter(isAlike(first))) : [],
  }));
}

const filesOf = (rows: readonly ReceiptRow[]) => [...new Set(rows.flatMap(({ file }) => file ?? []))];
