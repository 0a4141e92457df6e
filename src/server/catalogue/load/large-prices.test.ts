import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { startLoad } from '#tests/support/start-load.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { listEditionTables } from '../testing/database-state.ts';
import { SMALL_GEOGRAPHY, writeFiles } from '../testing/small-files.ts';
import { smallRelease, TITLES } from '../testing/spuf-text.ts';
import { load } from './load.ts';

/** A national file has 54 million; memory that does not grow up to here does not grow. */
const ROWS = process.env['LONG'] ? 5_000_000 : 200_000;
const MEGABYTES_MORE = 300;
const PRICES = 'spuf2/pricing file PPUF_2026Q2.txt';

const folder = temporaryFolder();
const input = join(folder.path, 'input');
let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
  await load(database.pool, writeFiles(input, { ...SMALL_GEOGRAPHY, ...smallRelease(2026) }));
});
afterEach(() => database.drop());
afterAll(() => folder.remove());

async function writePrices(rows: number) {
  function* lines() {
    yield `${TITLES.pricing}\r\n`;
    for (let first = 0; first < rows; first += 1000) {
      const some = Array.from({ length: Math.min(1000, rows - first) }, (_, index) => first + index);
      yield some
        .map(
          (row) =>
            `H9918|001|000|${String(Math.floor(row / 3)).padStart(11, '0')}|${30 + (row % 3) * 30}|${row + 1}.04875\r\n`,
        )
        .join('');
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(join(input, PRICES)));
}

test('a large file of prices is loaded in constant memory', async () => {
  writeFiles(input, smallRelease(2026));
  await writePrices(ROWS);
  const loading = await startLoad(database.connection, input);
  const { megabytesBefore, megabytesPeak, seconds } = await loading.measure();
  console.log(`${ROWS} prices: ${megabytesPeak - megabytesBefore} MB above ${megabytesBefore} MB, ${seconds} s`);
  expect(megabytesPeak - megabytesBefore).toBeLessThan(MEGABYTES_MORE);
  const { rows } = await database.pool.query(
    `select (count(cost_30) + count(cost_60) + count(cost_90))::integer as count,
      (sum(cost_30) + sum(cost_60) + sum(cost_90))::text as sum from drug_price`,
  );
  const sum = (BigInt(ROWS) * BigInt(ROWS + 1) * 500_000n + BigInt(ROWS) * 48_750n).toString();
  expect(rows).toEqual([{ count: ROWS, sum }]);
}, 1_200_000);

test('a load that is killed in the middle of the prices changes nothing', async () => {
  const before = await listEditionTables(database.pool);
  writeFiles(input, smallRelease(2026, 4));
  await writePrices(60_000);
  const loading = await startLoad(database.connection, input, '25,000 rows');
  expect(await loading.signal).toBe('SIGKILL');
  const { rows } = await database.pool.query<{ tier: number }>('select tier from formulary_drug');
  expect(rows).toEqual([{ tier: 1 }]);
  expect((await listEditionTables(database.pool)).attached).toEqual(before.attached);
});
