import { centralDate, instantOfCentral } from '#domain/calendar/central-time.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';

/** Milliseconds since 1970. */
export type Clock = () => number;

/** Runs sessions, tokens and audit. Nothing sets it. */
export const machineClock: Clock = () => Date.now();

/** Answers the business date: starts where it is told to, and ticks from there. */
export function businessClock(startsAt: string | null, machine: Clock): Clock {
  const start = startsAt === null ? null : instantOfCentral(startsAt);
  if (start === null) return machine;
  const ahead = start - machine();
  return () => machine() + ahead;
}

const HOUR = 3_600_000;
let known = { hour: Number.NaN, day: '1970-01-01' as IsoDate };

/** The business day. Midnight in Chicago is always a full hour elsewhere, so a day holds for the hour it was asked in. */
export function dayOf(clock: Clock): IsoDate {
  const instant = clock();
  const hour = Math.floor(instant / HOUR);
  if (hour !== known.hour) known = { hour, day: centralDate(instant) };
  return known.day;
}

/** One clock for each date that a content document holds, ticking since the server first saw it. */
export function contentClocks(machine: Clock) {
  const clocks = new Map<string, Clock>();
  return (startsAt: string | null): Clock | null => {
    if (startsAt === null) return null;
    const clock = clocks.get(startsAt) ?? businessClock(startsAt, machine);
    clocks.set(startsAt, clock);
    return clock;
  };
}
