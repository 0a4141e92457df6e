import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { type CallId, factsOf } from '#contract/calls.ts';
import { Problem } from '#contract/problem.ts';
import type { Clock } from '../clock.ts';
import { inTransaction } from '../db/transaction.ts';
import { noteInAudit } from '../profile/record.ts';
import type { Attempts } from '../security/attempts.ts';

type Parts = { pool: pg.Pool; machine: Clock; attempts: Attempts };

/** In a minute, in one audit chain: more of the same tells nothing new. */
const MOST_REFUSALS = 20;

export type CheckSubject = (id: CallId, request: FastifyRequest) => Promise<void>;

/**
 * The session chooses the subject, never the address: another person's uuid answers like a missing one, and the try is
 * written down in the profile of who tried. What an agent looks at is written down in the shopper's. ROLE-416.
 */
export function subjectChecker({ pool, machine, attempts }: Parts): CheckSubject {
  return async (id, request) => {
    if (factsOf(id).subject !== 'profile') return;
    const { role, uuid, session } = request.context.actor;
    const wanted = request.params as { uuid: string; section?: string };
    const isOwn = uuid !== null && wanted.uuid === uuid;
    if (isOwn && role !== 'cloaked') return;

    const entry = {
      role,
      agentId: session?.agent?.id ?? null,
      action: isOwn ? 'look-at-profile' : 'refused-other-profile',
      fields: [wanted.section ?? id],
      requestId: request.id,
      at: machine(),
    };
    const isWorthWriting = uuid !== null && (isOwn || (await attempts.mayTry('refused-profile', uuid, MOST_REFUSALS)));
    if (isWorthWriting) await inTransaction(pool, (transaction) => noteInAudit(transaction, uuid, entry));
    if (!isOwn) throw new Problem('not-found');
  };
}
