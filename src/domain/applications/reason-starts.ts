import { type IsoDate, yearOf } from '#domain/calendar/iso-date.ts';
import { firstOfMonth, firstOnOrAfter, latestOf, medicareStart } from './cover-start.ts';
import { countedDay, ELECTION_WINDOWS } from './election-windows.ts';
import type { Answers } from './field.ts';
import type { PlanToJoin } from './plan-fit.ts';
import type { DatedReason } from './reason-keys.ts';

/** The first and the last day on which cover may begin. */
export type Starts = { earliest: IsoDate; latest: IsoDate };

export type NoStart =
  /** Medicare begins too late for this reason. */
  | { open: false; because: 'before-medicare'; medicareStart: IsoDate }
  /** By this reason cover would begin in another year than the plan's. */
  | { open: false; because: 'not-this-year'; earliest: IsoDate };

type Facts = { plan: PlanToJoin; today: IsoDate; answers: Answers };

/** From the month after the request, and up to three months later where the reason lets people choose. */
export function startsOf(reason: DatedReason, day: IsoDate, facts: Facts): Starts | NoStart {
  const { plan, today, answers } = facts;
  const { startsFromDay, waitsForMedicare, latestStart } = ELECTION_WINDOWS[reason];
  const begins = waitsForMedicare ? medicareStart(plan.planType, answers) : null;
  const from = startsFromDay ? firstOnOrAfter(countedDay(reason, day)) : null;
  const earliest = latestOf(firstOfMonth(today, 1), from, begins && firstOnOrAfter(begins));
  return withinYear(earliest, latestOf(firstOfMonth(today, latestStart), earliest), facts);
}

/** The month after the request alone. */
export const nextStart = (facts: Facts): Starts | NoStart =>
  withinYear(firstOfMonth(facts.today, 1), firstOfMonth(facts.today, 1), facts);

/** Never before the plan's year or the parts of Medicare that it asks for, and never after that year. */
function withinYear(first: IsoDate, last: IsoDate, { plan: { planYear, planType }, answers }: Facts): Starts | NoStart {
  const begins = medicareStart(planType, answers);
  const medicare = begins && firstOnOrAfter(begins);
  if (medicare !== null && medicare > last) return { open: false, because: 'before-medicare', medicareStart: medicare };
  const earliest = latestOf(first, `${planYear}-01-01`, medicare);
  if (earliest > last || yearOf(earliest) > planYear) return { open: false, because: 'not-this-year', earliest: first };
  return { earliest, latest: yearOf(last) > planYear ? `${planYear}-12-01` : last };
}
