import type { ProspectEnd } from '#domain/prospects/prospect-state.ts';
import type { Queryable } from '#server/db/transaction.ts';
import { type EmptyParts, type EndedBy, emptyProspect } from './empty-prospect.ts';

/** Marks it as ended, once. @returns the account that was asked about it; undefined where it had ended before. */
async function markEnded(db: Queryable, uuid: string, because: ProspectEnd, at: number) {
  const { rows } = await db.query<{ offered_to: string | null }>({
    name: 'mark-prospect-ended',
    text: `update prospect set ended_at = $3, ended_because = $2, next_reminder_at = null, gender_sealed = null
           where profile_uuid = $1 and ended_at is null returning offered_to`,
    values: [uuid, because, new Date(at)],
  });
  return rows[0]?.offered_to;
}

/** Nobody is asked about what is gone. */
const withdrawQuestion = (db: Queryable, account: string, prospect: string) =>
  db.query({
    name: 'withdraw-identity-question',
    text: `update profile set telesales_profile_type = null
           where profile_uuid = $1 and exists (
             select from identity_check where profile_uuid = $1 and prospect_uuid = $2)`,
    values: [account, prospect],
  });

/** Ends a prospect that went into no account. @returns false for one that had ended before. */
export async function endProspect(
  transaction: Queryable,
  parts: EmptyParts,
  { uuid, because, by }: { uuid: string; because: Exclude<ProspectEnd, 'merged'>; by: EndedBy },
): Promise<boolean> {
  const offeredTo = await markEnded(transaction, uuid, because, by.at);
  if (offeredTo === undefined) return false;
  await emptyProspect(transaction, parts, uuid, by);
  if (offeredTo !== null) await withdrawQuestion(transaction, offeredTo, uuid);
  return true;
}
