import { createHash } from 'node:crypto';
import type { Queryable } from '../db/transaction.ts';
import { findEvents, readHead } from '../profile/access-event-store.ts';
import { digestBefore, listAnchors } from './anchors.ts';
import type { Fault } from './verify.ts';

/** What a fault is called where it is accepted, whatever words tell of it. */
export function faultName(fault: Fault): string {
  if ('anchor' in fault) return `anchor ${fault.anchor} ${fault.what}`;
  if ('accessOf' in fault) return `access ${fault.accessOf} ${fault.position}`;
  if ('acceptance' in fault) return `acceptance ${fault.acceptance}`;
  return `audit ${fault.uuid} ${fault.position}`;
}

/** A digest over all that the fault was found in: who accepts it accepts that, and no change that comes after it. */
export async function faultState(db: Queryable, fault: Fault): Promise<string> {
  const found = JSON.stringify(await foundIn(db, fault));
  return createHash('sha256').update(found).digest('hex');
}

async function foundIn(db: Queryable, fault: Fault): Promise<unknown> {
  if ('anchor' in fault) {
    const anchors = await listAnchors(db);
    const at = anchors.findIndex(({ cutAt }) => cutAt.toISOString() === fault.anchor);
    const anchor = anchors[at];
    return [anchors[at - 1] ?? null, anchor ?? null, anchor ? await digestBefore(db, anchor.cutAt) : null];
  }
  if ('accessOf' in fault) return [await findEvents(db, fault.accessOf), await readHead(db, fault.accessOf)];
  if ('acceptance' in fault) return acceptanceAt(db, fault.acceptance);
  return [await entriesOf(db, fault.uuid), await headOf(db, fault.uuid)];
}

async function entriesOf(db: Queryable, uuid: string) {
  const { rows } = await db.query<{
    position: number;
    at: Date;
    role: string;
    agent_id: string | null;
    action: string;
    fields: string[];
    request_id: string;
    hash: string;
    key_id: string | null;
  }>(
    `select position, at, role, agent_id, action, fields, request_id, hash, key_id
     from audit_entry where profile_uuid = $1 order by position`,
    [uuid],
  );
  return rows;
}

async function headOf(db: Queryable, uuid: string) {
  const { rows } = await db.query<{
    audit_position: number;
    audit_hash: string;
    audit_key_id: string | null;
    audit_signature: string | null;
  }>('select audit_position, audit_hash, audit_key_id, audit_signature from profile where profile_uuid = $1', [uuid]);
  return rows;
}

async function acceptanceAt(db: Queryable, position: number) {
  const { rows } = await db.query<{
    at: Date;
    fault: string;
    state: string;
    reason: string;
    hash: string;
    key_id: string;
  }>('select at, fault, state, reason, hash, key_id from accepted_fault where position = $1', [position]);
  return rows;
}
