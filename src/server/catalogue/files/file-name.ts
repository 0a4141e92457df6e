import type { IsoDate } from '#domain/calendar/iso-date.ts';

/** The name without its folders and the archive it lies in. */
export const fileNameOf = (path: string) => /[^/!]*$/.exec(path)?.[0] ?? path;

const FIRST_MONTH_OF_QUARTER = ['01', '04', '07', '10'] as const;

/** The quarter of CMS's drug files, such as 2026Q2. */
export function quarterOf(name: string): string | null {
  const [, year, quarter] = /_(20\d\d)Q([1-4])(?!\d)/i.exec(name) ?? [];
  return year && quarter ? `${year}Q${quarter}` : null;
}

/** CMS names its releases by month, or its drug files by quarter; the first day stands for the time. */
export function releaseOf(name: string): IsoDate | null {
  const [year4, quarter4] = quarterOf(name)?.split('Q') ?? [];
  if (year4 && quarter4) return `${year4}-${FIRST_MONTH_OF_QUARTER[Number(quarter4) - 1]}-01` as IsoDate;
  const [, year, month] = /_(20\d\d)(0[1-9]|1[0-2])(?!\d)/.exec(name) ?? [];
  return year && month ? (`${year}-${month}-01` as IsoDate) : null;
}
