import { afterAll, beforeAll, expect, test } from 'vitest';
import { TABLES_OF } from '#server/catalogue/tables.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { EXPIRING, expiredRowsJob } from './expired-rows.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const AT = Date.parse('2026-11-16T16:20:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const PROFILE = '0195f3a0-0000-7000-8000-000000000001';
const VIEW = (last: number) => `0195f3a0-0000-7000-8000-00000000001${last}`;
const ago = (milliseconds: number) => new Date(AT - milliseconds);
const insert = (sql: string, values: unknown[]) => database.pool.query(`insert into ${sql}`, values);

const SIX_YEARS = (6 * 365 + 2) * 24 * HOUR;

async function addProspect(uuid: string, when: Date, hasEnded: boolean) {
  await insert(
    `profile (profile_uuid, brand, kind, created_at, last_modified_at) values ($1, 'aarp', 'prospect', $2, $2)`,
    [uuid, when],
  );
  await insert(
    `prospect (profile_uuid, profile_type, agent_id, agent_user_name, products, agreed_on, channel, agreed_by_sealed,
       language, recorded_at, ended_at, ended_because)
     values ($1, 'MEMBER-CONSENT', 'a', 'a', '{drug-plan}', '2020-01-01', 'phone', 's', 'en', $2, $3, $4)`,
    [uuid, when, hasEnded ? when : null, hasEnded ? 'withdrawn' : null],
  );
}

/** Two rows of each: one that has just expired, and one that has a moment left. */
async function fill(of: (kept: number) => [expired: Date, kept: Date]) {
  const each = async (kept: number, add: (when: Date, name: string) => Promise<unknown>) => {
    const [expired, left] = of(kept);
    await add(expired, 'expired');
    await add(left, 'left');
  };
  await insert(
    "profile (profile_uuid, brand, kind, created_at, last_modified_at) values ($1, 'aarp', 'guest', $2, $2)",
    [PROFILE, ago(400 * 24 * HOUR)],
  );
  await each(24 * HOUR, (when, name) =>
    insert("idempotent_answer values ($1, $2, 'r', $3, 'a')", [PROFILE, name, when]),
  );
  await each(25 * HOUR, (when, name) => insert("kept_answer values ($1, $2, 's', $3)", [PROFILE, name, when]));
  await insert(
    "session (session_hash, brand, subject_uuid, created_at, last_seen_at) values ('left', 'aarp', $1, $2, $2)",
    [PROFILE, ago(0)],
  );
  await each(0, (when, name) =>
    insert(
      `agent_view (view_id, session_hash, subject_uuid, reason, code_hash, code_expires_at, header_since, opened_at)
       values ($1, 'left', $2, 'shopper-asked', 'c', $3, $3, $3)`,
      [VIEW(name === 'left' ? 1 : 2), PROFILE, when],
    ),
  );
  await each(HOUR, (when, name) => insert("attempt values ('guest from', $1, $2, 1)", [name, when]));
  await each(HOUR, (when, name) => insert('write_count values ($1, $2, 7, 1)', [name, when]));
  await each(0, (when, name) => insert("idp_payload values ('Session', $1, '{}', null, null, $2)", [name, when]));
  await each(0, (when, name) => insert("mail values ($1, 'sealed', $2)", [VIEW(name === 'left' ? 1 : 2), when]));
  await each(0, (when, name) => insert("outgoing_call values ($1, 's', $2)", [VIEW(name === 'left' ? 1 : 2), when]));
  await each(400 * 24 * HOUR, (when, name) =>
    insert("embedded_carrier_application values ($1, 'd', 'accepts', 1, $2)", [name, when]),
  );
  await each(SIX_YEARS, (when, name) => addProspect(VIEW(name === 'left' ? 4 : 5), when, true));
  // What was written down has not ended yet, and is left to who ends it.
  await addProspect(VIEW(6), ago(SIX_YEARS + HOUR), false);
  await each(48 * HOUR, (when, name) => insert("job values ($1, 'tidy', $2, 1, null, null, $2)", [name, when]));
}

test('rows go once they have expired, and not before', async () => {
  await fill((kept) => [ago(kept + 1), ago(kept - 1)]);
  // An open view lives as long as its session, though its code is long used.
  await insert(
    `agent_view (view_id, session_hash, subject_uuid, reason, code_expires_at, header_since, opened_at)
     values ($1, 'left', $2, 'shopper-asked', $3, $3, $3)`,
    [VIEW(3), PROFILE, ago(MINUTE)],
  );
  expect(await expiredRowsJob(database.pool).step(AT)).toBe(false);
  const names = async (table: string, column: string) =>
    (await database.pool.query(`select ${column} as name from ${table} order by 1`)).rows.map(({ name }) => name);
  expect(await names('idempotent_answer', 'idempotency_key')).toEqual(['left']);
  expect(await names('kept_answer', 'answer_digest')).toEqual(['left']);
  expect(await names('agent_view', 'view_id')).toEqual([VIEW(1), VIEW(3)]);
  expect(await names('attempt', 'who_digest')).toEqual(['left']);
  expect(await names('write_count', 'who_digest')).toEqual(['left']);
  expect(await names('idp_payload', 'id_hash')).toEqual(['left']);
  expect(await names('job', 'job_id')).toEqual(['left']);
  expect(await names('outgoing_call', 'call_id')).toEqual([VIEW(1)]);
  expect(await names('embedded_carrier_application', 'application_key')).toEqual(['left']);
  expect(await names('prospect', 'profile_uuid')).toEqual([VIEW(4), VIEW(6)]);
  expect(await names('mail', 'mail_id')).toEqual([VIEW(1)]);
});

test('many rows go in batches, and the job says that there are more', async () => {
  await database.pool.query(
    "insert into attempt select 'many', number::text, $1, 1 from generate_series(1, 2500) as number",
    [ago(2 * HOUR)],
  );
  const left = async () => (await database.pool.query("select 1 from attempt where what = 'many'")).rowCount;
  const { step } = expiredRowsJob(database.pool);
  const seen = [];
  for (let turn = 0; turn < 3; turn += 1) seen.push([await step(AT), await left()]);
  expect(seen).toEqual([
    [true, 1500],
    [true, 500],
    [false, 0],
  ]);
});

/** Their rows end with something written down: ended-sessions.ts, ended-drafts.ts. */
const ENDED = ['session', 'application'];

/** Tables with an instant that stay: with the profile, with the account, with the trails, or with the catalogue. */
const STAYING = [
  'profile',
  'audit_entry',
  'accepted_fault',
  'access_event',
  'audit_anchor',
  'deletion',
  'carried_item',
  'identity_check',
  'application_event',
  'drug_draft',
  'provider_draft',
  'claims_consent',
  'member_import',
  'idp_account',
  'idp_factor',
  'idp_key',
  'schema_migration',
];

test('every table with an instant either expires by it or stays with something', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select distinct relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
     where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
       and atttypid in ('timestamptz'::regtype, 'timestamp'::regtype)`,
  );
  const catalogue = new Set<string>(['catalogue_edition', 'network_directory', ...Object.values(TABLES_OF).flat()]);
  const found = rows.map(({ name }) => name).filter((name) => !catalogue.has(name));
  expect(found.sort()).toEqual([...Object.keys(EXPIRING), ...ENDED, ...STAYING].sort());
});
