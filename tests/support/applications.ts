import type pg from 'pg';
import { keepAnswers } from '#server/features/applications/answers.ts';
import type { OneApplication } from '#server/features/applications/send-queue.ts';
import type { AuditTrail } from '#server/profile/record.ts';
import { fieldSealer } from '#server/security/sealed-field.ts';
import { TEST_KEYS } from './app.ts';

const SNAPSHOT = {
  planId: 'H9918001000',
  planYear: 2027,
  planName: 'A made-up plan',
  planType: 'MAPD',
  snpType: null,
  zipCode: '98101',
  county: { fipsCountyCode: '033', fipsCountyName: 'King', fipsStateCode: '53', stateCode: 'WA' },
};

type Submitted = OneApplication & { at: number; planYear?: number; confirmationNo?: string };

/** One that was not sent, of a profile that is made with it. */
export async function addDraft(pool: pg.Pool, trail: AuditTrail, { profileUuid, applicationUuid, at }: Submitted) {
  await trail.addProfile(pool, { uuid: profileUuid, brand: 'aarp', kind: 'shopper', at });
  await pool.query(
    `insert into application (profile_uuid, application_uuid, plan_year, plan_id, snapshot, brand, language, next_page,
                              started_at, saved_at)
     values ($1, $2, 2027, 'H9918001000', $3, 'aarp', 'en', '/steps/personal-information', $4, $4)`,
    [profileUuid, applicationUuid, JSON.stringify(SNAPSHOT), new Date(at)],
  );
}

/** The first answers of a draft, as somebody typed them. */
export async function addAnswers(
  pool: pg.Pool,
  { profileUuid, applicationUuid, at }: Submitted,
  typed: Readonly<Record<string, string>>,
) {
  const answers = Object.entries(typed).map(([field, value]) => ({ field, value, version: 0 }));
  const key = { uuid: profileUuid, applicationId: applicationUuid };
  await keepAnswers(pool, key, { answers, nextPage: null, at }, fieldSealer(TEST_KEYS));
}

/** An application as it stands once it was submitted, of a profile that is made with it unless it is there. */
export async function addSubmitted(
  pool: pg.Pool,
  trail: AuditTrail,
  { profileUuid, applicationUuid, at, planYear = 2027, confirmationNo = numberOf(applicationUuid) }: Submitted,
) {
  await trail.addProfile(pool, { uuid: profileUuid, brand: 'aarp', kind: 'shopper', at });
  await pool.query(
    `insert into application (profile_uuid, application_uuid, plan_year, plan_id, snapshot, brand, language, next_page,
                              started_at, saved_at, submitted_at, confirmation_no)
     values ($1, $2, $3, 'H9918001000', $4, 'aarp', 'en', '/steps//review', $5, $5, $5, $6)`,
    [profileUuid, applicationUuid, planYear, JSON.stringify({ ...SNAPSHOT, planYear }), new Date(at), confirmationNo],
  );
  await pool.query("insert into application_event values ($1, $2, 'submitted', 0, $3)", [
    profileUuid,
    applicationUuid,
    new Date(at),
  ]);
}

const numberOf = (uuid: string) => `LM${uuid.replaceAll('-', '').slice(0, 10)}`;
