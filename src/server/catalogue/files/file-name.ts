import type { IsoDate } from '#domain/calendar/iso-date.ts';

/** The name without its folders and the archive it lies in. */
export const fileNameOf = (path: string) => /[^/!]*$/.exec(path)?.[0] ?? path;

/** CMS names its releases by month; the first day stands for the month. */
export function releaseOf(name: string): IsoDate | null {
  const [, year, month] = /_(20\d\d)(0[1-9]|1[0-2])(?!\d)/.exec(name) ?? [];
  return year && month ? (`${year}-${month}-01` as IsoDate) : null;
}
