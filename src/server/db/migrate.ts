import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Queryable } from './transaction.ts';
import { withClient } from './with-client.ts';

type Migration = { name: string; sql: string; checksum: string };

/** Brings the schema up to date, one file in one transaction. @returns the names of the files it applied. */
export async function migrate(pool: pg.Pool, folder: string): Promise<string[]> {
  // A role that may change no schema, as docs/database-grants.sql makes it, can run a server that lacks nothing.
  if ((await pendingMigrations(pool, folder)).length === 0) return [];
  const migrations = readMigrations(folder);
  await makeLedger(pool);
  const applied: string[] = [];
  for (const migration of migrations) {
    if (await apply(pool, migration)) applied.push(migration.name);
  }
  return applied;
}

/** What a database still lacks; changes nothing. */
export async function pendingMigrations(pool: pg.Pool, folder: string): Promise<string[]> {
  const migrations = readMigrations(folder);
  const { rows } = await pool.query<{ ledger: string | null }>(
    "select to_regclass('schema_migration')::text as ledger",
  );
  if (rows[0]?.ledger == null) return migrations.map(({ name }) => name);

  const done = await appliedMigrations(pool);
  return migrations.filter((migration) => !isApplied(migration, done)).map(({ name }) => name);
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name, index) => {
    if (!/^\d{4}(-[a-z0-9]+)+\.sql$/.test(name) || names[index - 1]?.slice(0, 4) === name.slice(0, 4)) {
      throw new Error(`'${name}' in ${folder} needs a name like '0007-some-words.sql' with a number of its own`);
    }
    const sql = readFileSync(join(folder, name), 'utf8');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

const LOCK = '#lock';

// Two processes that make the same table at the same moment collide, and then it is there: PostgreSQL tells of the row
// in its catalogue, of the type of the table, or of the table.
const COLLISIONS = ['23505', '42710', '42P07'];

async function makeLedger(pool: pg.Pool) {
  const makeTable = `create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`;
  await pool.query(makeTable).catch((error: { code?: string }) => {
    if (!COLLISIONS.includes(error.code ?? '')) throw error;
  });
  await pool.query(`insert into schema_migration (name, checksum) values ('${LOCK}', '') on conflict do nothing`);
}

/** Who changes the schema does it alone. A row lock and not an advisory lock: it ends with the transaction behind any pooler. */
export async function lockSchema(transaction: Queryable) {
  // A large table takes its time, and so does waiting for another process that migrates.
  await transaction.query('set local statement_timeout = 0');
  await transaction.query('set local lock_timeout = 0');
  await transaction.query(`select from schema_migration where name = '${LOCK}' for update`);
}

const apply = (pool: pg.Pool, migration: Migration): Promise<boolean> =>
  withClient(pool, async (client) => {
    await client.query('begin');
    await lockSchema(client);
    const done = await appliedMigrations(client);
    const isNew = !isApplied(migration, done);
    if (isNew) {
      mustBeLast(migration, done);
      await client.query(migration.sql);
      await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
        migration.name,
        migration.checksum,
      ]);
    }
    await client.query('commit');
    return isNew;
  }).catch((error: Error) => {
    throw new Error(`migration ${migration.name}: ${error.message}`, { cause: error });
  });

async function appliedMigrations(database: pg.Pool | pg.PoolClient): Promise<Map<string, string>> {
  const { rows } = await database.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function isApplied({ name, checksum }: Migration, done: Map<string, string>): boolean {
  const before = done.get(name);
  if (before === undefined) return false;
  if (before !== checksum)
    throw new Error(`${name} was changed after it had been applied: add a new migration instead`);
  return true;
}

function mustBeLast({ name }: Migration, done: Map<string, string>) {
  const later = [...done.keys()].find((other) => other > name);
  if (later) throw new Error(`it comes before ${later}, which has been applied already: give it a higher number`);
}
