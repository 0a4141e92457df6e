import type pg from 'pg';
import { BRANDS, type Brand } from '#domain/brand/brand.ts';
import { endsAfterSeconds } from '#domain/session/idle-limit.ts';
import { sessionLeft } from '#domain/session/session-left.ts';
import { type AgentLimits, limitsOfAgent, type SessionLimits } from '#domain/session/session-limits.ts';
import { inTransaction } from '../db/transaction.ts';
import { endByTime, type WriteEnds } from '../identity/session/session-ends.ts';
import { type Removed, removeEndedSessions } from '../identity/session/store.ts';
import type { Job } from './runner.ts';

const TEN_MINUTES = 600_000;
/** Few, since their trails are held until all are written. */
const MOST_SESSIONS = 100;

type Parts = {
  pool: pg.Pool;
  /** Those of shoppers. */
  limitsOf: (brand: Brand) => SessionLimits;
  agentLimits: AgentLimits;
  writeEnds: WriteEnds;
};

/** Ends sessions whose browsers never came back, and writes it down as for those that did. */
export function endedSessionsJob({ pool, limitsOf, agentLimits, writeEnds }: Parts): Job {
  const endSome = (brand: Brand, ofAgents: boolean, at: number) =>
    inTransaction(pool, async (transaction) => {
      const limits = ofAgents ? limitsOfAgent(limitsOf(brand), agentLimits) : limitsOf(brand);
      const seenBy = new Date(at - endsAfterSeconds(limits) * 1000);
      const openedBy = new Date(at - limits.mostSeconds * 1000);
      const gone = await removeEndedSessions(transaction, { brand, ofAgents, seenBy, openedBy, most: MOST_SESSIONS });
      const kindOf = ({ lastSeenAt, createdAt }: Removed) =>
        endByTime(sessionLeft({ idle: at - lastSeenAt, age: at - createdAt }, limits));
      await writeEnds(
        transaction,
        gone.map((removed) => ({ kind: kindOf(removed), removed })),
      );
      return gone.length === MOST_SESSIONS;
    });

  const step = async (at: number) => {
    let isMore = false;
    for (const brand of BRANDS) {
      for (const ofAgents of [false, true]) isMore = (await endSome(brand, ofAgents, at)) || isMore;
    }
    return isMore;
  };

  return { kind: 'end-sessions', every: TEN_MINUTES, step };
}
