import { expect, test } from 'vitest';
import { lintCode } from './sql-in-code.ts';
import { lintMigrations } from './sql-rules.ts';

const GOOD = `
  create table profile (profile_uuid uuid primary key, brand text not null);
  create table saved_plan (
    profile_uuid uuid not null references profile,
    plan_id text not null,
    primary key (profile_uuid, plan_id)
  );
  create unique index on saved_plan (profile_uuid, lower(plan_id));
  create index on saved_plan (plan_id);
  create table county (edition text, fips text, primary key (edition, fips));
`;

const findingsOf = async (sql: string) =>
  (
    await lintMigrations([
      { path: 'good.sql', sql: GOOD },
      { path: 'new.sql', sql },
    ])
  ).findings;

test('a schema that keeps to the rules has no findings, and was looked at', async () => {
  expect(await lintMigrations([{ path: 'good.sql', sql: GOOD }])).toEqual({
    findings: [],
    statements: 5,
    ownedTables: ['profile', 'saved_plan'],
  });
});

test('a table that is dropped again keeps no rule, and one that is made anew keeps them', async () => {
  const dropped = 'create table stray (digest text primary key); drop table stray;';
  expect(await findingsOf(dropped)).toEqual([]);
  expect(await findingsOf(`${dropped} create table stray (digest text primary key);`)).toHaveLength(1);
});

const item = (columns: string) => `create table item (profile_uuid uuid not null, id uuid not null, ${columns});`;
const keyed = (columns: string) => item(`${columns}, primary key (profile_uuid, id)`);

test.each([
  ['no primary key', item('name text'), 'no primary key'],
  ['a primary key without the shopper', item('primary key (id)'), 'key (id) without'],
  ['the shopper second in the key', item('primary key (id, profile_uuid)'), 'key (id, profile_uuid) without'],
  ['a unique column', keyed('email text unique'), 'key (email) without'],
  ['a unique constraint', keyed('email text, unique (email)'), 'key (email) without'],
  ['a unique index', 'create unique index on saved_plan (plan_id);', 'key (plan_id) without'],
  ['a unique index on an expression', 'create unique index on saved_plan (lower(plan_id), profile_uuid);', 'without'],
  ['a unique constraint added later', 'alter table saved_plan add unique (plan_id);', 'key (plan_id) without'],
  ['a unique column added later', 'alter table saved_plan add column email text unique;', 'key (email) without'],
  ['a table that is nobody’s', 'create table stray (digest text primary key);', 'not on the list of shared tables'],
  ['a serial', keyed('position serial'), 'position by a sequence'],
  ['a large serial', keyed('position bigserial'), 'position by a sequence'],
  ['a serial added later', 'alter table saved_plan add column position serial;', 'position by a sequence'],
  ['an identity', keyed('position int generated always as identity'), 'position by a sequence'],
  ['a sequence', 'create sequence numbers;', 'makes a sequence'],
  ['a default from a sequence', keyed("position int default nextval('numbers')"), 'uses a sequence (nextval)'],
  ['a uuid by default', keyed('other uuid default gen_random_uuid()'), 'the server makes them'],
  ['a uuid inserted', 'insert into profile values (gen_random_uuid());', 'the server makes them'],
  ['a foreign key by column', keyed('plan text references saved_plan (plan_id)'), "another shopper's row"],
  ['a foreign key by table', keyed('p text, foreign key (p) references saved_plan (plan_id)'), "another shopper's row"],
  [
    'a foreign key to another column',
    keyed('foreign key (profile_uuid) references saved_plan (plan_id)'),
    "another shopper's row",
  ],
  [
    'reference data that points at a shopper',
    'alter table county add owner uuid references profile;',
    "another shopper's",
  ],
  ['a trigger', 'create trigger t after insert on profile for each row execute function f();', 'makes a trigger'],
  ['an advisory lock', 'select pg_advisory_xact_lock(1);', 'advisory lock'],
  ['listening', 'listen changes;', 'listens'],
  ['notifying', 'notify changes;', 'notifies'],
  ['notifying by a function', "select pg_notify('changes', '');", 'notifies'],
  ['a temporary table', 'create temp table t (id int);', 'is temporary'],
  ['a transaction of its own', 'commit;', 'transaction of its own'],
  ['a block of code', 'do $$ begin perform 1; end $$;', 'block of code'],
])('%s is caught in a migration', async (_story, sql, what) => {
  const findings = await findingsOf(sql);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toContain(what);
});

const codeFindings = (source: string) => lintCode([{ path: 'store.ts', source }], ['profile', 'saved_plan']).findings;

test.each([
  ['an advisory lock', "pool.query('select pg_advisory_lock($1)', [1])", 'advisory lock'],
  ['a lock that is only tried', 'pool.query(`select pg_try_advisory_xact_lock($1)`)', 'advisory lock'],
  ['listening', "client.query('listen changes')", 'listens'],
  ['notifying', `client.query("select pg_notify('a', 'b')")`, 'notifies'],
  ['a number from a sequence', `pool.query("select nextval('numbers')")`, 'uses a sequence'],
  ['a temporary table', "client.query('create temp table t (id int)')", 'temporary'],
  ['a uuid of the database', 'pool.query(`insert into profile\n values (gen_random_uuid()) -- profile_uuid`)', 'uuid'],
  ['every shopper at once', "pool.query('select * from saved_plan where plan_id = $1')", 'without a profile_uuid'],
  ['a change for every shopper', "pool.query('update profile set brand = $1')", 'without a profile_uuid'],
])('%s is caught in the server', (_story, source, what) => {
  expect(codeFindings(`\n${source}`)).toEqual([expect.stringMatching(/^store\.ts:2: /)]);
  expect(codeFindings(source)[0]).toContain(what);
});

test.each([
  ['a statement of one shopper', 'pool.query(`select * from saved_plan where profile_uuid = $1`)', 1],
  ['reference data', "pool.query('select * from county')", 1],
  ['a server that listens', 'app.listen({ port })', 0],
  ['a comment', "// 'select pg_advisory_lock(1)'", 0],
])('%s is allowed, and counted', (_story, source, statements) => {
  expect(lintCode([{ path: 'store.ts', source }], ['saved_plan'])).toEqual({ findings: [], statements });
});
