import { endsAfterSeconds, type IdleLimits } from './idle-limit.ts';

/** What ends a session: too long without a sign of life, and where an operator set it, its whole life. */
export type SessionLimits = IdleLimits & { mostSeconds: number | null };

/** In milliseconds. */
export type SessionLeft = {
  left: number;
  /** Until the end that no sign of life puts off; null where there is none. */
  untilEnd: number | null;
};

/** What is left of a session of such an age, so long after its last sign of life. A clock set back makes it no longer. */
export function sessionLeft({ idle, age }: { idle: number; age: number }, limits: SessionLimits): SessionLeft {
  const untilIdle = endsAfterSeconds(limits) * 1000 - Math.max(0, idle);
  if (limits.mostSeconds === null) return { left: untilIdle, untilEnd: null };
  const untilEnd = limits.mostSeconds * 1000 - Math.max(0, age);
  return { left: Math.min(untilIdle, untilEnd), untilEnd };
}
