import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** Whose application it is; each has one that was not sent. */
export type Applicant = { uuid: string; cookie: string; applicationId: string };

/** Of the first of them: so many besides the open one, of which some were sent. */
export const MORE_OF_FIRST = 4;
const SENT_OF_THESE = 2;

/** Applications as the calls leave them, without so many ways through the pages. */
export async function makeApplicants(
  pool: pg.Pool,
  people: readonly { uuid: string; cookie: string }[],
): Promise<Applicant[]> {
  const applicants = people.map((one) => ({ ...one, applicationId: randomUUID() }));
  await insert(pool, applicants);
  const [first] = applicants;
  if (!first) throw new Error('There is nobody to apply.');
  const more = Array.from({ length: MORE_OF_FIRST }, () => ({ ...first, applicationId: randomUUID() }));
  await insert(pool, more);
  await submit(pool, more.slice(0, SENT_OF_THESE));
  await pool.query('analyze application, application_event');
  return applicants;
}

const insert = (pool: pg.Pool, applicants: readonly Applicant[]) =>
  pool.query(
    `insert into application (profile_uuid, application_uuid, plan_year, plan_id, snapshot, brand, language, next_page,
                              started_at, saved_at)
     select new, id, plan_year, plan_id,
            snapshot::jsonb || jsonb_build_object('planId', plan_id, 'planYear', plan_year),
            'aarp', 'en', '/steps/personal-information', now(), now()
     from unnest($1::uuid[], $2::uuid[]) as applicant (new, id),
          lateral (select * from saved_plan where profile_uuid = new order by plan_id limit 1) as plan`,
    [applicants.map(({ uuid }) => uuid), applicants.map(({ applicationId }) => applicationId)],
  );

async function submit(pool: pg.Pool, applicants: readonly Applicant[]) {
  const ids = applicants.map(({ applicationId }) => applicationId);
  await pool.query(
    `update application set submitted_at = now(), confirmation_no = 'LM' || left(application_uuid::text, 8)
     where application_uuid = any($1)`,
    [ids],
  );
  await pool.query(
    `insert into application_event (profile_uuid, application_uuid, kind, at)
     select profile_uuid, application_uuid, kind, now()
     from application, unnest(array['submitted', 'sent', 'received']) as kind where application_uuid = any($1)`,
    [ids],
  );
}
