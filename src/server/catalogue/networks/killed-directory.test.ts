import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { killLoad } from '#tests/support/kill-load.ts';
import { patiently } from '#tests/support/patiently.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { withLoadLock } from '../load/guard.ts';
import { loadDirectories } from '../load/load.ts';
import { checkDigit } from '../sample/check-digit.ts';
import { directoryFiles, record } from '../testing/directory-files.ts';
import { writeFiles } from '../testing/small-files.ts';

const folder = temporaryFolder();
const input = join(folder.path, 'input');
const NOW = new Date('2026-11-16T12:00:00Z');
const PLAN = 'H9301-001-000';
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await database.drop();
  folder.remove();
});

function npiOf(index: number): string {
  const digits = `945${String(index).padStart(6, '0')}`;
  return `${digits}${checkDigit(`80840${digits}`)}`;
}

/** So many that some of them are written before the list is through. */
const MANY = 60_000;

const state = async () => {
  const { rows } = await database.pool.query<Record<string, unknown>>(`
    select state, edition, entries, read_at,
      (select count(*) from network_entry as entry where entry.edition = directory.edition) as in_use,
      (select count(*) from network_entry as entry where entry.edition <> directory.edition) as others
    from network_directory as directory`);
  return rows;
};

const roomTaken = async () => {
  const { rows } = await database.pool.query<{ bytes: number }>("select pg_relation_size('network_entry') as bytes");
  return rows[0]?.bytes ?? 0;
};

test('a reading killed in the middle of a list leaves the last good one in use, and the next one takes its place', async () => {
  writeFiles(input, directoryFiles('H9301', 2027, { 'a.json': [record({ npi: npiOf(0), planId: PLAN })] }));
  await loadDirectories(database.pool, input, { now: NOW });
  const before = await state();
  expect(before).toMatchObject([{ state: 'current', entries: 1, in_use: 1, others: 0 }]);
  const roomBefore = await roomTaken();

  const many = Array.from({ length: MANY }, (_none, index) => record({ npi: npiOf(index), planId: PLAN }));
  writeFiles(input, directoryFiles('H9301', 2027, { 'a.json': many }));
  expect(await killLoad(database, input, 'a.json: 50,000 records')).toBe('SIGKILL');
  expect(await state()).toEqual(before);
  // Some of it was written, and nobody sees it.
  expect(await roomTaken()).toBeGreaterThan(roomBefore);

  // The database notices a lost connection within moments, and with it the lock is gone.
  await patiently(() => withLoadLock(database.pool, 'refuse', async () => {}, 'networks'));
  await loadDirectories(database.pool, input, { now: NOW });
  expect(await state()).toMatchObject([{ state: 'current', entries: MANY, in_use: MANY, others: 0 }]);
});
