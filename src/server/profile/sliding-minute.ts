const MINUTE = 60_000;
const SECOND = 1000;

/** How many came in the minute before this one of the clock, and in this one with the one that is asked about. */
export type Counted = { before: number; now: number };

export const minuteOf = (at: number) => at - (at % MINUTE);

/**
 * What came in the minute before counts by the part of it that is less than a minute ago, as if it had come evenly:
 * so the turn of a minute lets through no more than any other moment.
 * @returns seconds until one more is within the limit; 0 where it is.
 */
export function secondsToWait({ before, now }: Counted, most: number, at: number): number {
  const into = (at % MINUTE) / MINUTE;
  if (before * (1 - into) + now <= most) return 0;
  const inThisMinute = partGone(before, most - now) - into;
  // What is refused is not counted, so that one less than now stands in this minute when the next one looks back.
  const minutes = now <= most ? inThisMinute : 1 - into + partGone(now - 1, most - 1);
  return Math.max(1, Math.ceil(Math.round(minutes * MINUTE) / SECOND));
}

/** The part of a minute that has to go by until of so many of the minute before no more than the most still count. */
const partGone = (before: number, most: number) => (before <= most ? 0 : 1 - most / before);
