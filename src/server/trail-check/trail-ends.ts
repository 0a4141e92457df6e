import type { Queryable } from '../db/transaction.ts';

/** Of one trail, the last row that was written before the cut. */
export type End = { about: string; position: number; hash: string };

/** A page begins with the trail that is named, if it has an end then. */
type Page = { cutAt: Date; from: string; limit: number };

/** By what the trails tell of: changes of a profile, or access. */
export const ENDS_BEFORE = { audit: auditEndsBefore, access: accessEndsBefore };

async function auditEndsBefore(db: Queryable, { cutAt, from, limit }: Page): Promise<End[]> {
  const { rows } = await db.query<End>({
    name: 'audit-ends-before',
    text: `select distinct on (profile_uuid) profile_uuid as about, position, hash from audit_entry
           where at < $1 and profile_uuid >= $2 order by profile_uuid, position desc limit $3`,
    values: [cutAt, from, limit],
  });
  return rows;
}

async function accessEndsBefore(db: Queryable, { cutAt, from, limit }: Page): Promise<End[]> {
  const { rows } = await db.query<End>({
    name: 'access-ends-before',
    text: `select distinct on (about_uuid) about_uuid as about, position, hash from access_event
           where at < $1 and about_uuid >= $2 order by about_uuid, position desc limit $3`,
    values: [cutAt, from, limit],
  });
  return rows;
}
