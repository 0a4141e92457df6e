import { isWithin } from '#domain/calendar/iso-date.ts';
import { enrollWindow } from '#domain/plan-year/enroll-decision.ts';
import type { Today } from '#web/data/today.ts';

/** Whether plans of a year take applications today. Without the server's date nothing is offered: decision ERR-407. */
export function isOpenNow(planYear: number, { today, known }: Today): boolean {
  const window = enrollWindow(planYear, today);
  return known && window !== null && isWithin(window, today);
}
