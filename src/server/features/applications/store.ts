import type { County } from '#contract/geography.ts';
import { DENIED, WITHDRAWN } from '#domain/applications/status-codes.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { Language } from '#domain/language/language.ts';
import type { PlanType, SnpType } from '#domain/plans/plan-type.ts';
import type { Queryable } from '#server/db/transaction.ts';

/** The plan as it was when it was chosen. */
export type ChosenPlan = {
  planId: string;
  planYear: number;
  planName: string;
  planType: PlanType;
  snpType: SnpType | null;
  zipCode: string;
  county: County;
};

export type ApplicationKey = { uuid: string; applicationId: string };

/** As it stands in its row; times in milliseconds. */
export type Application = {
  applicationId: string;
  plan: ChosenPlan;
  brand: Brand;
  language: Language;
  nextPage: string;
  startedAt: number;
  savedAt: number;
  submittedAt: number | null;
  confirmationNo: string | null;
  /** Of the insurer; null before it told one. */
  stateCode: number | null;
  withdrawnAt: number | null;
};

type RowOf<Time> = {
  application_uuid: string;
  snapshot: ChosenPlan;
  brand: Brand;
  language: Language;
  next_page: string;
  started_at: Time;
  saved_at: Time;
  submitted_at: Time | null;
  confirmation_no: string | null;
  state_code: number | null;
  withdrawn_at: Time | null;
};

export type ApplicationRow = RowOf<Date>;

/** The same row inside a JSON value, as the one statement that reads a profile has it. */
export type ApplicationJson = RowOf<string>;

export const COLUMNS = `application_uuid, snapshot, brand, language, next_page, started_at, saved_at, submitted_at,
  confirmation_no, state_code, withdrawn_at`;

export const toApplication = (row: ApplicationRow | ApplicationJson): Application => ({
  applicationId: row.application_uuid,
  plan: row.snapshot,
  brand: row.brand,
  language: row.language,
  nextPage: row.next_page,
  startedAt: millisecondsOf(row.started_at),
  savedAt: millisecondsOf(row.saved_at),
  submittedAt: row.submitted_at === null ? null : millisecondsOf(row.submitted_at),
  confirmationNo: row.confirmation_no,
  stateCode: row.state_code,
  withdrawnAt: row.withdrawn_at === null ? null : millisecondsOf(row.withdrawn_at),
});

const millisecondsOf = (time: string | Date) => new Date(time).getTime();

export async function findApplication(
  db: Queryable,
  { uuid, applicationId }: ApplicationKey,
): Promise<Application | null> {
  const { rows } = await db.query<ApplicationRow>({
    name: 'find-application',
    text: `select ${COLUMNS} from application where profile_uuid = $1 and application_uuid = $2`,
    values: [uuid, applicationId],
  });
  return rows[0] ? toApplication(rows[0]) : null;
}

export type OpenDrafts = {
  /** How many applications of a profile were not sent. */
  count: number;
  /** One of them is for this plan. */
  ofPlan: boolean;
  /** One for this plan was sent, and stands. */
  isSent: boolean;
};

export async function countDrafts(
  db: Queryable,
  uuid: string,
  { planYear, planId }: { planYear: number; planId: string },
): Promise<OpenDrafts> {
  const { rows } = await db.query<{ count: number; of_plan: boolean; is_sent: boolean }>({
    name: 'count-application-drafts',
    text: `with one as (
             select submitted_at is null as is_draft, plan_year = $2 and plan_id = $3 as of_plan,
                    withdrawn_at is null and (state_code is null or state_code <> all ($4)) as stands
             from application where profile_uuid = $1
           )
           select count(*) filter (where is_draft)::int as count,
                  coalesce(bool_or(is_draft and of_plan), false) as of_plan,
                  coalesce(bool_or(not is_draft and of_plan and stands), false) as is_sent
           from one`,
    values: [uuid, planYear, planId, [DENIED, WITHDRAWN]],
  });
  const [row] = rows;
  return { count: row?.count ?? 0, ofPlan: row?.of_plan ?? false, isSent: row?.is_sent ?? false };
}

type NewApplication = { plan: ChosenPlan; brand: Brand; language: Language; nextPage: string; at: number };

export async function insertApplication(
  db: Queryable,
  { uuid, applicationId }: ApplicationKey,
  { plan, brand, language, nextPage, at }: NewApplication,
) {
  await db.query({
    name: 'insert-application',
    text: `insert into application (profile_uuid, application_uuid, plan_year, plan_id, snapshot, brand, language,
             next_page, started_at, saved_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
    values: [
      uuid,
      applicationId,
      plan.planYear,
      plan.planId,
      JSON.stringify(plan),
      brand,
      language,
      nextPage,
      new Date(at),
    ],
  });
}

export async function moveToPlan(db: Queryable, { uuid, applicationId }: ApplicationKey, plan: ChosenPlan, at: number) {
  await db.query({
    name: 'move-application',
    text: `update application set plan_year = $3, plan_id = $4, snapshot = $5, saved_at = $6
           where profile_uuid = $1 and application_uuid = $2 and submitted_at is null`,
    values: [uuid, applicationId, plan.planYear, plan.planId, JSON.stringify(plan), new Date(at)],
  });
}

type Submission = { confirmationNo: string; numberDigest: string | null; at: number };

export async function markSubmitted(
  db: Queryable,
  { uuid, applicationId }: ApplicationKey,
  { confirmationNo, numberDigest, at }: Submission,
) {
  await db.query({
    name: 'mark-application-submitted',
    text: `update application
           set submitted_at = $3, saved_at = $3, confirmation_no = $4, medicare_number_digest = $5
           where profile_uuid = $1 and application_uuid = $2 and submitted_at is null`,
    values: [uuid, applicationId, new Date(at), confirmationNo, numberDigest],
  });
}

/** The one that was saved last; null for none. */
export async function findLatestId(db: Queryable, uuid: string): Promise<string | null> {
  const { rows } = await db.query<{ application_uuid: string }>({
    name: 'find-latest-application',
    text: `select application_uuid from application where profile_uuid = $1
           order by saved_at desc, application_uuid limit 1`,
    values: [uuid],
  });
  return rows[0]?.application_uuid ?? null;
}

/** Of one that was not sent; its answers go with it. @returns whether there was one. */
export async function removeDraft(db: Queryable, { uuid, applicationId }: ApplicationKey): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'remove-application-draft',
    text: 'delete from application where profile_uuid = $1 and application_uuid = $2 and submitted_at is null',
    values: [uuid, applicationId],
  });
  return rowCount === 1;
}
