import { DECISION_CODES } from '#domain/applications/status-codes.ts';
import type { ApplicationEvent } from '#domain/applications/timeline.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { OneApplication } from './send-queue.ts';

// The way of an application after it was submitted: what is written down of it, and what the insurer tells.

/** However often the same comes, it is kept once, as it came first. @returns whether it is new. */
export async function addEvent(
  db: Queryable,
  { profileUuid, applicationUuid }: OneApplication,
  { kind, code, at }: ApplicationEvent,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'add-application-event',
    text: `insert into application_event (profile_uuid, application_uuid, kind, code, at) values ($1, $2, $3, $4, $5)
           on conflict (profile_uuid, application_uuid, kind, code) do nothing`,
    values: [profileUuid, applicationUuid, kind, code, new Date(at)],
  });
  return rowCount === 1;
}

/** Where it stands; null for one that was not submitted, or is gone. */
export type Way = {
  confirmationNo: string;
  isWithdrawn: boolean;
  stateCode: number | null;
  kinds: readonly ApplicationEvent['kind'][];
};

export async function findWay(db: Queryable, { profileUuid, applicationUuid }: OneApplication): Promise<Way | null> {
  const { rows } = await db.query<{
    confirmation_no: string | null;
    withdrawn_at: Date | null;
    state_code: number | null;
    kinds: ApplicationEvent['kind'][] | null;
  }>({
    name: 'find-application-way',
    text: `select confirmation_no, withdrawn_at, state_code,
             (select array_agg(kind) from application_event
              where application_event.profile_uuid = $1 and application_event.application_uuid = $2) as kinds
           from application where profile_uuid = $1 and application_uuid = $2 and submitted_at is not null`,
    values: [profileUuid, applicationUuid],
  });
  const [row] = rows;
  if (!row || row.confirmation_no === null) return null;
  return {
    confirmationNo: row.confirmation_no,
    isWithdrawn: row.withdrawn_at !== null,
    stateCode: row.state_code,
    kinds: row.kinds ?? [],
  };
}

/** Asking again changes nothing. @returns whether it was still wanted. */
export async function markUnwanted(
  db: Queryable,
  { profileUuid, applicationUuid }: OneApplication,
  at: number,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'mark-application-unwanted',
    text: `update application set withdrawn_at = $3
           where profile_uuid = $1 and application_uuid = $2 and submitted_at is not null and withdrawn_at is null`,
    values: [profileUuid, applicationUuid, new Date(at)],
  });
  return rowCount === 1;
}

const hasEvent = (kind: ApplicationEvent['kind']) =>
  `exists (select from application_event where application_event.profile_uuid = application.profile_uuid
     and application_event.application_uuid = application.application_uuid and kind = '${kind}')`;

// Of what was taken back before it left, and of what the insurer would not take, it knows nothing.
const UNDECIDED = `submitted_at is not null and (state_code is null or state_code not in (${DECISION_CODES.join()}))
  and (withdrawn_at is null or ${hasEvent('sent')}) and not ${hasEvent('refused')}`;

export type Undecided = { applicationUuid: string; confirmationNo: string; brand: Brand };

/** Of a profile, those that the insurer may have and has not decided. */
export async function listUndecided(db: Queryable, profileUuid: string): Promise<Undecided[]> {
  const { rows } = await db.query<{ application_uuid: string; confirmation_no: string | null; brand: string }>({
    name: 'list-undecided-applications',
    text: `select application_uuid, confirmation_no, brand from application
           where profile_uuid = $1 and ${UNDECIDED} order by application_uuid`,
    values: [profileUuid],
  });
  return rows.flatMap(({ application_uuid, confirmation_no, brand }) =>
    confirmation_no === null
      ? []
      : [{ applicationUuid: application_uuid, confirmationNo: confirmation_no, brand: brand as Brand }],
  );
}

/** The next profiles with such applications for a plan year that is not over, in their order. */
export async function listWaitingProfiles(
  db: Queryable,
  { after, most, planYear }: { after: string; most: number; planYear: number },
): Promise<string[]> {
  const { rows } = await db.query<{ profile_uuid: string }>({
    name: 'list-waiting-profiles',
    text: `select distinct profile_uuid from application
           where ${UNDECIDED} and plan_year >= $3 and profile_uuid > $1 order by profile_uuid limit $2`,
    values: [after, most, planYear],
  });
  return rows.map(({ profile_uuid }) => profile_uuid);
}

/** What the insurer told last. Behind a decision nothing changes any more. @returns whether it is news. */
export async function keepState(
  db: Queryable,
  application: OneApplication,
  { code, at }: { code: number; at: number },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'keep-application-state',
    text: `update application set state_code = $3, state_at = $4
           where profile_uuid = $1 and application_uuid = $2 and submitted_at is not null
             and state_code is distinct from $3 and (state_code is null or state_code <> all($5))`,
    values: [application.profileUuid, application.applicationUuid, code, new Date(at), DECISION_CODES],
  });
  if (rowCount !== 1) return false;
  await addEvent(db, application, { kind: 'state', code, at });
  return true;
}
