import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { MadeUpPerson, Prescription, Visits } from './people.ts';

/** How far back claims go. */
const KEPT_DAYS = 730;
const DAY = 86_400_000;

export type Filled = Prescription & { number: number; on: IsoDate };
export type Visited = Visits & { number: number; on: IsoDate };

/** What happened on which day until today, the newest first. */
export function historyOf({ prescriptions, visits }: MadeUpPerson, today: IsoDate) {
  const fills = prescriptions.flatMap((prescription, place) =>
    daysBack(prescription.lastDaysAgo, prescription.days, prescription.times).map(
      (ago, time): Filled => ({ ...prescription, number: place * 1000 + time, on: before(today, ago) }),
    ),
  );
  const seen = visits.flatMap((visit, place) =>
    daysBack(21 + place, visit.everyDays).map(
      (ago, time): Visited => ({ ...visit, number: 100_000 + place * 1000 + time, on: before(today, ago) }),
    ),
  );
  return { fills: fills.sort(newestFirst), visits: seen.sort(newestFirst) };
}

function daysBack(last: number, every: number, times = Number.POSITIVE_INFINITY): number[] {
  const count = Math.min(times, Math.floor((KEPT_DAYS - last) / every) + 1);
  return Array.from({ length: Math.max(count, 0) }, (_, time) => last + time * every);
}

const before = (today: IsoDate, days: number) =>
  new Date(Date.parse(today) - days * DAY).toISOString().slice(0, 10) as IsoDate;

const newestFirst = (one: { on: IsoDate }, other: { on: IsoDate }) => other.on.localeCompare(one.on);
