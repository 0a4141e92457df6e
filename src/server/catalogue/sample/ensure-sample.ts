import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { type IsoDate, yearOf } from '#domain/calendar/iso-date.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { Dataset } from '../dataset.ts';
import { NPM_GEOGRAPHY_SOURCE, readNpmGeography } from '../geography/npm-geography.ts';
import { writeGeography } from '../geography/write-geography.ts';
import { withLoadLock } from '../load/guard.ts';
import { loadHolding } from '../load/load.ts';
import { writeSample } from './write-sample.ts';

type Lacks = { geography: boolean; planYears: number[]; starYears: number[] };

/**
 * Fills what an empty catalogue lacks for the business year and the next: counties, made-up plans and their ratings.
 * What is there already, real or made up, stays as it is.
 */
export async function ensureSample(pool: pg.Pool, { today }: { today: IsoDate }): Promise<void> {
  if (!lacksAnything(await findLacks(pool, today))) return;
  // Several processes may start at once: the others wait, and then find everything there.
  await withLoadLock(pool, 'wait', async (holder) => {
    const lacks = await findLacks(pool, today);
    if (lacksAnything(lacks)) await loadSample(holder, pool, lacks);
  });
}

const lacksAnything = ({ geography, planYears }: Lacks) => geography || planYears.length > 0;

async function findLacks(db: Queryable, today: IsoDate): Promise<Lacks> {
  const { rows } = await db.query<{ dataset: Dataset; plan_year: number | null }>(
    "select dataset, plan_year from catalogue_edition where state = 'current'",
  );
  const has = (dataset: Dataset, year: number | null) =>
    rows.some((row) => row.dataset === dataset && row.plan_year === year);
  const years = [yearOf(today), yearOf(today) + 1];
  const planYears = years.filter((year) => !has('plans', year));
  return {
    geography: !has('geography', null),
    planYears,
    starYears: planYears.filter((year) => !has('stars', year)),
  };
}

async function loadSample(holder: pg.ClientBase, pool: pg.Pool, { geography, planYears, starYears }: Lacks) {
  const folder = mkdtempSync(join(tmpdir(), 'sample-'));
  try {
    const places = readNpmGeography();
    if (geography) writeGeography(join(folder, 'geography'), places);
    if (planYears.length > 0) {
      writeSample(join(folder, 'plans'), { years: planYears, starYears, counties: places.counties });
    }
    await loadHolding(holder, pool, folder, { sources: { geography: NPM_GEOGRAPHY_SOURCE, ...MADE_UP } });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const MADE_UP = { plans: 'Sample plans (made up)', stars: 'Sample star ratings (made up)' };
