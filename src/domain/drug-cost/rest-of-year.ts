import { type IsoDate, monthOf, yearOf } from '#domain/calendar/iso-date.ts';

const DECEMBER = 12;

/** Cover begins with a month: in a year that runs, at the earliest with the next one. Null when none is left. */
export function firstMonthLeft(planYear: number, today: IsoDate): number | null {
  const next = monthOf(today) + 1;
  return yearOf(today) === planYear && next <= DECEMBER ? next : null;
}
