import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { CALLS } from '#contract/calls.ts';
import { readNpmGeography } from '#server/catalogue/geography/npm-geography.ts';
import { writeGeography } from '#server/catalogue/geography/write-geography.ts';
import { load } from '#server/catalogue/load/load.ts';
import { readDirectories } from '#server/catalogue/store/directories.ts';
import { searchListedProviders } from '#server/catalogue/store/listed-providers.ts';
import { readProviderCoverage } from '#server/catalogue/store/provider-coverage.ts';
import { searchProviders } from '#server/catalogue/store/providers.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/open-database.ts';
import { atRate, type Figure, quantile, rounded } from '../measure.ts';
import { bareCopy } from '../networks/bare-copy.ts';
import { loadApart, type PartMeasure } from '../networks/load-apart.ts';
import { npiOf, PLAN_IDS, streetOf, writeClinicians, writeDirectory, YEAR } from '../networks/write-files.ts';
import { startSubject } from '../start-subject.ts';

const ZIP = '98101';
const MILES = 25;
const QUESTIONS = 200;
const SEARCHES_A_SECOND = 20;
const SECONDS = 30;

/** Doctors and the lists of plans: a million and five million, or as many as are asked for, and a fifth of them. */
export async function* networkFigures(providers = '1000000', entries = '5000000'): AsyncGenerator<Figure> {
  const folder = mkdtempSync('/tmp/bench-networks-');
  const data = join(folder, 'data');
  const database = await openDatabase({
    databaseUrl: null,
    keeperDatabaseUrl: null,
    dataDir: data,
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

    yield* measured(pool, folder, data, 'provider_place', Number(providers), async (count, to) => {
      await writeClinicians(to, count, zips);
      return loadApart(data, 'catalogue', to);
    });
    // The second list takes the place of the first, which is deleted within the time that is measured.
    yield* measured(pool, folder, data, 'network_entry', Number(entries), async (count, to) => {
      await writeDirectory(to, count, zips);
      return loadApart(data, 'directories', to);
    });
    await vacuum(pool);

    const near = Array.from({ length: QUESTIONS }, (_none, place) => zips[(place * 97) % zips.length]?.zip ?? ZIP);
    const questionAt = (zip: string) => ({ zip, miles: MILES, name: '', specialties: [], gender: null, limit: 51 });
    const search = await times(near, (zip) => searchProviders(pool, questionAt(zip)));
    const plain = await times(near, (zip) => pool.query({ name: 'bare-search', text: BARE_SEARCH, values: [zip] }));
    yield* latencies('providers: search within 25 miles', search, plain, size);
    const directories = await readDirectories(pool, { planYear: YEAR, contractId: null });
    const lists = {
      editions: directories.flatMap(({ edition }) => edition ?? []),
      takesNew: true,
      language: null,
      isWhole: true,
      paysMedicare: false,
    };
    const [planId = null] = PLAN_IDS;
    for (const asked of [planId, null]) {
      const listed = await times(near, (zip) =>
        searchListedProviders(pool, questionAt(zip), { ...lists, planId: asked }),
      );
      yield* latencies(`providers: the same, listed by ${asked ? 'a plan' : 'any plan'}`, listed, plain, size);
    }

    const asked = Array.from({ length: 10 }, (_none, index) => ({
      npi: npiOf(index),
      place: `${zips[index % zips.length]?.zip ?? ZIP} ${streetOf(index).toUpperCase()}`,
    }));
    const rounds = Array.from({ length: QUESTIONS }, (_none, index) => index);
    const coverage = await times(rounds, () =>
      readProviderCoverage(pool, { planYear: YEAR, planIds: PLAN_IDS, providers: asked }),
    );
    const npis = asked.map(({ npi }) => npi);
    const bareSelect = await times(rounds, () =>
      pool.query({ name: 'bare-coverage', text: BARE_COVERAGE, values: [npis, PLAN_IDS] }),
    );
    yield* latencies('coverage: 10 doctors on 20 plans', coverage, bareSelect, size);
    yield* await searchesAtRate(data, near, size);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** All rows of the box by its index, without distances, names, order or places that belong together. */
const BARE_SEARCH = `
  select provider_place.* from zip_county as here join provider_place
    on provider_place.latitude between here.latitude - 0.36 and here.latitude + 0.36
    and provider_place.longitude between here.longitude - 0.5 and here.longitude + 0.5
  where here.zip = $1 limit 51`;

const BARE_COVERAGE = `
  select * from network_entry join network_directory using (edition)
  where contract_id = 'H9999' and npi = any ($1) and plan_id = any ($2)`;

const NAMES = { provider_place: 'providers', network_entry: 'entries of a list' } as const;

/** A load of a fifth and one of all, whose memory should be the same. */
async function* measured(
  pool: pg.Pool,
  folder: string,
  dataDir: string,
  table: keyof typeof NAMES,
  count: number,
  loadSome: (count: number, to: string) => Promise<PartMeasure>,
): AsyncGenerator<Figure> {
  for (const some of [Math.floor(count / 5), count]) {
    const to = join(folder, `${table}-${some}`);
    const { megabytesBefore, megabytesPeak, ...ours } = await loadSome(some, to);
    rmSync(to, { recursive: true });
    const bare = await bareCopy(pool, folder, dataDir, table);
    const name = `${some.toLocaleString('en')} ${NAMES[table]}`;
    const spent = ours.processorSeconds + ours.databaseSeconds;
    yield {
      name: `${name}: load against a bare COPY of the same rows into the same keys`,
      value: rounded(ours.seconds / bare.seconds),
      unit: 'times',
      wanted: 'at most 3',
      note: `${rounded(ours.seconds)} s against ${rounded(bare.seconds)} s; ${load1()}`,
    };
    yield {
      name: `${name}: the same in seconds of the processors`,
      value: rounded(spent / bare.processorSeconds),
      unit: 'times',
      note: `${rounded(ours.processorSeconds)} of ours and ${rounded(ours.databaseSeconds)} of the database, against ${rounded(bare.processorSeconds)}`,
    };
    yield {
      name: `${name}: memory of the loading process`,
      value: rounded(megabytesPeak, 0),
      unit: 'MB',
      note: `${rounded(megabytesBefore, 0)} before`,
    };
  }
}

/** Whole calls, from a server in a process of its own. */
async function searchesAtRate(dataDir: string, near: readonly string[], size: string): Promise<Figure[]> {
  const { origin, stop } = await startSubject({ dataDir });
  try {
    const { path } = CALLS.searchProviders;
    const shots = near.map((zipCode) => ({ path, body: { zipCode, miles: MILES } }));
    await atRate(origin, shots, SEARCHES_A_SECOND, 5);
    const { p50, p99, answered, failed } = await atRate(origin, shots, SEARCHES_A_SECOND, SECONDS);
    const name = `providers: search at ${SEARCHES_A_SECOND} calls a second`;
    return [
      { name: `${name}, p50`, value: p50, unit: 'ms', note: `${size}; ${load1()}` },
      { name: `${name}, p99`, value: p99, unit: 'ms', note: `${answered} answered, ${failed} failed` },
    ];
  } finally {
    await stop();
  }
}

/** As the database does by itself some time after a load. */
async function vacuum(pool: pg.Pool) {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query('vacuum analyze').finally(() => client.release(true));
}

const load1 = () => `load of the machine ${rounded(loadavg()[0] ?? 0, 1)}`;

function* latencies(name: string, ours: readonly number[], bare: readonly number[], note: string): Generator<Figure> {
  for (const part of [0.5, 0.99]) {
    const value = rounded(quantile(ours, part));
    const against = `${rounded(quantile(bare, part))} ms for a bare SELECT`;
    yield { name: `${name}, p${part * 100}`, value, unit: 'ms', note: `${against}; ${note}` };
  }
  const rate = (all: readonly number[]) => all.length / (all.reduce((sum, one) => sum + one, 0) / 1000);
  yield {
    name: `${name}, one after another, to a bare SELECT by the same index`,
    value: rounded(rate(ours) / rate(bare)),
    unit: 'ratio',
    note: `${rounded(rate(ours), 0)} a second, ${rounded(rate(bare), 0)} bare; ${load1()}`,
  };
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
