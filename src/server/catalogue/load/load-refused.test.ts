import { beforeEach, expect, test } from 'vitest';
import { loadTest } from '#tests/support/load-test.ts';
import { contentOf, listEditionTables } from '../testing/database-state.ts';
import { landscapeText } from '../testing/landscape-text.ts';
import { SMALL_GEOGRAPHY } from '../testing/small-files.ts';
import { LoadRefused } from './refuse-editions.ts';

const { pool, loadFiles } = loadTest();

const plans = (good: number, bad = 0) => ({
  'CY2026.csv': landscapeText(2026, [
    ...Array.from({ length: good }, (_, index) => ({ 'Plan ID': String(index + 1).padStart(3, '0') })),
    ...Array.from({ length: bad }, () => ({ 'Plan ID': 'x' })),
  ]),
});

const UNPRICED = {
  'Part D Total Premium': '',
  'Part C Premium': '',
  'Monthly Consolidated Premium (Part C + D)': '',
};

beforeEach(async () => {
  await loadFiles({ ...SMALL_GEOGRAPHY, ...plans(100) });
});

async function expectRefused(files: Record<string, string>, comparison: RegExp) {
  const before = await contentOf(pool());
  const refused = loadFiles(files, { accept: null });
  await expect(refused).rejects.toThrow(LoadRefused);
  await expect(refused).rejects.toThrow(comparison);
  expect(await contentOf(pool())).toEqual(before);
  expect((await listEditionTables(pool())).loose).toEqual([]);
  const { rows } = await pool().query<{ state: string }>(
    'select state from catalogue_edition order by number desc limit 1',
  );
  expect(rows).toEqual([{ state: 'failed' }]);
}

test('a load with too many bad rows is refused, and one at the limit is taken', async () => {
  await expectRefused(plans(97, 3), /97 of +100 rows read are good: 97\.00 %, at least 98 % wanted/);
  await loadFiles(plans(98, 2), { accept: null });
});

test('a load with too few plans of a state and type is refused, and one at the limit is taken', async () => {
  await expectRefused(plans(79), /WA MAPD plans +79 of +100 rows of before: 79\.00 %, at least 80 % wanted/);
  await loadFiles(plans(80), { accept: null });
});

test('a load whose plans have lost their premiums is refused, and one at the limit is taken', async () => {
  const priced = (count: number) => ({
    'CY2026.csv': landscapeText(
      2026,
      Array.from({ length: 100 }, (_, index) => ({
        'Plan ID': String(index + 1).padStart(3, '0'),
        ...(index >= count && UNPRICED),
      })),
    ),
  });
  await expectRefused(priced(79), /WA MAPD premiums +79 of +100 rows of before: 79\.00 %, at least 80 % wanted/);
  await loadFiles(priced(80), { accept: null });
});

test('with a reason it is taken, and the reason is kept with what was wanting', async () => {
  await loadFiles({ ...SMALL_GEOGRAPHY, ...plans(1) }, { accept: 'Ninety-nine plans ended' });
  const { rows } = await pool().query(
    "select dataset, accepted_because from catalogue_edition where state = 'current' order by dataset",
  );
  expect(rows).toEqual([
    { dataset: 'geography', accepted_because: null },
    { dataset: 'plans', accepted_because: 'Ninety-nine plans ended' },
  ]);
});
