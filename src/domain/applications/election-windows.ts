import { type IsoDate, monthsAfter, yearOf } from '#domain/calendar/iso-date.ts';
import { ADVANTAGE_PERIOD } from '#domain/plan-year/season.ts';
import { firstOfMonth, isFirstOfMonth } from './cover-start.ts';
import type { PlanNeed } from './plan-fit.ts';
import type { DatedReason } from './reason-keys.ts';

/** Both ends belong to it; null where it has no such end. */
export type ElectionWindow = { first: IsoDate | null; last: IsoDate | null };

type WindowRule = {
  /** Null: it has been open since the day became known. A number counts months from the month of the day. */
  opens: null | { months: number } | 'on-the-day' | { day: string; yearBefore: boolean };
  /** Null: as long as it lasts. 'three-months': on the same day three months later. */
  closes: null | { months: number } | 'three-months' | { day: string };
  plans: readonly PlanNeed[];
  /** Months after the request up to which a later start may be asked for; 1: the next month alone. */
  latestStart: 1 | 3;
  /** Cover can not begin before the day itself. */
  startsFromDay?: true;
  /** Made for people whose Medicare has not begun: cover waits for it. */
  waitsForMedicare?: true;
  /** The day is the start that is wished for, and not something that happened. */
  isStart?: true;
  /** What the day and the plan do not prove. */
  personChecks?: true;
};

const ALL = ['MA', 'MAPD', 'PDP', 'SNP'] as const;
const WITH_DRUGS = ['MAPD', 'PDP', 'SNP'] as const;

/**
 * When each reason is a right, for which plans, and from when cover may start.
 * @source CMS product 11219, March 2026. It does not tell the latest starts, the assignment and the disaster: see
 * docs/decisions/0094.
 * @yearly compare with the new edition of that product.
 */
export const ELECTION_WINDOWS: Readonly<Record<DatedReason, WindowRule>> = {
  losingCoverage: { opens: null, closes: { months: 2 }, plans: ALL, latestStart: 3 },
  outofServiceArea: { opens: { months: -1 }, closes: { months: 2 }, plans: ALL, latestStart: 3, startsFromDay: true },
  moveIn: { opens: { months: 0 }, closes: null, plans: ['MA', 'MAPD', 'PDP', 'I-SNP'], latestStart: 1 },
  moveOut: { opens: null, closes: { months: 2 }, plans: ['MA', 'MAPD', 'PDP', 'I-SNP'], latestStart: 1 },
  fiveStarPlan: {
    opens: { day: '12-08', yearBefore: true },
    closes: { day: '11-30' },
    plans: ['5 stars'],
    latestStart: 1,
    isStart: true,
  },
  dualSEP: { opens: 'on-the-day', closes: null, plans: ['PDP', 'integrated D-SNP'], latestStart: 1 },
  changeLIS: { opens: { months: 0 }, closes: { months: 3 }, plans: WITH_DRUGS, latestStart: 1 },
  disaster: { opens: 'on-the-day', closes: { months: 14 }, plans: ALL, latestStart: 1, personChecks: true },
  oepEffectiveDate: {
    opens: { day: ADVANTAGE_PERIOD.from, yearBefore: false },
    closes: { day: ADVANTAGE_PERIOD.to },
    plans: ALL,
    latestStart: 1,
    isStart: true,
  },
  assignment: { opens: 'on-the-day', closes: 'three-months', plans: ['MAPD', 'PDP'], latestStart: 1 },
  turning65Now: {
    opens: { months: -3 },
    closes: { months: 3 },
    plans: ALL,
    latestStart: 1,
    startsFromDay: true,
    waitsForMedicare: true,
  },
  delayEnrollment: {
    opens: { months: -3 },
    closes: { months: 1 },
    plans: ['MA', 'MAPD', 'SNP'],
    latestStart: 1,
    startsFromDay: true,
    waitsForMedicare: true,
  },
  changeEnrollment: { opens: { months: 0 }, closes: { months: 2 }, plans: ALL, latestStart: 1 },
};

/** The days on which a reason is a right; those of a season are the season's of the plan's year. */
export function electionWindow(reason: DatedReason, day: IsoDate, planYear: number): ElectionWindow {
  const { opens, closes } = ELECTION_WINDOWS[reason];
  const from = countedDay(reason, day);
  return { first: firstDay(opens, from, planYear), last: lastDay(closes, from, planYear) };
}

/** Who is born on the first of a month has Medicare from the month before, so that all is counted from there. */
export function countedDay(reason: DatedReason, day: IsoDate): IsoDate {
  if (reason !== 'turning65Now') return day;
  return firstOfMonth(isFirstOfMonth(day) ? monthsAfter(day, -1) : day);
}

function firstDay(opens: WindowRule['opens'], day: IsoDate, planYear: number): IsoDate | null {
  if (opens === null) return null;
  if (opens === 'on-the-day') return day;
  if ('months' in opens) return firstOfMonth(day, opens.months);
  return `${opens.yearBefore ? planYear - 1 : planYear}-${opens.day}` as IsoDate;
}

function lastDay(closes: WindowRule['closes'], day: IsoDate, planYear: number): IsoDate | null {
  if (closes === null) return null;
  if (closes === 'three-months') return monthsAfter(day, 3);
  return 'months' in closes ? lastOfMonth(day, closes.months) : (`${planYear}-${closes.day}` as IsoDate);
}

/** Day 31 of a month, or the last that it has: December has 31, and counting from there keeps each month's end. */
function lastOfMonth(day: IsoDate, later: number): IsoDate {
  const december = `${yearOf(day) - 1}-12-31` as IsoDate;
  return monthsAfter(december, Number(day.slice(5, 7)) + later);
}
