import type { IdleLimits } from './idle-limit.ts';

export type IdleState =
  | { shows: 'page' }
  /** The warning, and what is left of its countdown in milliseconds. */
  | { shows: 'warning'; left: number }
  | { shows: 'ended' };

/** The counter must exceed the limit, so the warning comes with the next tick of a second. AUTH-411. */
const TICK = 1000;

/**
 * What a page shows after so many milliseconds without activity. At the end of the countdown the session is over.
 * Elapsed time and not a count of ticks, since a device that slept does not tick. AUTH-603, AUTH-604.
 */
export function idleState(idle: number, { idleSeconds, warningSeconds }: IdleLimits): IdleState {
  const warned = idle - (idleSeconds * 1000 + TICK);
  if (warned < 0) return { shows: 'page' };
  const left = warningSeconds * 1000 - warned;
  return left > 0 ? { shows: 'warning', left } : { shows: 'ended' };
}
