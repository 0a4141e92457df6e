import { createHash } from 'node:crypto';
import type pg from 'pg';
import { Problem } from '#contract/problem.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { Sessions } from './sessions.ts';
import { findSessionsOf, type SessionRow } from './store.ts';

/** Names a session to whose it is: the hash that the database finds it by stays here. */
const idOf = ({ hash }: Pick<SessionRow, 'hash'>) => createHash('sha256').update(`listed ${hash}`).digest('hex');

export type OwnSessions = ReturnType<typeof ownSessions>;

/** The sessions of who asks, on this brand: what is not theirs is not found. */
export function ownSessions({ pool, sessions }: { pool: pg.Pool; sessions: Sessions }) {
  const livingOf = async (context: RequestContext) => {
    const { session } = context.actor;
    if (!session || session.subject === null) throw new Problem('invalid-session');
    const found = await findSessionsOf(pool, session.subject, session.brand);
    const living = found.filter((one) => sessions.left(one, context.limits).left > 0);
    return { subject: session.subject, hash: session.hash, living };
  };

  return {
    async list(context: RequestContext) {
      const { hash, living } = await livingOf(context);
      return living.map((one) => ({
        id: idOf(one),
        signedInAt: new Date(one.createdAt).toISOString(),
        lastUsedAt: new Date(one.lastSeenAt).toISOString(),
        isThis: one.hash === hash,
      }));
    },

    /** One that is not there has ended. */
    async end(context: RequestContext, id: string) {
      const { living } = await livingOf(context);
      const wanted = living.find((one) => idOf(one) === id);
      if (wanted) await sessions.end(wanted.hash, 'session-ended by-shopper');
    },

    async endOthers(context: RequestContext) {
      const { subject, hash } = await livingOf(context);
      const holder = { subjects: [subject], agentId: null };
      await sessions.endOthers(holder, { but: hash, kind: 'session-ended all-by-shopper' });
    },
  };
}
