import { type IsoDate, isIsoDate, monthsAfter } from '#domain/calendar/iso-date.ts';
import type { PlanType } from '#domain/plans/plan-type.ts';
import { type Answers, answerOf } from './field.ts';

/** Cover begins on the first of a month. */
export const firstOfMonth = (day: IsoDate, later = 0): IsoDate => `${monthsAfter(day, later).slice(0, 8)}01` as IsoDate;

export const isFirstOfMonth = (day: IsoDate) => day.endsWith('-01');

export const firstOnOrAfter = (day: IsoDate): IsoDate => (isFirstOfMonth(day) ? day : firstOfMonth(day, 1));

export const latestOf = (first: IsoDate, ...days: (IsoDate | null)[]): IsoDate =>
  days.reduce<IsoDate>((latest, day) => (day !== null && day > latest ? day : latest), first);

/** The firsts of months between two days, both included; none when the second lies before the first. */
export function firstsBetween(from: IsoDate, to: IsoDate): IsoDate[] {
  const firsts: IsoDate[] = [];
  for (let first = firstOnOrAfter(from); first <= to; first = firstOfMonth(first, 1)) firsts.push(first);
  return firsts;
}

export function dayOf(answers: Answers, field: string): IsoDate | null {
  const day = answerOf(answers, field);
  return isIsoDate(day) ? day : null;
}

/**
 * From when somebody has the parts of Medicare that a plan asks for: both for an Advantage plan, either for a drug plan.
 * Null where no answer tells it.
 * @source CMS product 11219, March 2026, page 1
 */
export function medicareStart(planType: PlanType, answers: Answers): IsoDate | null {
  const [partA, partB] = [dayOf(answers, 'partAEffectiveDate'), dayOf(answers, 'partBEffectiveDate')];
  if (partA === null || partB === null) return partA ?? partB;
  const later = latestOf(partA, partB);
  if (planType !== 'PDP') return later;
  return later === partA ? partB : partA;
}
