import { createHash } from 'node:crypto';
import type { Role } from '#domain/access/role.ts';
import type { Queryable } from '../db/transaction.ts';

/** What is written of a change: who, what and which fields, never a value. */
export type AuditEntry = {
  role: Role;
  agentId: string | null;
  action: string;
  fields: readonly string[];
  requestId: string;
  /** Milliseconds of the machine clock. */
  at: number;
};

export type AuditHead = { position: number; hash: string };

/** Where the chain is after the entry. */
export function headAfter(uuid: string, { position, hash }: AuditHead, entry: AuditEntry): AuditHead {
  return { position: position + 1, hash: chainHash(uuid, position + 1, entry, hash) };
}

/** Adds the entry as the new head. The caller holds the profile row. */
export async function writeAudit(
  transaction: Queryable,
  uuid: string,
  { position, hash }: AuditHead,
  entry: AuditEntry,
) {
  await transaction.query({
    name: 'write-audit',
    text: `insert into audit_entry (profile_uuid, position, at, role, agent_id, action, fields, request_id, hash)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      uuid,
      position,
      new Date(entry.at),
      entry.role,
      entry.agentId,
      entry.action,
      entry.fields,
      entry.requestId,
      hash,
    ],
  });
}

/** Covers the row before it, so that a row that is changed, moved or taken out breaks the chain from there on. */
export function chainHash(uuid: string, position: number, entry: AuditEntry, before: string): string {
  const { role, agentId, action, fields, requestId, at } = entry;
  return createHash('sha256')
    .update(JSON.stringify([before, uuid, position, at, role, agentId, action, fields, requestId]))
    .digest('hex');
}

type RawEntry = {
  position: number;
  at: Date;
  role: Role;
  agent_id: string | null;
  action: string;
  fields: string[];
  request_id: string;
  hash: string;
};

/** @returns the first position whose row does not fit the chain, or null when all do. */
export async function firstBrokenAuditEntry(db: Queryable, uuid: string): Promise<number | null> {
  const { rows } = await db.query<RawEntry>(
    `select position, at, role, agent_id, action, fields, request_id, hash
     from audit_entry where profile_uuid = $1 order by position`,
    [uuid],
  );
  let before = '';
  for (const [index, row] of rows.entries()) {
    const entry = { ...row, agentId: row.agent_id, requestId: row.request_id, at: row.at.getTime() };
    if (row.position !== index + 1 || row.hash !== chainHash(uuid, row.position, entry, before)) return index + 1;
    before = row.hash;
  }
  return null;
}
