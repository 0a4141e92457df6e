import { createHash } from 'node:crypto';
import type { Role } from '#domain/access/role.ts';
import type { Queryable } from '../db/transaction.ts';
import type { KeyRing } from '../security/key-ring.ts';
import { type Keyed, keyedChain } from '../security/keyed-chain.ts';

/** What is written of a change: who, what and which fields, never a value. */
export type AuditEntry = {
  /** 'server' for what it does by itself. */
  role: Role | 'server';
  agentId: string | null;
  action: string;
  fields: readonly string[];
  requestId: string;
  /** Milliseconds of the machine clock. */
  at: number;
};

/** A row of the trail as it is linked; keyId is null for what was written before there were keys. */
export type AuditLink = { position: number; hash: string; keyId: string | null };

/** Where a trail ends. */
export type LastRow = Pick<AuditLink, 'position' | 'hash'>;

/** The last row of a trail, signed, so that rows at its end can not be taken away unseen. */
export type AuditHead = LastRow & { signedBy: string | null; signature: string | null };

/** A new link, and the head that it makes. */
export type NextLink = { link: AuditLink; head: AuditHead };

/** Of a trail that has no row yet. */
export const START: AuditLink = { position: 0, hash: '', keyId: null };

/** How a trail that began without a key goes on: the rows before this one stay as they are. */
export const CLOSING = 'close-unkeyed-trail';

export type AuditChain = ReturnType<typeof auditChain>;

/** Rows and heads of the trails of profiles, keyed: who has the database alone can neither make nor move them. */
export function auditChain(ring: KeyRing) {
  const { row, head } = keyedChain(ring, 'audit');

  const signed = (uuid: string, { position, hash }: LastRow): AuditHead => {
    const { keyId, hash: signature } = head.sign([uuid, position, hash]);
    return { position, hash, signedBy: keyId, signature };
  };

  const isSigned = (uuid: string, { position, hash, signedBy, signature }: AuditHead): boolean => {
    if (signedBy === null || signature === null) return false;
    return head.fits([uuid, position, hash], { keyId: signedBy, hash: signature } satisfies Keyed);
  };

  const linkAfter = (uuid: string, { position, hash }: LastRow, entry: AuditEntry): AuditLink => ({
    position: position + 1,
    ...row.sign(contentOf(uuid, position + 1, entry, hash)),
  });

  return {
    /** The head of a profile that is made now. */
    start: (uuid: string): AuditHead => signed(uuid, START),

    /** After a head that was not signed here comes none that is: no write makes good what somebody cut short. */
    next(uuid: string, before: AuditHead, entry: AuditEntry): NextLink {
      const link = linkAfter(uuid, before, entry);
      const { position, hash } = link;
      const isGood = isSigned(uuid, before);
      return { link, head: isGood ? signed(uuid, link) : { position, hash, signedBy: null, signature: null } };
    },

    /** Ends what was written before there were keys. */
    close(uuid: string, last: LastRow, entry: AuditEntry): NextLink {
      const link = linkAfter(uuid, last, entry);
      return { link, head: signed(uuid, link) };
    },

    /** Whether the row stands where it was written, after the row that was before it then. */
    isLinked(uuid: string, entry: AuditEntry, { link, before }: { link: AuditLink; before: AuditLink }): boolean {
      const { position, hash, keyId } = link;
      if (position !== before.position + 1) return false;
      const content = contentOf(uuid, position, entry, before.hash);
      if (keyId !== null) {
        const isFirstKeyed = position === 1 || before.keyId !== null || entry.action === CLOSING;
        return isFirstKeyed && row.fits(content, { keyId, hash });
      }
      const isAfterKeyed = before.keyId !== null;
      return !isAfterKeyed && hash === createHash('sha256').update(JSON.stringify(content)).digest('hex');
    },

    /** Whether the head was signed here, and the last row is the one that it names. */
    isHead(uuid: string, ofProfile: AuditHead, last: LastRow | null): boolean {
      const { position, hash } = last ?? START;
      return ofProfile.position === position && ofProfile.hash === hash && isSigned(uuid, ofProfile);
    },
  };
}

// Covers the row before it, so that a row that is changed, moved or taken out breaks the chain from there on.
function contentOf(uuid: string, position: number, entry: AuditEntry, before: string) {
  const { role, agentId, action, fields, requestId, at } = entry;
  return [before, uuid, position, at, role, agentId, action, fields, requestId];
}

/** Adds the entry. The caller holds the profile row, and moves the head. */
export async function writeAudit(transaction: Queryable, uuid: string, link: AuditLink, entry: AuditEntry) {
  await transaction.query({
    name: 'write-audit',
    text: `insert into audit_entry (profile_uuid, position, at, role, agent_id, action, fields, request_id, hash, key_id)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      uuid,
      link.position,
      new Date(entry.at),
      entry.role,
      entry.agentId,
      entry.action,
      entry.fields,
      entry.requestId,
      link.hash,
      link.keyId,
    ],
  });
}
