import { isWithin } from '#domain/calendar/iso-date.ts';
import { enrollWindow } from '#domain/plan-year/enroll-decision.ts';
import type { Today } from '#web/data/today.ts';

/**
 * Whether plans of a year take applications today. Without the server's date nothing is offered, and nothing is said to
 * be closed: decision ERR-407.
 */
export function seasonOf(planYear: number, { today, known }: Today): 'open' | 'closed' | 'unknown' {
  if (!known) return 'unknown';
  const window = enrollWindow(planYear, today);
  return window !== null && isWithin(window, today) ? 'open' : 'closed';
}
