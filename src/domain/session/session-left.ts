import { endsAfterSeconds } from './idle-limit.ts';
import type { SessionLimits } from './session-limits.ts';

/** In milliseconds. */
export type SessionLeft = {
  left: number;
  /** Until the end that no sign of life puts off. */
  untilEnd: number;
};

/** What is left of a session of such an age, so long after its last sign of life. A clock set back makes it no longer. */
export function sessionLeft({ idle, age }: { idle: number; age: number }, limits: SessionLimits): SessionLeft {
  const untilIdle = endsAfterSeconds(limits) * 1000 - Math.max(0, idle);
  const untilEnd = limits.mostSeconds * 1000 - Math.max(0, age);
  return { left: Math.min(untilIdle, untilEnd), untilEnd };
}
