import type { IdleLimits } from './idle-limit.ts';

/** What ends a session: too long without a sign of life, and in any case its whole life. */
export type SessionLimits = IdleLimits & { mostSeconds: number };

const HOUR = 60 * 60;

/** How long a session lasts at most, however busy it is. AUTH-408, AUTH-605. */
export const MOST_SECONDS = { shopper: 12 * HOUR, agent: 8 * HOUR } as const;

/** After so long without a sign of life an agent's session has ended, the warning included: a desk is shared. */
export const AGENT_IDLE_SECONDS = 30 * 60;

/** What an agent's session is ended by: their own limits, and never later than a shopper's. */
export type AgentLimits = { idleSeconds: number; mostSeconds: number };

/** Warned within the limit and not after it. */
export function limitsOfAgent(shopper: SessionLimits, agent: AgentLimits): SessionLimits {
  const warningSeconds = Math.max(1, Math.min(shopper.warningSeconds, agent.idleSeconds - 2));
  return {
    idleSeconds: Math.max(1, Math.min(shopper.idleSeconds, agent.idleSeconds - 1 - warningSeconds)),
    warningSeconds,
    mostSeconds: Math.min(shopper.mostSeconds, agent.mostSeconds),
  };
}
