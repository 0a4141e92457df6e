import type { Versions } from '#contract/profile.ts';
import type { VersionedSection } from '#contract/profile-sections.ts';
import type { Queryable } from '../db/transaction.ts';
import type { KeyRing } from '../security/key-ring.ts';
import { type AuditEntry, auditChain, CLOSING, type LastRow, type NextLink, writeAudit } from './audit.ts';
import type { ProfileRow } from './row.ts';
import { countChange, insertProfile, lockProfile, moveAuditHead, type NewProfile } from './store.ts';

export type AuditTrail = ReturnType<typeof auditTrail>;

/** What writes into the trails of profiles. */
export function auditTrail(ring: KeyRing) {
  const chain = auditChain(ring);

  const write = async (transaction: Queryable, uuid: string, { link, head }: NextLink, entry: AuditEntry) => {
    await Promise.all([moveAuditHead(transaction, uuid, head), writeAudit(transaction, uuid, link, entry)]);
  };

  const recordNote = (transaction: Queryable, { uuid, audit }: ProfileRow, entry: AuditEntry) =>
    write(transaction, uuid, chain.next(uuid, audit, entry), entry);

  return {
    isHead: chain.isHead,

    /** Makes the profile unless it is there. @returns whether it was made now. */
    addProfile: (db: Queryable, profile: NewProfile): Promise<boolean> =>
      insertProfile(db, profile, chain.start(profile.uuid)),

    /** Writes down a change of a section and counts it. The caller holds the row. @returns the versions after it. */
    async recordChange(
      transaction: Queryable,
      profile: ProfileRow,
      section: VersionedSection,
      entry: AuditEntry,
    ): Promise<Versions> {
      const { link, head } = chain.next(profile.uuid, profile.audit, entry);
      const [versions] = await Promise.all([
        countChange(transaction, profile, { section, head, at: entry.at }),
        writeAudit(transaction, profile.uuid, link, entry),
      ]);
      return versions;
    },

    /** Writes down what changes no section, like a look or a refusal. The caller holds the profile row. */
    recordNote,

    /** The first row with a key in a trail that has none. The caller holds the profile row. */
    closeUnkeyed: (transaction: Queryable, uuid: string, last: LastRow, at: number) => {
      const entry: AuditEntry = { role: 'server', agentId: null, action: CLOSING, fields: [], requestId: '', at };
      return write(transaction, uuid, chain.close(uuid, last, entry), entry);
    },

    /** The same for who does not hold the row yet. Nothing for a profile that is not there. */
    async noteInAudit(transaction: Queryable, uuid: string, entry: AuditEntry) {
      const profile = await lockProfile(transaction, uuid);
      if (profile) await recordNote(transaction, profile, entry);
    },
  };
}
