import type pg from 'pg';
import { inTransaction, type Queryable } from '../db/transaction.ts';
import type { AuditTrail } from '../profile/record.ts';
import { listAnchors } from './anchors.ts';

const BATCH = 500;

/**
 * Trails from before there were keys get their first row with one. That happens until the first anchor is there and
 * never again: a trail that has lost its keys later on is a fault, and must not be made good. @returns how many.
 */
export async function keyOldTrails(pool: pg.Pool, trail: AuditTrail, at: number): Promise<number> {
  if ((await listAnchors(pool)).length > 0) return 0;
  const closeSome = () =>
    inTransaction(pool, async (transaction) => {
      const unsigned = await lockUnsigned(transaction);
      await Promise.all(
        unsigned.map(({ profile_uuid, audit_position, audit_hash }) => {
          const last = { position: audit_position, hash: audit_hash };
          return trail.closeUnkeyed(transaction, profile_uuid, last, at);
        }),
      );
      return unsigned.length;
    });
  let closed = 0;
  let some: number;
  do {
    some = await closeSome();
    closed += some;
  } while (some === BATCH);
  return closed;
}

async function lockUnsigned(transaction: Queryable) {
  const { rows } = await transaction.query<{ profile_uuid: string; audit_position: number; audit_hash: string }>({
    name: 'lock-unsigned-trails',
    text: `select profile_uuid, audit_position, audit_hash from profile
           where audit_signature is null order by profile_uuid limit $1 for update`,
    values: [BATCH],
  });
  return rows;
}
