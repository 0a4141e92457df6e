import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { readNpmGeography } from '#server/catalogue/geography/npm-geography.ts';
import { writeGeography } from '#server/catalogue/geography/write-geography.ts';
import { load, loadDirectories } from '#server/catalogue/load/load.ts';
import { readProviderCoverage } from '#server/catalogue/store/provider-coverage.ts';
import { searchProviders } from '#server/catalogue/store/providers.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/open-database.ts';
import { type Figure, quantile, rounded } from '../measure.ts';
import { npiOf, PLAN_IDS, streetOf, writeClinicians, writeDirectory, YEAR } from '../networks/write-files.ts';

const ZIP = '98101';
const QUESTIONS = 200;

/** Doctors and the lists of plans: a million and five million, or as many as are asked for. */
export async function* networkFigures(providers = '1000000', entries = '5000000'): AsyncGenerator<Figure> {
  const folder = mkdtempSync('/tmp/bench-networks-');
  const database = await openDatabase({
    databaseUrl: null,
    keeperDatabaseUrl: null,
    dataDir: folder,
    namedStatements: true,
  });
  const { pool } = database;
  try {
    await migrate(pool, 'migrations');
    const geography = readNpmGeography();
    writeGeography(join(folder, 'geography'), geography);
    await load(pool, join(folder, 'geography'));
    const { rows: zips } = await pool.query<{ zip: string; state: string }>(
      "select distinct zip, 'WA' as state from zip_county where latitude is not null order by zip",
    );
    const size = `${providers} providers, ${entries} entries`;

    await writeClinicians(join(folder, 'doctors'), Number(providers), zips);
    const loading = await seconds(() => load(pool, join(folder, 'doctors'), { accept: 'measured' }));
    const bare = await bareCopy(pool, folder, 'provider_place');
    yield ratio('providers: load against a bare COPY of the same rows', loading, bare, size);

    await writeDirectory(join(folder, 'networks'), Number(entries), ZIP);
    const reading = await seconds(() =>
      loadDirectories(pool, join(folder, 'networks'), { now: new Date('2026-11-16T12:00:00Z') }),
    );
    const bareEntries = await bareCopy(pool, folder, 'network_entry');
    yield ratio('networks: a list read against a bare COPY of the same rows', reading, bareEntries, size);
    await pool.query('analyze');

    const near = Array.from({ length: QUESTIONS }, (_none, place) => zips[(place * 97) % zips.length]?.zip ?? ZIP);
    const search = await times(near, (zip) =>
      searchProviders(pool, { zip, miles: 25, name: '', specialties: [], gender: null, limit: 51 }),
    );
    const plain = await times(near, (zip) => pool.query(BARE_SEARCH, [zip]));
    yield* latencies('providers: search within 25 miles', search, plain, size);

    const asked = Array.from({ length: 10 }, (_none, index) => ({
      npi: npiOf(index),
      place: `${ZIP} ${streetOf(index).toUpperCase()}`,
    }));
    const rounds = Array.from({ length: QUESTIONS }, (_none, index) => index);
    const coverage = await times(rounds, () =>
      readProviderCoverage(pool, { planYear: YEAR, planIds: PLAN_IDS, providers: asked }),
    );
    const npis = asked.map(({ npi }) => npi);
    const bareSelect = await times(rounds, () =>
      pool.query('select * from network_entry where edition = 1 and npi = any ($1) and plan_id = any ($2)', [
        npis,
        PLAN_IDS,
      ]),
    );
    yield* latencies('coverage: 10 doctors on 20 plans', coverage, bareSelect, size);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const BARE_SEARCH = `
  select provider_place.* from zip_county as here join provider_place
    on provider_place.latitude between here.latitude - 0.36 and here.latitude + 0.36
    and provider_place.longitude between here.longitude - 0.5 and here.longitude + 0.5
  where here.zip = $1 limit 51`;

const ratio = (name: string, ours: number, bare: number, note: string): Figure => ({
  name,
  value: rounded(ours / bare),
  unit: 'times',
  note: `${rounded(ours)} s against ${rounded(bare)} s; ${note}`,
});

function* latencies(name: string, ours: readonly number[], bare: readonly number[], note: string): Generator<Figure> {
  for (const part of [0.5, 0.99]) {
    const value = rounded(quantile(ours, part));
    const against = `${rounded(quantile(bare, part))} ms for a bare SELECT`;
    yield { name: `${name}, p${part * 100}`, value, unit: 'ms', note: `${against}; ${note}` };
  }
  const rate = (all: readonly number[]) => all.length / (all.reduce((sum, one) => sum + one, 0) / 1000);
  yield {
    name: `${name}, one after another`,
    value: rounded(rate(ours), 0),
    unit: 'per s',
    note: `${rounded(rate(bare), 0)} bare`,
  };
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

async function times<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<number[]> {
  for (const item of items.slice(0, 10)) await work(item);
  const taken = [];
  for (const item of items) {
    const start = performance.now();
    await work(item);
    taken.push(performance.now() - start);
  }
  return taken;
}

/** The least that anyone could do: the same rows, already clean, into a table with no keys. */
async function bareCopy(pool: pg.Pool, folder: string, table: string): Promise<number> {
  const client = await pool.connect();
  const file = join(folder, `${table}.copy`);
  try {
    await client.query('set statement_timeout = 0');
    await pipeline(client.query(to(`copy (select * from ${table}) to stdout`)), createWriteStream(file));
    await client.query(`create table bare_${table} as select * from ${table} with no data`);
    return await seconds(() => pipeline(createReadStream(file), client.query(from(`copy bare_${table} from stdin`))));
  } finally {
    await client.query(`drop table if exists bare_${table}`).catch(() => {});
    client.release(true);
    rmSync(file, { force: true });
  }
}
