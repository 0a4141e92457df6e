import { FIRST_ATTEMPTS } from '#domain/identity/confirm-steps.ts';
import { isTelesalesType, type TelesalesType } from '#domain/identity/telesales-type.ts';
import type { Queryable } from '#server/db/transaction.ts';

export type IdentityCheck = {
  /** The prospect that the account was asked about, also after it said no. */
  offered: string | null;
  /** What it is asked about now. */
  type: TelesalesType | null;
  mergedRequest: string | null;
  remainingCount: number;
};

type RawCheck = { offered: string | null; type: string | null; merged: string | null; remaining: number | null };

export async function findCheck(db: Queryable, uuid: string): Promise<IdentityCheck> {
  const { rows } = await db.query<RawCheck>({
    name: 'find-identity-check',
    text: `select prospect_uuid as offered, telesales_profile_type as type, merged_request_digest as merged,
             remaining_count as remaining
           from profile left join identity_check on identity_check.profile_uuid = profile.profile_uuid
           where profile.profile_uuid = $1`,
    values: [uuid],
  });
  const [row] = rows;
  const type = row?.type ?? null;
  return {
    offered: row?.offered ?? null,
    type: isTelesalesType(type) ? type : null,
    mergedRequest: row?.merged ?? null,
    remainingCount: row?.remaining ?? FIRST_ATTEMPTS,
  };
}

/** Takes one try, before anything is compared, in one statement. @returns how many are left; null where none was. */
export async function takeTry(db: Queryable, uuid: string): Promise<number | null> {
  const { rows } = await db.query<{ remaining_count: number }>({
    name: 'take-identity-try',
    text: `insert into identity_check as known (profile_uuid, remaining_count) values ($1, $2)
           on conflict (profile_uuid) do update set remaining_count = known.remaining_count - 1
           where known.remaining_count > 0 returning remaining_count`,
    values: [uuid, FIRST_ATTEMPTS - 1],
  });
  return rows[0]?.remaining_count ?? null;
}

/** Nothing is open any more, and the tries are as new: who proved it is not held up by the tries before. */
export async function recordMerged(db: Queryable, uuid: string, requestDigest: string, at: number) {
  await db.query({
    name: 'record-merged-prospect',
    text: `update identity_check set prospect_uuid = null, remaining_count = $4, merged_at = $3,
             merged_request_digest = $2
           where profile_uuid = $1`,
    values: [uuid, requestDigest, new Date(at), FIRST_ATTEMPTS],
  });
}

/** The prospect stays where it is, and this account is not asked about it again. */
export async function recordSkipped(db: Queryable, uuid: string) {
  await db.query({
    name: 'record-skipped-prospect',
    text: 'update identity_check set skipped_uuid = coalesce(prospect_uuid, skipped_uuid) where profile_uuid = $1',
    values: [uuid],
  });
}

/** Of the profile: from then on the page asks nothing. */
export async function closeQuestion(db: Queryable, uuid: string) {
  await db.query({
    name: 'close-identity-question',
    text: 'update profile set telesales_profile_type = null where profile_uuid = $1',
    values: [uuid],
  });
}

/** An operator gives the tries back. @returns whether any had been used. */
export async function giveTriesBack(db: Queryable, uuid: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'give-identity-tries-back',
    text: 'update identity_check set remaining_count = $2 where profile_uuid = $1 and remaining_count < $2',
    values: [uuid, FIRST_ATTEMPTS],
  });
  return rowCount === 1;
}

/** For who asks what is kept of them; null for an account that was never asked, and never tried. */
export async function findOwnCheck(db: Queryable, uuid: string) {
  const { rows } = await db.query<{ remaining_count: number; merged_at: Date | null; is_skipped: boolean }>({
    name: 'find-own-identity-check',
    text: `select remaining_count, merged_at, skipped_uuid is not null as is_skipped from identity_check
           where profile_uuid = $1`,
    values: [uuid],
  });
  const [row] = rows;
  if (!row) return null;
  return {
    remainingCount: row.remaining_count,
    mergedAt: row.merged_at?.toISOString() ?? null,
    isSkipped: row.is_skipped,
  };
}
