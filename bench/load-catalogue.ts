import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { load } from '#server/catalogue/load/load.ts';
import { TABLES_OF } from '#server/catalogue/tables.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPool } from '#server/db/pool.ts';

export type LoadMeasure = {
  rows: number;
  seconds: number;
  copySeconds: number;
  megabytesBefore: number;
  megabytesPeak: number;
};

const TABLES = Object.values(TABLES_OF).flat();
const SAMPLE_MS = 50;
const megabytes = () => process.memoryUsage().rss / 1e6;

const folder = mkdtempSync('/tmp/bench-');
const database = await startEmbedded(folder);
const pool = openPool(database.connection);
await migrate(pool, 'migrations');

globalThis.gc?.();
const megabytesBefore = megabytes();
let megabytesPeak = megabytesBefore;
const sampling = setInterval(() => {
  megabytesPeak = Math.max(megabytesPeak, megabytes());
}, SAMPLE_MS);

const began = performance.now();
const report = await load(pool, process.argv[2] ?? '');
const seconds = (performance.now() - began) / 1000;
clearInterval(sampling);

const rows = report.editions.flatMap((edition) => Object.values(edition.rows)).reduce((sum, count) => sum + count, 0);
const copySeconds = await bareCopy(pool);
process.send?.({ rows, seconds, copySeconds, megabytesBefore, megabytesPeak } satisfies LoadMeasure);

await pool.end();
await database.stop();
rmSync(folder, { recursive: true });
process.disconnect();

/** The least that anyone could do: the same rows, already clean, into tables with no keys. */
async function bareCopy(source: pg.Pool): Promise<number> {
  const client = await source.connect();
  let spent = 0;
  for (const table of TABLES) {
    const file = join(folder, `${table}.copy`);
    await pipeline(client.query(to(`copy (select * from ${table}) to stdout`)), createWriteStream(file));
    await client.query(`create table bare_${table} (like ${table})`);
    const start = performance.now();
    await pipeline(createReadStream(file), client.query(from(`copy bare_${table} from stdin`)));
    spent += performance.now() - start;
  }
  client.release();
  return spent / 1000;
}
