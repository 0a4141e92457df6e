/** Seconds without activity before the warning. Spec A9, AUTH-408: seconds, since the counter ticks once a second. */
export const DEFAULT_IDLE_SECONDS = 9000;

/** Spec A2, AUTH-604. */
export const WARNING_SECONDS = 120;

/** The limit that a content setting gives; what is no whole number of 1 or more gives the default. AUTH-409, AUTH-605. */
export function readIdleSeconds(setting: unknown): number {
  const seconds = typeof setting === 'string' && /^\d{1,9}$/.test(setting) ? Number(setting) : setting;
  return typeof seconds === 'number' && Number.isInteger(seconds) && seconds >= 1 ? seconds : DEFAULT_IDLE_SECONDS;
}

/** Seconds without activity before the warning, and of the warning's countdown. */
export type IdleLimits = { idleSeconds: number; warningSeconds: number };

/** A session ends this long after its last sign of life: warned with the tick after the limit, then counted down. */
export const endsAfterSeconds = (limits: IdleLimits) => limits.idleSeconds + 1 + limits.warningSeconds;
