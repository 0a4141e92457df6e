import { daysBetween, type IsoDate, yearOf } from '#domain/calendar/iso-date.ts';

/** The part of the year that a shopper is in, and the day it ends with or the day that the next one begins. */
export type Season = {
  /**
   * 'open-enrollment': anybody may choose a plan for the next year. 'until-cover-starts': what was chosen starts with
   * the year. 'advantage-enrollment': who is in an Advantage plan may change once. 'until-enrollment': wait for October.
   */
  phase: 'open-enrollment' | 'until-cover-starts' | 'advantage-enrollment' | 'until-enrollment';
  /** The last day of a period that is open, or the first day of what comes next. */
  date: IsoDate;
  /** 0 on that very day. */
  daysLeft: number;
  /** The year whose plans the phase is about. */
  planYear: number;
};

/**
 * The periods in which many people may choose, as days in Central time; both ends belong to them.
 * @source CMS product 11219, March 2026: open enrollment October 15 to December 7, Medicare Advantage January 1 to March 31.
 */
const OPEN_ENROLLMENT = { from: '10-15', to: '12-07' } as const;
export const ADVANTAGE_PERIOD = { from: '01-01', to: '03-31' } as const;

export function seasonOf(today: IsoDate): Season {
  const year = yearOf(today);
  const until = (phase: Season['phase'], date: IsoDate, planYear: number): Season => ({
    phase,
    date,
    daysLeft: daysBetween(today, date),
    planYear,
  });

  const advantageEnds: IsoDate = `${year}-${ADVANTAGE_PERIOD.to}`;
  if (today <= advantageEnds) return until('advantage-enrollment', advantageEnds, year);
  const { from, to } = openEnrollmentOf(year);
  if (today < from) return until('until-enrollment', from, year + 1);
  if (today <= to) return until('open-enrollment', to, year + 1);
  return until('until-cover-starts', `${year + 1}-01-01`, year + 1);
}

/** Whether anybody may join a plan of this year today; at all other times a reason is needed. */
export function isOpenEnrollment(planYear: number, today: IsoDate): boolean {
  const { from, to } = openEnrollmentOf(yearOf(today));
  return planYear === yearOf(today) + 1 && from <= today && today <= to;
}

/** The open enrollment that begins in a year, for plans of the year after. */
export const openEnrollmentOf = (year: number): { from: IsoDate; to: IsoDate } => ({
  from: `${year}-${OPEN_ENROLLMENT.from}`,
  to: `${year}-${OPEN_ENROLLMENT.to}`,
});
