import { createReadStream, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { load } from '#server/catalogue/load/load.ts';
import { TABLES_OF, type Table } from '#server/catalogue/tables.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/open-database.ts';
import { copyFiles } from './copy-files.ts';

export type LoadMeasure = {
  rows: number;
  /** Rows of the files that were refused. */
  rejected: number;
  seconds: number;
  copySeconds: number;
  /** Of the lines of the files as they are. */
  copyFilesSeconds: number;
  megabytesBefore: number;
  megabytesPeak: number;
  /** On disk with its keys, of what was loaded. */
  bytesOfTables: Record<string, number>;
};

const SAMPLE_MS = 50;
const megabytes = () => process.memoryUsage().rss / 1e6;

/** What the largest tables hold together, as the lines that the files tell, a row for each. */
const LINES: Partial<Record<Table, (edition: string) => string>> = {
  drug_price: (edition) => `
    select listed.plan_number, price.ndc, line.days::smallint, line.cost, listed.source_line + line.below as source_line
    from plan_prices_${edition} as listed join drug_price_${edition} as price using (price_list)
    cross join lateral (values (30, cost_30, line_30), (60, cost_60, line_60), (90, cost_90, line_90))
      as line (days, cost, below)
    where line.cost is not null`,
  pharmacy_network: (edition) => `
    select listed.plan_number, line.number, line.terms, listed.source_line + line.below as source_line
    from plan_network_${edition} as listed join pharmacy_network_${edition} as near using (network)
    cross join lateral unnest(near.pharmacy_numbers, near.terms, near.lines) as line (number, terms, below)`,
};

/** A data folder that is given stays. */
const [, , input = '', given] = process.argv;
const folder = given ?? mkdtempSync('/tmp/bench-');
mkdirSync(folder, { recursive: true });
const databaseUrl = process.env['DATABASE_URL'] ?? null;
const database = await openDatabase({ databaseUrl, keeperDatabaseUrl: null, dataDir: folder, namedStatements: true });
const { pool } = database;
await migrate(pool, 'migrations');

globalThis.gc?.();
const megabytesBefore = megabytes();
let megabytesPeak = megabytesBefore;
const sampling = setInterval(() => {
  megabytesPeak = Math.max(megabytesPeak, megabytes());
}, SAMPLE_MS);

const began = performance.now();
const report = await load(pool, input, { accept: 'measured' });
const seconds = (performance.now() - began) / 1000;
clearInterval(sampling);

const rows = report.editions.flatMap((edition) => Object.values(edition.rows)).reduce((sum, count) => sum + count, 0);
const bytesOfTables = await measureTables(pool);
const client = await pool.connect();
await client.query('set statement_timeout = 0');
const copySeconds = await bareCopy(client);
// A folder of real files may hold what no COPY takes as it is.
const copyFilesSeconds = given ? await copyFiles(client, input) : 0;
client.release(true);
const rejected = report.files.reduce((sum, { read, loaded }) => sum + read - loaded, 0);
const measure: LoadMeasure = {
  rows,
  rejected,
  seconds,
  copySeconds,
  copyFilesSeconds,
  megabytesBefore,
  megabytesPeak,
  bytesOfTables,
};
process.send?.(measure);

await database.close();
if (!given) rmSync(folder, { recursive: true });
process.disconnect();

function loadedTables() {
  return report.editions.flatMap(({ dataset, edition }) => TABLES_OF[dataset].map((table) => ({ table, edition })));
}

async function measureTables(source: pg.Pool): Promise<Record<string, number>> {
  const bytes: Record<string, number> = {};
  for (const { table, edition } of loadedTables()) {
    const { rows: found } = await source.query<{ bytes: number }>(
      'select coalesce(sum(pg_total_relation_size(relid)), 0)::bigint as bytes from pg_partition_tree($1)',
      [`${table}_${edition}`],
    );
    bytes[table] = (bytes[table] ?? 0) + (found[0]?.bytes ?? 0);
  }
  return bytes;
}

/** The least that anyone could do: the same rows, already clean, into tables with no keys. */
async function bareCopy(client: pg.ClientBase): Promise<number> {
  let spent = 0;
  for (const { table, edition } of loadedTables()) {
    const file = join(folder, `${table}.copy`);
    const lines = LINES[table]?.(edition) ?? `select * from ${table}_${edition}`;
    await pipeline(client.query(to(`copy (${lines}) to stdout`)), createWriteStream(file));
    await client.query(`create table bare_${table} as ${lines} with no data`);
    const start = performance.now();
    await pipeline(createReadStream(file), client.query(from(`copy bare_${table} from stdin`)));
    spent += performance.now() - start;
    await client.query(`drop table bare_${table}`);
    rmSync(file);
  }
  return spent / 1000;
}
