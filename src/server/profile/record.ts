import type { Versions } from '#contract/profile.ts';
import type { VersionedSection } from '#contract/profile-sections.ts';
import type { Queryable } from '../db/transaction.ts';
import { type AuditEntry, headAfter, writeAudit } from './audit.ts';
import type { ProfileRow } from './row.ts';
import { countChange, lockProfile, moveAuditHead } from './store.ts';

/** Writes down a change of a section and counts it. The caller holds the profile row. @returns the versions after it. */
export async function recordChange(
  transaction: Queryable,
  profile: ProfileRow,
  section: VersionedSection,
  entry: AuditEntry,
): Promise<Versions> {
  const audit = headAfter(profile.uuid, headOf(profile), entry);
  const [versions] = await Promise.all([
    countChange(transaction, profile, { section, audit, at: entry.at }),
    writeAudit(transaction, profile.uuid, audit, entry),
  ]);
  return versions;
}

/** Writes down what changes no section, like a look or a refusal. The caller holds the profile row. */
export async function recordNote(transaction: Queryable, profile: ProfileRow, entry: AuditEntry) {
  const audit = headAfter(profile.uuid, headOf(profile), entry);
  await Promise.all([
    moveAuditHead(transaction, profile.uuid, audit),
    writeAudit(transaction, profile.uuid, audit, entry),
  ]);
}

/** The same for who does not hold the row yet. Nothing for a profile that is not there. */
export async function noteInAudit(transaction: Queryable, uuid: string, entry: AuditEntry) {
  const profile = await lockProfile(transaction, uuid);
  if (profile) await recordNote(transaction, profile, entry);
}

const headOf = ({ auditPosition, auditHash }: ProfileRow) => ({ position: auditPosition, hash: auditHash });
