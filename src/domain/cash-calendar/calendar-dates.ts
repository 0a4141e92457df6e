import { type IsoDate, monthsAfter, yearOf } from '#domain/calendar/iso-date.ts';
import { ADVANTAGE_PERIOD, openEnrollmentOf } from '#domain/plan-year/season.ts';

export const SEASON_DATES = [
  'open-enrollment-starts',
  'open-enrollment-ends',
  'advantage-period-starts',
  'advantage-period-ends',
] as const;
export type SeasonDate = (typeof SEASON_DATES)[number];

export type CalendarDate =
  | { kind: SeasonDate; date: IsoDate }
  /** A draft that nobody goes on with is removed after that day; or the day on which cover is wished to begin. */
  | { kind: 'draft-kept-until' | 'cover-starts'; date: IsoDate; applicationId: string; planName: string };

export type ApplicationDates = {
  applicationId: string;
  planName: string;
  /** Null once it was sent. */
  keptUntil: IsoDate | null;
  /** Null as long as nobody has chosen it. */
  effectiveDate: IsoDate | null;
};

/** The days of the coming year that somebody should not miss, the nearest first. Today is one of them. */
export function calendarDates(today: IsoDate, applications: readonly ApplicationDates[]): CalendarDate[] {
  const end = monthsAfter(today, 12);
  const dates = [...seasonDates(yearOf(today)), ...seasonDates(yearOf(today) + 1), ...applications.flatMap(datesOf)];
  return dates
    .filter(({ date }) => today <= date && date < end)
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}

function seasonDates(year: number): CalendarDate[] {
  const { from, to } = openEnrollmentOf(year);
  return [
    { kind: 'advantage-period-starts', date: `${year}-${ADVANTAGE_PERIOD.from}` },
    { kind: 'advantage-period-ends', date: `${year}-${ADVANTAGE_PERIOD.to}` },
    { kind: 'open-enrollment-starts', date: from },
    { kind: 'open-enrollment-ends', date: to },
  ];
}

function datesOf({ applicationId, planName, keptUntil, effectiveDate }: ApplicationDates): CalendarDate[] {
  const of = { applicationId, planName };
  return [
    ...(keptUntil ? [{ kind: 'draft-kept-until', date: keptUntil, ...of } as const] : []),
    ...(effectiveDate ? [{ kind: 'cover-starts', date: effectiveDate, ...of } as const] : []),
  ];
}
