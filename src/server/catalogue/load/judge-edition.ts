import { NOTHING_LOST } from '../files/rejection.ts';

/** Rows by what they are of, such as a table, or a state and a plan type. */
export type RowCounts = Readonly<Record<string, number>>;
type Read = { layout: string | null; read: number; loaded: number; rejected: Readonly<Record<string, number>> };

/** What keeps an edition from being taken. */
export type Shortfall = { of: string; why: 'bad-rows' | 'fewer-rows'; rows: number; outOf: number };

export const LEAST_GOOD_PERCENT = 98;
export const LEAST_KEPT_PERCENT = 80;

const isShort = (rows: number, outOf: number, percent: number) => rows * 100 < outOf * percent;

const passedOver = ({ rejected }: Read) =>
  Object.values(NOTHING_LOST).reduce((sum, reason) => sum + (rejected[reason] ?? 0), 0);

/**
 * Files of one layout are judged together and not with others: good prices would hide that all plans are bad. What the
 * edition before lacks has nothing to be compared with; what the new one lacks counts as no rows.
 */
export function judgeEdition(files: readonly Read[], now: RowCounts, before: RowCounts | null): Shortfall[] {
  const layouts = new Map<string, Shortfall>();
  for (const file of files) {
    const { layout, loaded, read } = file;
    const of = layout ?? '';
    const { rows, outOf } = layouts.get(of) ?? { rows: 0, outOf: 0 };
    layouts.set(of, { of, why: 'bad-rows', rows: rows + loaded + passedOver(file), outOf: outOf + read });
  }
  const fewer = Object.entries(before ?? {}).map(
    ([of, outOf]): Shortfall => ({
      of,
      why: 'fewer-rows',
      rows: now[of] ?? 0,
      outOf,
    }),
  );
  return [
    ...[...layouts.values()].filter(({ rows, outOf }) => isShort(rows, outOf, LEAST_GOOD_PERCENT)),
    ...fewer.filter(({ rows, outOf }) => isShort(rows, outOf, LEAST_KEPT_PERCENT)),
  ];
}
