import type { Versions } from '#contract/profile.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { VersionedSection } from '#domain/profile/section.ts';
import type { Queryable } from '../db/transaction.ts';
import type { AuditHead } from './audit.ts';
import { type ProfileRow, toProfileRow } from './row.ts';

/** Makes the profile unless it is there. @returns its versions, and whether it was made now. */
export async function addProfile(
  db: Queryable,
  { uuid, brand, at }: { uuid: string; brand: Brand; at: number },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'add-profile',
    text: `insert into profile (profile_uuid, brand, kind, created_at, last_modified_at)
           values ($1, $2, 'guest', $3, $3) on conflict (profile_uuid) do nothing`,
    values: [uuid, brand, new Date(at)],
  });
  return rowCount === 1;
}

/** Locks the profile until the transaction ends: changes of one profile happen one after another. */
export async function lockProfile(transaction: Queryable, uuid: string): Promise<ProfileRow | null> {
  const { rows } = await transaction.query({
    name: 'lock-profile',
    text: `select profile_uuid, brand, kind, shopping_zip, versions, audit_position, audit_hash
           from profile where profile_uuid = $1 for update`,
    values: [uuid],
  });
  return rows[0] ? toProfileRow(rows[0]) : null;
}

/** Counts the change of a section and moves the head of the audit chain. @returns the versions after it. */
export async function countChange(
  transaction: Queryable,
  profile: ProfileRow,
  { section, audit, at }: { section: VersionedSection; audit: AuditHead; at: number },
): Promise<Versions> {
  const versions = { ...profile.versions, [section]: profile.versions[section] + 1 };
  await transaction.query({
    name: 'count-change',
    text: `update profile set versions = $2, audit_position = $3, audit_hash = $4, last_modified_at = $5
           where profile_uuid = $1`,
    values: [profile.uuid, JSON.stringify(versions), audit.position, audit.hash, new Date(at)],
  });
  return versions;
}

export async function profileExists(db: Queryable, uuid: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'profile-exists',
    text: 'select 1 from profile where profile_uuid = $1',
    values: [uuid],
  });
  return rowCount === 1;
}
