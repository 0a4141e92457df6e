import type { Queryable } from '../db/transaction.ts';
import { type AuditEntry, writeAudit } from './audit.ts';
import { lockProfile, moveAuditHead } from './store.ts';

/** Writes down what changes no section, like a look or a refusal. Nothing for a profile that is not there. */
export async function noteInAudit(transaction: Queryable, uuid: string, entry: AuditEntry) {
  const profile = await lockProfile(transaction, uuid);
  if (!profile) return;
  const head = { position: profile.auditPosition, hash: profile.auditHash };
  await moveAuditHead(transaction, uuid, await writeAudit(transaction, uuid, head, entry));
}
