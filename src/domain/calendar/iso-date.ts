/** A calendar day as `YYYY-MM-DD`, in the product's zone. Never an instant, so it can not shift. */
export type IsoDate = `${number}-${number}-${number}`;

/** Both ends belong to the range. */
export type DateRange = { from: IsoDate; to: IsoDate };

export const yearOf = (date: IsoDate) => Number(date.slice(0, 4));

/** January is 1. */
export const monthOf = (date: IsoDate) => Number(date.slice(5, 7));

// Days of the same shape sort as text.
export const isWithin = ({ from, to }: DateRange, date: IsoDate) => from <= date && date <= to;

const DAY = 86_400_000;

/** How many days the second one lies after the first; less than 0 when it lies before. */
export const daysBetween = (from: IsoDate, to: IsoDate) => (Date.parse(to) - Date.parse(from)) / DAY;

/** So many days later, from 0 on. */
export function daysAfter(date: IsoDate, days: number): IsoDate {
  const first = `${date.slice(0, 8)}01` as IsoDate;
  const left = Number(date.slice(8)) + days;
  const inMonth = daysInMonth(yearOf(date), monthOf(date));
  if (left > inMonth) return daysAfter(monthsAfter(first, 1), left - inMonth - 1);
  return `${date.slice(0, 8)}${String(left).padStart(2, '0')}` as IsoDate;
}

/** The same day a year earlier; of February 29 the day before. */
export function yearBefore(date: IsoDate): IsoDate {
  const before = `${String(yearOf(date) - 1).padStart(4, '0')}${date.slice(4)}`;
  return isIsoDate(before) ? before : (before.replace(/29$/, '28') as IsoDate);
}

/** On the same day of a later month, or on its last one. */
export function monthsAfter(date: IsoDate, months: number): IsoDate {
  const count = yearOf(date) * 12 + monthOf(date) - 1 + months;
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1];
  const day = Math.min(Number(date.slice(8)), daysInMonth(year, month));
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as IsoDate;
}

/** True only for a day that exists: February 30 is refused. */
export function isIsoDate(text: string): text is IsoDate {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return false;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
