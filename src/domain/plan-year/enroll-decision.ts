import { type DateRange, type IsoDate, isWithin, yearOf } from '#domain/calendar/iso-date.ts';
import { isInstitutional } from '#domain/plans/classify.ts';
import { isNextYearMode } from './active-year.ts';
import { windowIn } from './enrollment-windows.ts';

/** A plan acquired by another carrier counts as suppressed: see suppression.ts. */
type Enrollable = { planYear: number; snpType: string | null; suppressed: boolean };

export type EnrollDecision =
  | { offered: true }
  | { offered: false; because: 'outside-window' | 'suppressed' | 'institutional-snp' };

/** When the Enroll button may show for a plan year, as seen from a given day. Spec A5. */
export function enrollWindow(planYear: number, today: IsoDate): DateRange | null {
  const thisYear = yearOf(today);
  if (planYear === thisYear) return windowIn(thisYear, 'jan-1-to-nov-30');
  if (isNextYearMode(planYear, today)) return windowIn(thisYear, 'oct-15-to-dec-31');
  return null;
}

export function decideEnroll(plan: Enrollable, today: IsoDate): EnrollDecision {
  if (plan.suppressed) return refuse('suppressed');
  if (isInstitutional(plan)) return refuse('institutional-snp');

  const window = enrollWindow(plan.planYear, today);
  return window && isWithin(window, today) ? { offered: true } : refuse('outside-window');
}

const refuse = (because: Extract<EnrollDecision, { offered: false }>['because']): EnrollDecision => ({
  offered: false,
  because,
});
