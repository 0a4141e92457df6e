import type { IdleLimits } from './idle-limit.ts';
import { type IdleState, idleState } from './idle-state.ts';

export type SessionState =
  | Exclude<IdleState, { shows: 'ended' }>
  /** The end that nothing puts off is near, so staying is not offered. In milliseconds. */
  | { shows: 'closing'; left: number }
  | { shows: 'ended'; because: 'idle' | 'age' };

/**
 * What a page shows so long after the last activity, and so long before the end that nothing puts off. As long as
 * staying wins time, it is offered; the other warning comes as early as that of the idle limit.
 */
export function sessionState(
  { idle, untilEnd }: { idle: number; untilEnd: number | null },
  limits: IdleLimits,
): SessionState {
  if (untilEnd !== null && untilEnd <= 0) return { shows: 'ended', because: 'age' };
  const state = idleState(idle, limits);
  if (state.shows === 'ended') return { shows: 'ended', because: 'idle' };
  const isNear = untilEnd !== null && untilEnd <= limits.warningSeconds * 1000;
  const isIdleFirst = state.shows === 'warning' && (untilEnd === null || state.left < untilEnd);
  return isNear && !isIdleFirst ? { shows: 'closing', left: untilEnd } : state;
}
