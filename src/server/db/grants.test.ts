import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AGENT_SESSION_HEADER } from '#contract/agent-desk.ts';
import type { ProfileReply } from '#contract/profile.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { filledDatabase, type TestDatabase } from '#tests/support/database.ts';
import { agentSmith, fakeIdentity, ruth } from '#tests/support/fake-identity.ts';
import { runJob } from '#tests/support/run-job.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { codeBody, signedIn, signsIn } from '#tests/support/sign-in.ts';
import { KING_COUNTY, PLANS } from '#tests/support/small-catalogue.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { guest } from '#tests/support/test-client.ts';
import { trailFaults } from '#tests/support/trail-fault.ts';
import { migrate } from './migrate.ts';
import { openPool } from './pool.ts';

/** The server as an operator's role that may add to the audit trail and change nothing in it. */
const provider = fakeIdentity();
let owned: TestDatabase;
let role = '';
let pool: pg.Pool;
let keeper: pg.Pool;
const keeperRole = () => `keeper_${role}`;
let subject: TestApp;

beforeAll(async () => {
  owned = await filledDatabase('small-catalogue');
  role = `role_of_${owned.connection.database}`;
  await owned.pool.query(`create role ${role} login password 'not-a-secret'`);
  await owned.pool.query(`create role ${keeperRole()} login password 'not-a-secret'`);
  const grants = readFileSync('docs/database-grants.sql', 'utf8');
  await owned.pool.query(grants.replaceAll('shopper_server', role).replaceAll('shopper_keeper', keeperRole()));
  pool = openPool({ ...owned.connection, user: role, password: 'not-a-secret' }, { connections: 5 });
  keeper = openPool({ ...owned.connection, user: keeperRole(), password: 'not-a-secret' }, { connections: 2 });
  subject = await testApp({ identity: provider.gateway, beside: { pool } as TestApp });
});
afterAll(async () => {
  await subject.close();
  await pool.end();
  await keeper.end();
  for (const each of [role, keeperRole()]) {
    await owned.pool.query(`drop owned by ${each}`);
    await owned.pool.query(`drop role ${each}`);
  }
  await owned.drop();
});

test('guest, sign-in, guest merge, agent and sign-out work with the grants of the documents', async () => {
  const shopper = await guest(subject.app);
  const body = { plans: [{ planId: PLANS.of2027[0], ...KING_COUNTY }] };
  await shopper.post(`${shopper.profile}/plans/2027`, body, { 'if-match': '"1"' });
  await shopper.post(`${shopper.profile}/demographics/2027`, { dob: '03/09/1950' }, { 'if-match': '"1"' });
  const { uuid } = await signsIn(shopper, provider, ruth);
  const profile = `/landrover/api/Users/${uuid}`;
  const { userDetails, plansDetails, versions } = (await shopper.get(`${profile}/all`)).json<ProfileReply>();
  expect(userDetails).toMatchObject({ firstName: 'Ruth', dob: '03/09/1950' });
  expect(plansDetails?.plans).toHaveLength(1);
  const removed = await shopper.delete(`${profile}/plans/${PLANS.of2027[0]}/2027`, {
    'if-match': `"${versions['plans']}"`,
  });
  expect(removed.statusCode).toBe(200);

  const agent = await signedIn(subject.app, provider, agentSmith);
  const opened = await agent.post('/landrover/api/agent/views', { uuid, reason: 'shopper-asked' });
  const code = new URL(opened.json().profileUrl, 'http://site').searchParams.get('code') ?? '';
  const view = await agent.post('/landrover/api/apps/aarp/authValidate', codeBody(code));
  const header = { [AGENT_SESSION_HEADER]: String(view.headers[AGENT_SESSION_HEADER]) };
  expect((await agent.get(`${profile}/plans`, header)).statusCode).toBe(200);
  expect((await shopper.delete('/landrover/api/logout')).statusCode).toBe(200);
  expect(await trailFaults(pool)).toEqual([]);
  const { rows } = await pool.query('select count(*)::int from audit_entry where profile_uuid = $1', [uuid]);
  expect(rows[0].count).toBeGreaterThanOrEqual(5);
});

test('what a shopper wants removed goes by the other role, which adds to the trail', async () => {
  const shopper = await guest(subject.app);
  const body = { plans: [{ planId: PLANS.of2027[0], ...KING_COUNTY }] };
  await shopper.post(`${shopper.profile}/plans/2027`, body, { 'if-match': '"1"' });
  const { receipt } = (await shopper.delete(shopper.profile)).json<{ receipt: string }>();
  await runJob({ ...subject, pool }, 'remove-profiles', { keeper });
  const { removed } = (await shopper.get(`/landrover/api/deletions/${receipt}`)).json();
  expect(removed).toMatchObject({ plans: 1 });
  expect(await trailFaults(pool)).toEqual([]);
});

test.each([
  'update audit_entry set fields = null',
  'delete from audit_entry',
  'select from session',
  'select from access_event',
  'insert into saved_plan (profile_uuid, plan_year, plan_id, snapshot) values (gen_random_uuid(), 1, null, null)',
  'delete from profile',
])('PostgreSQL refuses the role that removes: %s', async (sql) => {
  await expect(keeper.query(sql)).rejects.toMatchObject({ code: '42501' });
});

test.each([
  "update audit_entry set action = 'changed'",
  'delete from audit_entry',
  "update access_event set kind = 'changed'",
  'delete from access_event',
  'truncate access_event',
  'delete from access_chain',
  'truncate audit_entry',
  'update audit_anchor set trails = 0',
  'delete from audit_anchor',
  'drop table audit_entry',
  'alter table audit_entry drop column hash',
  'delete from profile',
  'update deletion set done_at = now()',
  'delete from deletion',
  'delete from idp_account',
  "insert into accepted_fault values (1, now(), 'audit', 'x', 'because', 'x', 'k1')",
  'delete from accepted_fault',
  'truncate profile cascade',
  'create table mine (id integer)',
  "insert into schema_migration (name, checksum) values ('9999-x.sql', '')",
])('PostgreSQL refuses the server: %s', async (sql) => {
  await expect(pool.query(sql)).rejects.toMatchObject({ code: '42501' });
});

test('the server starts as that role when the schema is up to date, and says which plans it may not make', async () => {
  expect(await migrate(pool, 'migrations')).toEqual([]);
  const { host, port, database } = owned.connection;
  const folder = temporaryFolder();
  const lines: string[] = [];
  const at = `host=${encodeURIComponent(host ?? '')}&port=${port}`;
  const DATABASE_URL = `postgresql://${role}:not-a-secret@/${database}?${at}`;
  // The small catalogue has no plans of 2028.
  const SYSTEM_DATE_TIME = '2027-03-01T10:00:00';
  const environment = { DATA_DIR: folder.path, DATABASE_URL, LOG_LEVEL: 'silent', SYSTEM_DATE_TIME };
  const server = await startServerProcess(environment, (line) => lines.push(line));
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  expect(lines.join('\n')).toContain('may not add them');
  await server.stop();
  folder.remove();
});
