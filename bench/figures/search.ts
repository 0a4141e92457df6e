import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { load } from '#server/catalogue/load/load.ts';
import { searchCatalogue } from '#server/catalogue/store/search.ts';
import { type Cells, landscapeText } from '#server/catalogue/testing/landscape-text.ts';
import { SMALL_GEOGRAPHY, writeFiles } from '#server/catalogue/testing/small-files.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPool } from '#server/db/pool.ts';
import { type Figure, median, rounded } from '../measure.ts';

const PLANS = 10_000;
const PLANS_OF_A_CONTRACT = 500;
const COLD_TIMES = 7;
const KING = { planYear: 2026, productType: 'ALL', stateCode: 'WA', fipsCountyCode: '033' } as const;

/** One county with ten thousand plans, seventy times as many as any real one has. */
export async function searchFigures(): Promise<Figure[]> {
  const folder = mkdtempSync('/tmp/bench-');
  const database = await startEmbedded(folder);
  const pool = openPool(database.connection);
  try {
    await migrate(pool, 'migrations');
    await load(pool, writePlans(join(folder, 'input')));
    const answer = JSON.stringify(await searchCatalogue(pool, KING));
    const cold = await medianOf(COLD_TIMES, () => searchCatalogue(pool, KING));
    return [
      { name: 'plans in one county', value: await countPlans(pool), unit: 'rows' },
      { name: 'searching them, cold', value: rounded(cold, 0), unit: 'ms' },
      { name: 'what is sent, before it is compressed', value: rounded(answer.length / 1e6, 1), unit: 'MB' },
    ];
  } finally {
    await pool.end();
    await database.stop();
    rmSync(folder, { recursive: true });
  }
}

async function countPlans(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ plans: number }>('select count(*)::integer as plans from plan');
  return rows[0]?.plans ?? 0;
}

async function medianOf(times: number, work: () => Promise<unknown>): Promise<number> {
  const spent: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    await work();
    spent.push(performance.now() - start);
  }
  return median(spent);
}

const numbers = Array.from({ length: PLANS }, (_, index) => ({
  contract: `H${8000 + Math.floor(index / PLANS_OF_A_CONTRACT)}`,
  plan: String(1 + (index % PLANS_OF_A_CONTRACT)).padStart(3, '0'),
  index,
}));

function writePlans(folder: string): string {
  const rows = numbers.map(
    ({ contract, plan, index }): Cells => ({
      'Contract ID': contract,
      'Plan ID': plan,
      'Plan Name': `Generated Plan ${index} (HMO)`,
      'Monthly Consolidated Premium (Part C + D)': `$${(index * 7) % 200}.00 `,
    }),
  );
  const lines = numbers.map(({ contract, plan, index }) =>
    JSON.stringify({ key: `${contract}_${plan}_0`, b: benefitsOf(index), optional: null }),
  );
  return writeFiles(folder, {
    ...SMALL_GEOGRAPHY,
    '2026/CY2026_Landscape_202511.csv': landscapeText(2026, rows),
    '2026/benefits.jsonl': `${lines.join('\n')}\n`,
  });
}

const SERVICES = [
  ['Preventive dental', 'Cleaning'],
  ['Vision', 'Routine eye exam'],
  ['Hearing', 'Hearing exam'],
  ['More benefits', 'Fitness benefit'],
  ['More benefits', 'Over the counter drug benefits'],
  ['More benefits', 'Telehealth'],
] as const;

const benefitsOf = (index: number) =>
  SERVICES.map(([category, service], place) =>
    (index >> place) % 2 === 0
      ? [category, service, '$0 copay', null, null, 'plan_limits']
      : [category, service, null, null, 'Not covered', ''],
  );
