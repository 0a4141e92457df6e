import { STAGED_TABLES } from '#server/catalogue/networks/staged-rows.ts';
import { TABLES_OF } from '#server/catalogue/tables.ts';
import { collectTables, elementsOf, parseStatements, type Statement, type Table } from './sql-tables.ts';

/** One file of migrations/, or any text of SQL. */
export type SqlFile = { path: string; sql: string };

export type Verdict = { findings: string[]; statements: number; ownedTables: string[] };

/** The column that the schema is distributed by. */
const SHARD = 'profile_uuid';

// Tables that belong to no shopper. A new table is either on this list or has the shopper first in its keys.
const SHARED = new Set([
  'catalogue_edition',
  'catalogue_load_lock',
  ...Object.values(TABLES_OF).flat(),
  // Lists of doctors, by contract; and what is read of one before it is put into use.
  'network_directory',
  'network_entry',
  ...STAGED_TABLES,
  // Each found by a key of its own, which the request brings along; the schema distributes them by that.
  'session',
  'agent_view',
  'attempt',
  'write_count',
  'job',
  'mail',
  'outgoing_call',
  // Each chain by its own key: a profile's, an agent's or nobody's.
  'access_event',
  'access_chain',
  // Over the trails of all shoppers at once.
  'accepted_fault',
  'audit_anchor',
  'deletion',
  // The embedded insurer: not the profile of anybody.
  'embedded_carrier_application',
  // The embedded identity provider: not the profile of anybody.
  'idp_payload',
  'idp_account',
  'idp_key',
  'idp_factor',
  'idp_recovery_code',
]);

/** What keeps the schema from being spread over many machines by shopper, each with its place. */
export async function lintMigrations(files: readonly SqlFile[]): Promise<Verdict> {
  const parsed = await Promise.all(
    files.map(async ({ path, sql }) => (await parseStatements(sql)).map((statement) => ({ place: path, statement }))),
  );
  const statements = parsed.flat();
  const tables = collectTables(statements);
  const owned = tables.filter((table) => table.columns.includes(SHARD));
  const findings = [
    ...statements.flatMap(({ place, statement }) => forbiddenIn(statement).map((what) => `${place}: ${what}`)),
    ...tables.flatMap((table) => faultsOf(table, owned).map((what) => `${table.place}: table ${table.name} ${what}`)),
  ];
  return { findings, statements: statements.length, ownedTables: owned.map(({ name }) => name) };
}

function faultsOf(table: Table, owned: Table[]): string[] {
  if (table.temporary) return ['is temporary: behind a pooler the next request may get it'];
  const own = owned.includes(table);
  const strays = own || SHARED.has(table.name) ? [] : [`has no ${SHARD} and is not on the list of shared tables`];
  return [...strays, ...(own ? keyFaults(table) : []), ...foreignKeyFaults(table, own, owned)];
}

function keyFaults({ keys }: Table): string[] {
  if (keys.length === 0) return ['has no primary key'];
  return keys
    .filter(([first]) => first !== SHARD)
    .map((columns) => `has the key (${columns.join(', ')}) without ${SHARD} first`);
}

// A row may point at the rows of its own shopper and at reference data, never from one shopper to another.
function foreignKeyFaults({ foreignKeys }: Table, own: boolean, owned: Table[]): string[] {
  return foreignKeys
    .filter(({ target }) => owned.some(({ name }) => name === target))
    .filter(({ columns, targetColumns }) => !own || columns[0] !== SHARD || (targetColumns[0] ?? SHARD) !== SHARD)
    .map(({ columns, target }) => `may point from (${columns.join(', ')}) at another shopper's row in ${target}`);
}

/** Statements and functions that bind a schema to one machine, or that a server behind a pooler can not rely on. */
const FORBIDDEN_STATEMENTS: Readonly<Record<string, string>> = {
  CreateTrigStmt: 'makes a trigger',
  CreateEventTrigStmt: 'makes a trigger',
  CreateSeqStmt: 'makes a sequence',
  ListenStmt: 'listens',
  NotifyStmt: 'notifies',
  TransactionStmt: 'has a transaction of its own: the runner has opened one already',
  DoStmt: 'runs a block of code, into which no rule can look',
};

const FORBIDDEN_FUNCTIONS: readonly [RegExp, string][] = [
  [/advisory/, 'takes an advisory lock'],
  [/^(nextval|setval|currval|lastval)$/, 'uses a sequence'],
  [/uuid/, 'lets the database make a uuid: the server makes them'],
  [/^pg_notify$/, 'notifies'],
];

function forbiddenIn(statement: Statement): string[] {
  const kinds = Object.keys(statement).flatMap((kind) => FORBIDDEN_STATEMENTS[kind] ?? []);
  const types = elementsOf(statement).flatMap(({ ColumnDef: column }) => {
    const type = column?.typeName.names.at(-1)?.String.sval ?? '';
    const identity = column?.constraints?.some(({ Constraint }) => Constraint.contype === 'CONSTR_IDENTITY');
    return /serial/.test(type) || identity ? [`numbers ${column?.colname} by a sequence`] : [];
  });
  const functions = [...functionsIn(statement)].flatMap((name) =>
    FORBIDDEN_FUNCTIONS.filter(([pattern]) => pattern.test(name)).map(([, what]) => `${what} (${name})`),
  );
  return [...kinds, ...types, ...functions];
}

function* functionsIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'funcname') yield (value as { String: { sval: string } }[]).at(-1)?.String.sval ?? '';
    yield* functionsIn(value);
  }
}
