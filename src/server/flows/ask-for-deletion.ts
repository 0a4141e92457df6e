import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { Problem } from '#contract/problem.ts';
import type { Clock } from '../clock.ts';
import { inTransaction, type Queryable } from '../db/transaction.ts';
import { type AskForDeletion, addDeletion, closeAccount } from '../features/deletion/store.ts';
import { closeProspectsOf } from '../features/prospects/of-account.ts';
import { endMergesInto } from '../identity/guest-merge/merged-items.ts';
import { removeViewsOf } from '../identity/session/agent-view-store.ts';
import { endWriter } from '../identity/session/session-ends.ts';
import { removeOtherSessions } from '../identity/session/store.ts';
import type { AccessEvent, AccessEvents } from '../profile/access-events.ts';
import type { AuditTrail } from '../profile/record.ts';
import { closeProfile, lockProfile } from '../profile/store.ts';

type Parts = { pool: pg.Pool; machine: Clock; trail: AuditTrail; events: AccessEvents };

/** Ends every session, since no cookie has this hash. */
const NONE = '';

/**
 * Closes what somebody wants removed, at once and in one transaction with the end of their sessions and of the views of
 * agents. What removes it is a job of another role: jobs/deletions.ts.
 */
export function deletionAsker({ pool, machine, trail, events }: Parts): AskForDeletion {
  const writeEnds = endWriter(events.record);

  return ({ profiles, accountId, role, requestId }) =>
    inTransaction(pool, async (transaction) => {
      const at = machine();
      const closed: string[] = [];
      const close = async (uuid: string) => {
        const profile = await lockProfile(transaction, uuid);
        if (!profile) return;
        const entry = { role, agentId: null, action: 'ask-deletion', fields: [], requestId, at } as const;
        await trail.recordNote(transaction, profile, entry);
        await closeProfile(transaction, uuid, at);
        closed.push(uuid);
      };
      // Rows are held in the order of their uuids, as everywhere.
      for (const uuid of profiles.toSorted()) await close(uuid);
      const hadAccount = accountId !== null && (await closeAccount(transaction, accountId, at));
      if (closed.length === 0 && !hadAccount) throw new Problem('not-found');
      const guests = await endMergesInto(transaction, closed, at);
      const prospects = await closeProspectsOf(transaction, closed, at);

      const ended = await removeOtherSessions(transaction, { subjects: profiles, agentId: null }, NONE);
      await writeEnds(
        transaction,
        ended.map((removed) => ({ kind: 'session-ended deletion', removed })),
        [
          ...closed.map((about) => ({ kind: 'deletion-asked', about, role, agentId: null, requestId }) as const),
          ...(await closedViews(transaction, closed)),
        ],
      );
      const receipt = randomUUID();
      await addDeletion(transaction, { receipt, profiles: [...closed, ...guests, ...prospects], accountId }, at);
      return receipt;
    });
}

/** What agents were looking at is closed as if its time were over. */
async function closedViews(transaction: Queryable, subjects: readonly string[]): Promise<AccessEvent[]> {
  const removed = await removeViewsOf(transaction, subjects);
  return removed
    .filter(({ is_open }) => is_open === true)
    .map(({ subject_uuid, agent_id }) => ({
      kind: 'view-closed',
      about: subject_uuid,
      role: 'agent',
      agentId: agent_id,
      requestId: null,
    }));
}
