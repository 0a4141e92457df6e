import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STAGED_TABLES } from '#server/catalogue/networks/staged-rows.ts';
import { TABLES_OF } from '#server/catalogue/tables.ts';
import { type TestDatabase, testDatabase } from './support/database.ts';

/** docs/privacy.md says of each table what it keeps of a person, and how long. */
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const NETWORKS = ['network_directory', 'network_entry', ...STAGED_TABLES];
const CATALOGUE = new Set<string>([
  'catalogue_edition',
  'catalogue_load_lock',
  ...Object.values(TABLES_OF).flat(),
  ...NETWORKS,
]);

test('every table of the schema has a row in the table of what is kept, and every row is that of a table', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`,
  );
  const tables = rows.map(({ name }) => name).filter((name) => !CATALOGUE.has(name));
  const document = readFileSync('docs/privacy.md', 'utf8');
  const described = [...document.matchAll(/^\| `(\w+)` \|(.*)\|$/gm)];
  expect(new Set(described.map(([, name]) => name))).toEqual(new Set(tables));
  for (const [line, , cells = ''] of described) {
    expect(
      cells.split('|').map((cell) => cell.trim()),
      line,
    ).not.toContain('');
  }
});
