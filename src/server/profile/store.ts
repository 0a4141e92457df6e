import type { Versions } from '#contract/profile.ts';
import type { VersionedSection } from '#contract/profile-sections.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { Queryable } from '../db/transaction.ts';
import type { AuditHead } from './audit.ts';
import { type ProfileKind, type ProfileRow, type RawProfileRow, toProfileRow } from './row.ts';

export type NewProfile = { uuid: string; brand: Brand; kind: ProfileKind; at: number };

/** Makes the profile unless it is there. @returns whether it was made now. */
export async function insertProfile(
  db: Queryable,
  { uuid, brand, kind, at }: NewProfile,
  { signedBy, signature }: AuditHead,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'add-profile',
    text: `insert into profile
             (profile_uuid, brand, kind, created_at, last_modified_at, last_visit_at, audit_key_id, audit_signature)
           values ($1, $2, $3, $4, $4, $4, $5, $6) on conflict (profile_uuid) do nothing`,
    values: [uuid, brand, kind, new Date(at), signedBy, signature],
  });
  return rowCount === 1;
}

const WHOLE_ROW = `
  select profile_uuid, brand, kind, shopping_zip, versions, audit_position, audit_hash, audit_key_id, audit_signature
  from profile where profile_uuid = $1`;

/**
 * Locks the profile until the transaction ends: changes of one profile happen one after another. One that was merged
 * into an account, or has ended, counts as gone.
 */
export async function lockProfile(transaction: Queryable, uuid: string): Promise<ProfileRow | null> {
  const { rows } = await transaction.query<RawProfileRow>({
    name: 'lock-profile',
    text: `${WHOLE_ROW} and is_open for update`,
    values: [uuid],
  });
  return rows[0] ? toProfileRow(rows[0]) : null;
}

/**
 * Locks the row for a change that no version counts, such as a word of a draft: whoever reads the profile anew is not told
 * that nothing has changed.
 */
export async function touchProfile(transaction: Queryable, uuid: string) {
  await transaction.query({
    name: 'touch-profile',
    text: 'update profile set versions = versions where profile_uuid = $1 and is_open',
    values: [uuid],
  });
}

/** The row of one that has ended, which only what ends it may still touch. */
export async function lockEnded(transaction: Queryable, uuid: string): Promise<ProfileRow | null> {
  const { rows } = await transaction.query<RawProfileRow>({
    name: 'lock-ended-profile',
    text: `${WHOLE_ROW} and ended_at is not null for update`,
    values: [uuid],
  });
  return rows[0] ? toProfileRow(rows[0]) : null;
}

/** From now on it counts as gone. The caller holds the row. */
export async function closeProfile(transaction: Queryable, uuid: string, at: number) {
  await transaction.query({
    name: 'close-profile',
    text: 'update profile set ended_at = $2 where profile_uuid = $1',
    values: [uuid, new Date(at)],
  });
}

/** Of an account whose owner signs in again: empty, with its trail going on. @returns false while it is being removed. */
export async function reopenProfile(transaction: Queryable, uuid: string, at: number): Promise<boolean> {
  const { rowCount } = await transaction.query({
    name: 'reopen-profile',
    text: `update profile set ended_at = null, created_at = $2, last_modified_at = $2
           where profile_uuid = $1 and ended_at is not null
             and not exists (select from deletion where done_at is null and $1 = any(profile_uuids))`,
    values: [uuid, new Date(at)],
  });
  return rowCount === 1;
}

/** Counts the change of a section and moves the head of the audit chain. @returns the versions after it. */
export async function countChange(
  transaction: Queryable,
  profile: ProfileRow,
  { section, head, at }: { section: VersionedSection; head: AuditHead; at: number },
): Promise<Versions> {
  const versions = { ...profile.versions, [section]: profile.versions[section] + 1 };
  await transaction.query({
    name: 'count-change',
    text: `update profile set versions = $2, audit_position = $3, audit_hash = $4, last_modified_at = $5,
             audit_key_id = $6, audit_signature = $7
           where profile_uuid = $1`,
    values: [
      profile.uuid,
      JSON.stringify(versions),
      head.position,
      head.hash,
      new Date(at),
      head.signedBy,
      head.signature,
    ],
  });
  return versions;
}

/** A guest's profile ends so long after the last of these, or of its changes. */
export async function recordLastVisit(db: Queryable, uuid: string, at: number) {
  await db.query({
    name: 'record-last-visit',
    text: "update profile set last_visit_at = $2 where profile_uuid = $1 and kind = 'guest' and is_open",
    values: [uuid, new Date(at)],
  });
}

/** For an entry that counts as no change of any section. */
export async function moveAuditHead(transaction: Queryable, uuid: string, head: AuditHead) {
  await transaction.query({
    name: 'move-audit-head',
    text: `update profile set audit_position = $2, audit_hash = $3, audit_key_id = $4, audit_signature = $5
           where profile_uuid = $1`,
    values: [uuid, head.position, head.hash, head.signedBy, head.signature],
  });
}

export async function isProfile(db: Queryable, uuid: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'is-profile',
    text: 'select 1 from profile where profile_uuid = $1 and is_open',
    values: [uuid],
  });
  return rowCount === 1;
}

/** Whether it is the profile of an account, and of this brand. */
export async function isShopperOf(db: Queryable, uuid: string, brand: Brand): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'is-shopper-of',
    text: "select 1 from profile where profile_uuid = $1 and brand = $2 and kind = 'shopper' and is_open",
    values: [uuid, brand],
  });
  return rowCount === 1;
}
