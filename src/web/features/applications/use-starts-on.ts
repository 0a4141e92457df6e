import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { isWithin, yearOf } from '#domain/calendar/iso-date.ts';
import { openEnrollmentOf } from '#domain/plan-year/season.ts';
import { useToday } from '#web/data/today.ts';

/** In Open Enrollment a plan of next year starts on January 1; else the reason decides, which is not known yet. */
export function useStartsOn(planYear: number): IsoDate | null {
  const { today } = useToday();
  const isOpen = planYear === yearOf(today) + 1 && isWithin(openEnrollmentOf(yearOf(today)), today);
  return isOpen ? `${planYear}-01-01` : null;
}
