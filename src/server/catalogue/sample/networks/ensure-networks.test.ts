import { afterAll, beforeAll, expect, test } from 'vitest';
import { filledDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ensureNetworks } from './ensure-networks.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await filledDatabase('sample');
});
afterAll(() => database.drop());

type Row = { contract_id: string; plan_year: number; format: string; state: string; entries: number; read_on: string };

const directories = async () =>
  (
    await database.pool.query<Row>(
      `select contract_id, plan_year, format, state, entries, read_at::date::text as read_on
        from network_directory order by contract_id, plan_year`,
    )
  ).rows;

test('the sample has lists of doctors in both forms for both years, each taken whole', async () => {
  const found = await directories();
  expect(found.map(({ state }) => state)).toEqual(found.map(() => 'current'));
  for (const year of [2026, 2027]) {
    const ofYear = found.filter(({ plan_year }) => plan_year === year);
    expect(new Set(ofYear.map(({ format }) => format))).toEqual(new Set(['json', 'fhir']));
    expect(ofYear.every(({ entries }) => entries > 0)).toBe(true);
  }
  const { rows } = await database.pool.query<{ counts: Record<string, number>; is_complete: boolean }>(
    "select counts, is_complete from network_directory where contract_id = 'H9918' and plan_year = 2026",
  );
  expect(rows[0]).toMatchObject({ is_complete: true, counts: { DUP: expect.any(Number) as number } });
  const total = found.reduce((sum, { entries }) => sum + entries, 0);
  console.log(`${found.length} directories, ${total} entries`);
  expect(total).toBeLessThan(10_000);
});

test('made-up lists are made again before they are old, and not before', async () => {
  await ensureNetworks(database.pool, '2026-12-01');
  expect(new Set((await directories()).map(({ read_on }) => read_on))).toEqual(new Set(['2026-11-16']));
  await ensureNetworks(database.pool, '2026-12-02');
  expect(new Set((await directories()).map(({ read_on }) => read_on))).toEqual(new Set(['2026-12-02']));
});
