import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { TelesalesType } from '#domain/identity/telesales-type.ts';
import type { Language } from '#domain/language/language.ts';
import type { PROSPECT_STATES, ProspectEnd } from '#domain/prospects/prospect-state.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { Cell } from '#server/security/sealed-field.ts';

/** After so many tries that did not fit nobody is asked any more, from however many accounts they came. */
const MOST_WRONG_TRIES = 9;

/** What an appointment was agreed to be about is kept for six years, with a day for leap years. */
export const SCOPE_KEPT = (6 * 365 + 2) * 24 * 3_600_000;

export const genderCell = (uuid: string): Cell => ({ table: 'prospect', column: 'gender', row: uuid });

/** What decides whether somebody is this prospect, beside their demographics. */
export type OpenProspect = {
  uuid: string;
  type: TelesalesType;
  genderSealed: string | null;
  language: Language;
};

type RawProspect = { uuid: string; type: TelesalesType; gender_sealed: string | null; language: Language };

/** Whom the account is asked about, or else whose Medicare number was typed. */
export async function findProspectToJudge(
  db: Queryable,
  { offered, numberDigests, brand }: { offered: string | null; numberDigests: readonly string[]; brand: string },
): Promise<OpenProspect | null> {
  const { rows } = await db.query<RawProspect>({
    name: 'find-prospect-to-judge',
    text: `select prospect.profile_uuid as uuid, profile_type as type, gender_sealed, language
           from prospect join profile on profile.profile_uuid = prospect.profile_uuid
           where prospect.ended_at is null and brand = $3 and wrong_tries < $4
             and prospect.profile_uuid in (
               select $1::uuid union select profile_uuid from demographics where medicare_number_digest = any($2))
           order by prospect.profile_uuid = $1 desc nulls last, recorded_at desc limit 1`,
    values: [offered, numberDigests, brand, MOST_WRONG_TRIES],
  });
  const [row] = rows;
  return row ? { uuid: row.uuid, type: row.type, genderSealed: row.gender_sealed, language: row.language } : null;
}

/** Nothing for a uuid that no prospect has, in as many statements. */
export async function countWrongTry(db: Queryable, uuid: string) {
  await db.query({
    name: 'count-wrong-try',
    text: 'update prospect set wrong_tries = wrong_tries + 1 where profile_uuid = $1',
    values: [uuid],
  });
}

/** @returns false where another account was first, or it has ended. */
export async function claimProspect(db: Queryable, uuid: string, account: string, at: number): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'claim-prospect',
    text: `update prospect set merged_to = $2, ended_at = $3, ended_because = 'merged', next_reminder_at = null,
             gender_sealed = null
           where profile_uuid = $1 and ended_at is null`,
    values: [uuid, account, new Date(at)],
  });
  return rowCount === 1;
}

export async function stopReminders(db: Queryable, uuid: string) {
  await db.query({
    name: 'stop-reminders',
    text: 'update prospect set next_reminder_at = null where profile_uuid = $1',
    values: [uuid],
  });
}

/** @returns null for one that another agent wrote down, or nobody. */
export async function findOwnState(
  db: Queryable,
  { uuid, agentId, brand }: { uuid: string; agentId: string; brand: string },
): Promise<(typeof PROSPECT_STATES)[number] | null> {
  const { rows } = await db.query<{ ended_because: ProspectEnd | null }>({
    name: 'find-own-prospect',
    text: `select ended_because from prospect join profile on profile.profile_uuid = prospect.profile_uuid
           where prospect.profile_uuid = $1 and agent_id = $2 and brand = $3`,
    values: [uuid, agentId, brand],
  });
  return rows[0] ? (rows[0].ended_because ?? 'open') : null;
}

export type Offer = { uuid: string; type: TelesalesType };

/** The newest of whom an agent wrote down under this e-mail or Medicare number, and that the account did not refuse. */
export async function findOffer(
  db: Queryable,
  asked: { account: string; brand: string; emailDigests: readonly string[]; numberDigests: readonly string[] },
): Promise<Offer | null> {
  const { rows } = await db.query<Offer>({
    name: 'find-prospect-to-offer',
    text: `select prospect.profile_uuid as uuid, profile_type as type
           from demographics
           join prospect on prospect.profile_uuid = demographics.profile_uuid
           join profile on profile.profile_uuid = demographics.profile_uuid
           where (email_digest = any($1) or medicare_number_digest = any($2))
             and prospect.ended_at is null and profile.brand = $3
             and prospect.profile_uuid is distinct from (
               select skipped_uuid from identity_check where identity_check.profile_uuid = $4)
           order by recorded_at desc limit 1`,
    values: [asked.emailDigests, asked.numberDigests, asked.brand, asked.account],
  });
  return rows[0] ?? null;
}

/** The account is asked about it from now on. */
export async function keepOffer(db: Queryable, prospect: string, account: string) {
  await db.query({
    name: 'keep-prospect-offer',
    text: `insert into identity_check (profile_uuid, prospect_uuid) values ($1, $2)
           on conflict (profile_uuid) do update set prospect_uuid = excluded.prospect_uuid`,
    values: [account, prospect],
  });
  await db.query({
    name: 'mark-prospect-offered',
    text: 'update prospect set offered_to = $2 where profile_uuid = $1',
    values: [prospect, account],
  });
}

/** Those agreed before that day which nobody has ended. */
export async function findExpiredProspects(db: Queryable, agreedBefore: IsoDate, most: number): Promise<string[]> {
  const { rows } = await db.query<{ uuid: string }>({
    name: 'find-expired-prospects',
    text: `select profile_uuid as uuid from prospect where ended_at is null and agreed_on < $1
           order by recorded_at limit $2`,
    values: [agreedBefore, most],
  });
  return rows.map(({ uuid }) => uuid);
}

/** Of those that the account is asked about. */
export async function forgetWrongTries(db: Queryable, account: string) {
  await db.query({
    name: 'forget-wrong-tries',
    text: `update prospect set wrong_tries = 0 where ended_at is null
           and profile_uuid = (select prospect_uuid from identity_check where profile_uuid = $1)`,
    values: [account],
  });
}
