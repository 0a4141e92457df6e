import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '#server/db/with-client.ts';
import { type Column, describeStatement, nullableColumns } from '../tools/sql-rows/describe.ts';
import { findQueries, movedAway, type Query } from '../tools/sql-rows/find-queries.ts';
import { type RowCheck, rowChecks } from '../tools/sql-rows/row-checks.ts';
import { type TestDatabase, testDatabase } from './support/database.ts';

/**
 * Prepares each statement of the server on the migrated database, and holds the columns that it returns against the
 * type that the code gives its rows. The modules make the statements themselves, and TypeScript compares the types, in
 * copies of the modules.
 */
mkdirSync('var', { recursive: true });
const COPIES = mkdtempSync(resolve('var/sql-rows-'));

/** Statements with rows that need more than their module has: what they lack, as any of their callers gives it. */
const CALLERS: Readonly<Record<string, string>> = {
  'src/server/profile/load-profile.ts': "const { statement } = planOf('all', []); const uuid = '';",
  'src/server/identity/session/store.ts':
    "const name = 'all'; const select = (uuid) => 'select json_build_array(' + uuid + ')';",
  'src/server/features/demographics/find-shoppers.ts':
    "const byEmail = true; const brand = 'aarp'; const digests = []; const search = { email: '' };",
  'src/server/catalogue/load/current-counties.ts':
    "const edition = null; const columns = 'state_code, county_name, county_fips';",
  'src/server/catalogue/load/zip-middles.ts': 'const geography = null;',
  'src/server/catalogue/load/derive-rows.ts': "const part = 'formulary_drug';",
  'src/server/catalogue/load/edition-tables.ts':
    "const table = 'drug'; const part = table; const key = KEYS[table].join(', ');",
  'src/server/catalogue/load/overlaps.ts':
    "const [price, prices, network, networks] = ['drug_price', 'plan_prices', 'pharmacy_network', 'plan_network'];",
  'src/server/catalogue/load/knowledge-sources.ts': `const partOf = (table) => table; const edition = '';
    const [drug, ndc, unit, pack] = ['drug', 'drug_ndc', 'drug_unit', 'drug_package'];`,
};

type Described = Query & { path: string; columns: Column[]; text: string };

let database: TestDatabase;
let nullable: (column: Column) => boolean;
const described: Described[] = [];
/** Put together where they are sent, as the tables of an edition are. */
const dynamic: (Query & { path: string })[] = [];
const refused: string[] = [];

beforeAll(async () => {
  database = await testDatabase();
  const client = await database.pool.connect();
  nullable = await nullableColumns(client);
  for (const path of modulesWithQueries()) {
    const source = readFileSync(path, 'utf8');
    const queries = findQueries(path, source);
    const texts = await textsOf(path, source, queries);
    for (const [index, query] of queries.entries()) {
      const text = texts[index] ?? null;
      if (text === null) dynamic.push({ ...query, path });
      else {
        const columns = await describeStatement(client, text).catch((error: Error) => error);
        if (columns instanceof Error) refused.push(`${path}:${query.line}: ${columns.message}`);
        else described.push({ ...query, path, columns, text });
      }
    }
  }
  client.release();
});

afterAll(async () => {
  rmSync(COPIES, { recursive: true, force: true });
  await database.drop();
});

