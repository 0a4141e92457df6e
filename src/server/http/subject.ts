import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { type CallId, factsOf } from '#contract/calls.ts';
import { Problem } from '#contract/problem.ts';
import type { Clock } from '../clock.ts';
import { inTransaction } from '../db/transaction.ts';
import type { AccessEvents } from '../profile/access-events.ts';
import type { AuditTrail } from '../profile/record.ts';
import { isProfile } from '../profile/store.ts';
import type { Attempts } from '../security/attempts.ts';

type Parts = { pool: pg.Pool; machine: Clock; trail: AuditTrail; attempts: Attempts; events: AccessEvents };

/** In a minute, in one audit chain: more of the same tells nothing new. */
const MOST_REFUSALS = 20;

type CheckSubject = (id: CallId, request: FastifyRequest) => Promise<void>;

export type SubjectGates = { checkSubject: CheckSubject; recordRefused: CheckSubject };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** One call of the specification says in its body whose profile it is about. */
function wantedOf({ params, body }: FastifyRequest): string {
  const named = [params, body].map((part) => (Object(part) as { uuid?: unknown }).uuid);
  return String(named.find((uuid) => typeof uuid === 'string') ?? '');
}

/**
 * The session chooses the subject, never the address: another person's uuid answers like a missing one, and the try is
 * written down in the profile of who tried, and in the access events of whose it is. What an agent looks at is written down in the shopper's. ROLE-416.
 */
export function subjectChecker({ pool, machine, trail, attempts, events }: Parts): SubjectGates {
  const recordRefused: CheckSubject = async (id, request) => {
    const { subject, effect } = factsOf(id);
    const wanted = wantedOf(request).toLowerCase();
    // Only for a profile that is there: made-up uuids would make as many trails.
    if (subject !== 'profile' || !UUID.test(wanted) || !(await isProfile(pool, wanted))) return;
    const { role, uuid, session } = request.context.actor;
    const isUnknown = role === 'guest' && uuid === null;
    const who = { about: wanted, role, agentId: session?.agent?.id ?? null, requestId: request.id };
    await events.recordRefusal({ kind: isUnknown ? 'asked-without-session' : `${effect}-refused`, ...who });
  };

  const checkSubject: CheckSubject = async (id, request) => {
    if (factsOf(id).subject !== 'profile') return;
    const { role, uuid, session } = request.context.actor;
    const isOwn = uuid !== null && wantedOf(request) === uuid;
    if (isOwn && role !== 'cloaked') return;

    const entry = {
      role,
      agentId: session?.agent?.id ?? null,
      action: isOwn ? 'look-at-profile' : 'refused-other-profile',
      fields: [(request.params as { section?: string }).section ?? id],
      requestId: request.id,
      at: machine(),
    };
    const isWorthWriting =
      uuid !== null && (isOwn || (await attempts.waitFor('refused-profile', uuid, MOST_REFUSALS)) === 0);
    if (isWorthWriting) await inTransaction(pool, (transaction) => trail.noteInAudit(transaction, uuid, entry));
    if (isOwn) return;
    await recordRefused(id, request);
    throw new Problem('not-found');
  };

  return { checkSubject, recordRefused };
}
