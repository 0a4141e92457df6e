import { type IsoDate, monthOf, yearOf } from '#domain/calendar/iso-date.ts';

const OCTOBER = 10;

/** Decided from the month alone: next year's plans show from October 1, two weeks before they can be chosen. Spec A9. */
export const isAnnualEnrollment = (today: IsoDate) => monthOf(today) >= OCTOBER;

/** The plan years a shopper may look at: the toggle shows when there are two. PLAN-005. */
export function yearsOnOffer(today: IsoDate): [number] | [number, number] {
  const thisYear = yearOf(today);
  return isAnnualEnrollment(today) ? [thisYear, thisYear + 1] : [thisYear];
}

/** The stored choice when it is on offer, else the newest year on offer. Spec A4, DATA-019. */
export function activeYear(today: IsoDate, chosenYear?: number | null): number {
  const years = yearsOnOffer(today);
  return years.find((year) => year === chosenYear) ?? Math.max(...years);
}

export const isNextYearMode = (year: number, today: IsoDate) => year === yearOf(today) + 1;

/** Spec A5: this year's plans, and next year's during annual enrollment. Display only: nothing stored is dropped. */
export function keepPlansOfYear<Plan extends { planYear: number }>(plans: readonly Plan[], today: IsoDate): Plan[] {
  const years: readonly number[] = yearsOnOffer(today);
  return plans.filter(({ planYear }) => years.includes(planYear));
}
