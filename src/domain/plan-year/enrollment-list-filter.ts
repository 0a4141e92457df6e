import { type IsoDate, yearOf } from '#domain/calendar/iso-date.ts';
import { windowIn } from './enrollment-windows.ts';

export type ListDecision =
  | { listed: true }
  | { listed: false; because: 'past-year' | 'after-november' | 'before-october-15' | 'beyond-next-year' };

/** Whether an application of a plan year is still, or already, shown, whatever its status. Spec A5, ENROLL-401. */
export function decideListing(planYear: number, today: IsoDate): ListDecision {
  const thisYear = yearOf(today);
  if (planYear < thisYear) return { listed: false, because: 'past-year' };
  if (planYear > thisYear + 1) return { listed: false, because: 'beyond-next-year' };

  if (planYear === thisYear && today > windowIn(thisYear, 'jan-1-to-nov-30').to) {
    return { listed: false, because: 'after-november' };
  }
  if (planYear > thisYear && today < windowIn(thisYear, 'oct-15-to-dec-31').from) {
    return { listed: false, because: 'before-october-15' };
  }
  return { listed: true };
}
