import { createReadStream, createWriteStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { databaseSeconds } from './database-seconds.ts';

/** The least that anyone could do: the same rows, already clean, into a table with the same keys. */
export async function bareCopy(pool: pg.Pool, folder: string, dataDir: string, table: string) {
  const client = await pool.connect();
  const file = join(folder, `${table}.copy`);
  try {
    await client.query('set statement_timeout = 0');
    await pipeline(client.query(to(`copy (select * from ${table}) to stdout`)), createWriteStream(file));
    await client.query(`create table bare_${table} (like ${table} including indexes)`);
    const before = databaseSeconds(dataDir);
    const began = performance.now();
    await pipeline(createReadStream(file), client.query(from(`copy bare_${table} from stdin`)));
    return { seconds: (performance.now() - began) / 1000, processorSeconds: databaseSeconds(dataDir) - before };
  } finally {
    await client.query(`drop table if exists bare_${table}`).catch(() => {});
    client.release(true);
    rmSync(file, { force: true });
  }
}
