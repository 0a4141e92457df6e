import type pg from 'pg';
import { guestsEndBefore } from '#domain/session/guest-life.ts';
import { inTransaction, type Queryable } from '../db/transaction.ts';
import { removePersonalRows } from '../profile/personal-rows.ts';
import type { AuditTrail } from '../profile/record.ts';
import type { AnySection } from '../profile/section.ts';
import { lockProfile } from '../profile/store.ts';
import type { Job } from './runner.ts';

const HOUR = 3_600_000;
const MOST_GUESTS = 100;

type Parts = { pool: pg.Pool; trail: AuditTrail; sections: readonly AnySection[] };

/**
 * Ends guests who did not come for 90 days: what they kept goes, and a row stays that their trail hangs on. Each by
 * itself, so that one who comes back in the middle of it is either asked again or waits.
 */
export const endedGuestsJob = ({ pool, trail, sections }: Parts): Job => ({
  kind: 'end-guests',
  every: HOUR,
  async step(at) {
    const before = new Date(guestsEndBefore(at));
    const idle = await findIdleGuests(pool, before);
    for (const uuid of idle) {
      await inTransaction(pool, async (transaction) => {
        const profile = await lockProfile(transaction, uuid);
        if (!profile || !(await endIfIdle(transaction, uuid, { before, at }))) return;
        const entry = { role: 'server', agentId: null, action: 'end-guest', fields: [], requestId: '', at } as const;
        await trail.recordNote(transaction, profile, entry);
        await removePersonalRows(transaction, uuid, sections);
      });
    }
    return idle.length === MOST_GUESTS;
  },
});

async function findIdleGuests(db: Queryable, before: Date): Promise<string[]> {
  const { rows } = await db.query<{ profile_uuid: string }>({
    name: 'find-idle-guests',
    text: `select profile_uuid from profile
           where kind = 'guest' and is_open and greatest(last_visit_at, last_modified_at) < $1 limit $2`,
    values: [before, MOST_GUESTS],
  });
  return rows.map(({ profile_uuid }) => profile_uuid);
}

/** Asked again of a row that is held: whoever came meanwhile stays. @returns whether it has ended now. */
async function endIfIdle(transaction: Queryable, uuid: string, { before, at }: { before: Date; at: number }) {
  const { rowCount } = await transaction.query({
    name: 'end-idle-guest',
    text: `update profile set ended_at = $3
           where profile_uuid = $1 and kind = 'guest' and greatest(last_visit_at, last_modified_at) < $2`,
    values: [uuid, before, new Date(at)],
  });
  return rowCount === 1;
}
