import type { County } from '#contract/geography.ts';
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

export type OpenDrafts = { count: number; ofPlan: boolean };

/** How many applications of a profile were not sent, and whether one of them is for this plan. */
export async function countDrafts(
  db: Queryable,
  uuid: string,
  { planYear, planId }: { planYear: number; planId: string },
): Promise<OpenDrafts> {
  const { rows } = await db.query<{ count: number; of_plan: boolean }>({
    name: 'count-application-drafts',
    text: `select count(*)::int as count,
                  coalesce(bool_or(plan_year = $2 and plan_id = $3), false) as of_plan
           from application where profile_uuid = $1 and submitted_at is null`,
    values: [uuid, planYear, planId],
  });
  return { count: rows[0]?.count ?? 0, ofPlan: rows[0]?.of_plan ?? false };
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

/** Of one that was not sent; its answers go with it. @returns whether there was one. */
export async function removeDraft(db: Queryable, { uuid, applicationId }: ApplicationKey): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'remove-application-draft',
    text: 'delete from application where profile_uuid = $1 and application_uuid = $2 and submitted_at is null',
    values: [uuid, applicationId],
  });
  return rowCount === 1;
}