const modulesWithQueries = () =>
  readdirSync('src/server', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^db\/|\/testing\//.test(name))
    .map((name) => `src/server/${name}`)
    .filter((path) => readFileSync(path, 'utf8').includes('.query'));

const copyOf = (path: string) => join(COPIES, relative('src/server', path));

function writeCopy(path: string, source: string, end: string): string {
  const copy = copyOf(path);
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(copy, `${movedAway(path, source)}\n${end}`);
  return copy;
}

async function textsOf(path: string, source: string, queries: readonly Query[]): Promise<(string | null)[]> {
  const made = queries.map(
    ({ statement, row }) => `() => { ${row ? (CALLERS[path] ?? '') : ''} return (${statement}); }`,
  );
  const copy = writeCopy(path, source, `export const madeStatements = [${made.join(',\n')}];\n`);
  const { madeStatements } = (await import(pathToFileURL(copy).href)) as { madeStatements: (() => unknown)[] };
  return madeStatements.map(textOf);
}

function textOf(make: () => unknown): string | null {
  try {
    const statement = make();
    return typeof statement === 'string' ? statement : (statement as { text: string }).text;
  } catch (error) {
    if (error instanceof ReferenceError) return null;
    throw error;
  }
}

const placeOf = ({ path, line }: { path: string; line: number }) => `${path}:${line}`;

test('every statement is one that the database understands', () => {
  console.log(
    `${described.length} statements were prepared, and ${dynamic.length} are put together where they are sent`,
  );
  expect(refused).toEqual([]);
  expect(described.length).toBeGreaterThan(90);
});

test('who reads rows says of which type', () => {
  const untyped = described.filter(
    ({ row, columns, text }) => row === null && columns.length > 0 && !/^select 1\b/.test(text),
  );
  expect(untyped.map(placeOf)).toEqual([]);
});

test('a statement that is put together where it is sent returns nothing', () => {
  const reading = dynamic.filter(
    ({ row, statement }) => row !== null || /\breturning\b|^\W*select (?!from)/.test(statement),
  );
  expect(reading.map(placeOf)).toEqual([]);
});

test('every row has the columns, types and nulls that the database returns', () => {
  expect(wrongRows(described.filter(({ row }) => row !== null))).toEqual([]);
});

test.each([
  ['a column that is not there', '{ password_hash: string; unknown: string }', '"unknown"'],
  ['a column that nobody declares', '{}', '"password_hash"'],
  ['a column of another type', '{ password_hash: number }', '"password_hash"'],
])('%s is caught', async (_story, row, name) => {
  const path = 'src/server/identity/provider/accounts.ts';
  const text = 'select password_hash from idp_account';
  const columns = await withClient(database.pool, (client) => describeStatement(client, text));
  expect(wrongRows([{ path, line: 1, statement: '', row, columns, text }])).toEqual([`${path}:1 ${name}`]);
});

test('a null that nobody declares is caught', async () => {
  const path = 'src/server/identity/provider/accounts.ts';
  const text = 'select agent_id from session';
  const columns = await withClient(database.pool, (client) => describeStatement(client, text));
  const query = { path, line: 1, statement: '', columns, text };
  expect(wrongRows([{ ...query, row: '{ agent_id: string }' }])).toEqual([`${path}:1 "agent_id"`]);
  expect(wrongRows([{ ...query, row: '{ agent_id: string | null }' }])).toEqual([]);
});

/** The names of the columns that are not as their row type has them, each with the place of its query. */
function wrongRows(queries: readonly Described[]): string[] {
  rmSync(COPIES, { recursive: true, force: true });
  const places = new Map<string, Described>();
  for (const path of new Set(queries.map((query) => query.path))) {
    const ofModule = queries.filter((query) => query.path === path);
    const checks = ofModule.map(
      ({ row, columns, text }): RowCheck => ({
        row: row ?? 'never',
        columns: columns.map((column) => ({ ...column, isNullable: nullable(column) })),
        isOpen: /^\s*select \*/.test(text),
      }),
    );
    const copy = writeCopy(path, readFileSync(path, 'utf8'), rowChecks(checks));
    for (const [index, line] of readFileSync(copy, 'utf8').split('\n').entries()) {
      const number = /^export type RowCheck(\d+) /.exec(line)?.[1];
      const query = number === undefined ? undefined : ofModule[Number(number)];
      if (query) places.set(`${relative(COPIES, copy)}(${index + 1}`, query);
    }
  }
  const config = {
    extends: '../../src/server/tsconfig.json',
    compilerOptions: { noUnusedLocals: false },
    include: ['**/*.ts'],
  };
  writeFileSync(join(COPIES, 'tsconfig.json'), JSON.stringify(config));
  const compiler = resolve('node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', '.', '--pretty', 'false'], {
    cwd: COPIES,
    encoding: 'utf8',
  });
  return stdout.split('\n').flatMap((line) => {
    const [, place = '', message = ''] = /^(.*?\(\d+),\d+\): error TS\d+: (.*)$/.exec(line) ?? [];
    if (place === '') return [];
    const query = places.get(place);
    const names = /^Type '(.*)' does not satisfy the constraint 'never'/.exec(message)?.[1];
    return [query && names ? `${placeOf(query)} ${names}` : `${place}) ${message}`];
  });
}
