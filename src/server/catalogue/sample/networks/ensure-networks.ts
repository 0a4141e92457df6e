import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { daysBetween, type IsoDate } from '#domain/calendar/iso-date.ts';
import { CURRENT_DAYS } from '#domain/providers/network-answer.ts';
import { readNpmGeography } from '#server/catalogue/geography/npm-geography.ts';
import { withLoadLock } from '#server/catalogue/load/guard.ts';
import { loadDirectories } from '#server/catalogue/load/load.ts';
import type { Queryable } from '#server/db/transaction.ts';
import { writeNetworks } from './write-networks.ts';

/** A publisher looks through its list again before it is old. */
const REMADE_AFTER_DAYS = CURRENT_DAYS / 2;

/** Made-up lists of doctors for the years of made-up plans, and again when time has passed: a list grows old. */
export async function ensureNetworks(pool: pg.Pool, today: IsoDate): Promise<void> {
  if ((await findYears(pool, today)).length === 0) return;
  await withLoadLock(pool, 'wait', async (holder) => {
    const years = await findYears(holder, today);
    if (years.length === 0) return;
    const folder = mkdtempSync(join(tmpdir(), 'sample-networks-'));
    try {
      writeNetworks(folder, { years, today, places: readNpmGeography() });
      await loadDirectories(pool, folder, { now: new Date(`${today}T12:00:00Z`) });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

/** Where both plans and providers are made up. */
async function findYears(db: Queryable, today: IsoDate): Promise<number[]> {
  const { rows } = await db.query<{ plan_year: number | null; read_on: string | null }>(
    `select plans.plan_year, (
        select max(read_at)::date::text from network_directory as directory
        where directory.made_up and directory.plan_year = plans.plan_year) as read_on
      from catalogue_edition as plans
      where plans.dataset = 'plans' and plans.state = 'current' and plans.made_up
        and exists (select from catalogue_edition where dataset = 'providers' and state = 'current' and made_up)
      order by plans.plan_year`,
  );
  return rows
    .filter(({ read_on }) => read_on === null || daysBetween(read_on as IsoDate, today) > REMADE_AFTER_DAYS)
    .flatMap(({ plan_year }) => plan_year ?? []);
}
