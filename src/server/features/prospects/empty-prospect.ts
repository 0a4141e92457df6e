import type { Queryable } from '#server/db/transaction.ts';
import type { AuditEntry } from '#server/profile/audit.ts';
import { removePersonalRows } from '#server/profile/personal-rows.ts';
import type { AuditTrail } from '#server/profile/record.ts';
import type { AnySection } from '#server/profile/section.ts';
import { closeProfile, lockProfile } from '#server/profile/store.ts';

export type EmptyParts = { trail: AuditTrail; sections: readonly AnySection[] };

export type EndedBy = Pick<AuditEntry, 'role' | 'agentId' | 'requestId' | 'at'>;

/** What was written down of a prospect goes; a row stays, since its trail and the scope of the appointment hang on it. */
export async function emptyProspect(
  transaction: Queryable,
  { trail, sections }: EmptyParts,
  uuid: string,
  by: EndedBy,
) {
  const profile = await lockProfile(transaction, uuid);
  if (!profile) return;
  await trail.recordNote(transaction, profile, { ...by, action: 'end-prospect', fields: [] });
  await closeProfile(transaction, uuid, by.at);
  await removePersonalRows(transaction, uuid, sections);
}
