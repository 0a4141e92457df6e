import { type DateRange, type IsoDate, isWithin, yearOf } from '#domain/calendar/iso-date.ts';

/**
 * The tracked windows of spec A9, as month and day. Both ends belong to the window, in Central time.
 * Two of them rule the Enroll button; the others are season flags for texts and tracking. ENROLL-419.
 */
const WINDOWS = {
  'oct-1-to-oct-14': { from: '10-01', to: '10-14' },
  'oct-15-to-nov-30': { from: '10-15', to: '11-30' },
  'oct-15-to-dec-31': { from: '10-15', to: '12-31' },
  'dec-1-to-dec-31': { from: '12-01', to: '12-31' },
  'jan-1-to-nov-30': { from: '01-01', to: '11-30' },
} as const;

export type EnrollmentWindow = keyof typeof WINDOWS;

export const ENROLLMENT_WINDOWS = Object.keys(WINDOWS) as EnrollmentWindow[];

export function windowIn(year: number, window: EnrollmentWindow): DateRange {
  const { from, to } = WINDOWS[window];
  return { from: `${year}-${from}`, to: `${year}-${to}` };
}

export function windowsFor(today: IsoDate): EnrollmentWindow[] {
  return ENROLLMENT_WINDOWS.filter((window) => isWithin(windowIn(yearOf(today), window), today));
}
