import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { type IsoDate, yearOf } from '#domain/calendar/iso-date.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { Dataset } from '../dataset.ts';
import { NPM_GEOGRAPHY_SOURCE, readNpmGeography } from '../geography/npm-geography.ts';
import { writeGeography } from '../geography/write-geography.ts';
import { KNOWLEDGE_PLAN } from '../load/derive-knowledge.ts';
import { withLoadLock } from '../load/guard.ts';
import { deriveHolding, loadHolding } from '../load/load.ts';
import { ensureNetworks } from './networks/ensure-networks.ts';
import { writeDrugNames, writeProviders, writeReferencePrices, writeSample } from './write-sample.ts';

type Lacks = {
  geography: boolean;
  drugs: boolean;
  referencePrices: boolean;
  providers: boolean;
  /** Knowledge is derived with what it is made from; it lacks only where an older release has loaded that. */
  knowledge: boolean;
  planYears: number[];
  starYears: number[];
  drugYears: number[];
};

/**
 * Fills what an empty catalogue lacks for the business year and the next: counties, made-up plans and their ratings.
 * What is there already, real or made up, stays as it is.
 */
export async function ensureSample(pool: pg.Pool, { today }: { today: IsoDate }): Promise<void> {
  if (lacksAnything(await findLacks(pool, today))) await fillCatalogue(pool, today);
  // Which plans there are has to be known by then.
  await ensureNetworks(pool, today);
}

// Several processes may start at once: the others wait, and then find everything there.
const fillCatalogue = (pool: pg.Pool, today: IsoDate) =>
  withLoadLock(pool, 'wait', async (holder) => {
    const lacks = await findLacks(holder, today);
    if (lacksFiles(lacks)) await loadSample(holder, pool, lacks);
    else if (lacks.knowledge) await deriveHolding(holder, pool);
  });

const lacksAnything = (lacks: Lacks) => lacks.knowledge || lacksFiles(lacks);

const lacksFiles = ({ geography, drugs, referencePrices, providers, planYears, drugYears }: Lacks) =>
  geography || drugs || referencePrices || providers || planYears.length > 0 || drugYears.length > 0;

async function findLacks(db: Queryable, today: IsoDate): Promise<Lacks> {
  const { rows } = await db.query<{ dataset: Dataset; plan_year: number | null; made_up: boolean; source: string }>(
    "select dataset, plan_year, made_up, source from catalogue_edition where state = 'current'",
  );
  const has = (dataset: Dataset, year: number | null) =>
    rows.some((row) => row.dataset === dataset && row.plan_year === year);
  const years = [yearOf(today), yearOf(today) + 1];
  // Made-up plans have made-up formularies; of real plans without any, nothing is made up.
  const isReal = (year: number) =>
    rows.some((row) => row.dataset === 'plans' && row.plan_year === year && !row.made_up);
  const planYears = years.filter((year) => !has('plans', year));
  return {
    geography: !has('geography', null),
    planYears,
    drugs: !has('drugs', null),
    referencePrices: !has('reference-prices', null),
    // Beside real plans nobody is made up.
    providers: !has('providers', null) && !years.some(isReal),
    knowledge: !rows.some((row) => row.dataset === 'drug-knowledge' && row.source === KNOWLEDGE_PLAN.source),
    drugYears: years.filter((year) => !has('formularies', year) && !isReal(year)),
    starYears: planYears.filter((year) => !has('stars', year)),
  };
}

async function loadSample(holder: pg.ClientBase, pool: pg.Pool, lacks: Lacks) {
  const { geography, drugs, referencePrices, providers, knowledge, planYears, starYears, drugYears } = lacks;
  const folder = join(tmpdir(), `sample-${await databaseKey(holder)}`);
  // What a killed load has left: whoever holds the lock is the only one of this database who writes here.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  try {
    const places = readNpmGeography();
    if (geography) writeGeography(join(folder, 'geography'), places);
    if (drugs) writeDrugNames(join(folder, 'drugs'));
    if (referencePrices) writeReferencePrices(join(folder, 'prices'), REFERENCE_YEAR);
    if (providers) writeProviders(join(folder, 'providers'));
    if (planYears.length > 0 || drugYears.length > 0) {
      writeSample(join(folder, 'plans'), { years: planYears, starYears, drugYears, places });
    }
    await loadHolding(holder, pool, folder, {
      sources: { geography: NPM_GEOGRAPHY_SOURCE, ...MADE_UP },
      derivesKnowledge: knowledge,
      // Where an operator's counties are few, most made-up plans have no place in them, and some are better than none.
      accept: 'made up for what was missing',
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function databaseKey(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ key: string }>(
    `select concat_ws('-', system_identifier, oid) as key from pg_control_system(), pg_database
      where datname = current_database()`,
  );
  return rows[0]?.key ?? '';
}

/** The year of CMS's newest averages when this was written; the made-up ones take its name. */
const REFERENCE_YEAR = 2023;

const MADE_UP = {
  plans: 'Sample plans (made up)',
  stars: 'Sample star ratings (made up)',
  drugs: 'A short list of common drugs from RxNorm',
  'reference-prices': 'Sample average prices (made up)',
  pharmacies: 'Sample pharmacies (made up)',
  formularies: 'Sample drug lists and costs (made up)',
  providers: 'Sample doctors and places of care (made up)',
};
