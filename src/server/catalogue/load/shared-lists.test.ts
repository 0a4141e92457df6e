import { beforeEach, expect, test } from 'vitest';
import { loadTest } from '#tests/support/load-test.ts';
import { catalogueStore } from '../store.ts';
import { SMALL_GEOGRAPHY } from '../testing/small-files.ts';
import { smallRelease, spufText, TITLES } from '../testing/spuf-text.ts';

const { pool, loadFiles } = loadTest();
beforeEach(async () => {
  await loadFiles({ ...SMALL_GEOGRAPHY });
});

const NDC = '60505257908';
const SHOP = '101234567893';
const PLANS = ['H9918001000', 'H9918002000', 'H9918003000'];

const planLine = (pbp: string) => `H9918|${pbp}|000|TUMBLEWREN|Everyday|00026001|12.30|615|||WA|50160|0|N`;
const release = {
  ...smallRelease(2026),
  [Object.keys(smallRelease(2026))[0] as string]: spufText(TITLES.plans, ...['001', '002', '003'].map(planLine)),
};
const price = (pbp: string, days: number, cost: string, ndc = NDC) => `H9918|${pbp}|000|${ndc}|${days}|${cost}`;
const network = (pbp: string, shop: string, fee: string, retail = 'Y') =>
  `H9918|${pbp}|000|${shop}|98101|N|N|${retail}|N|1|0|${fee}|${fee}|${fee}|1|1|1|||`;
const priceFile = (...rows: string[]) => spufText(TITLES.pricing, ...rows);
const networkFile = (...rows: string[]) => spufText(TITLES.networks, ...rows);

/** The costs of the drug for 30, 60 and 90 days, each with its line, and the fee and line of the pharmacy. */
async function linesOf(planId: string) {
  const store = catalogueStore(pool());
  const { plans } = await store.planDrugFacts({
    planYear: 2026,
    planIds: [planId],
    ndcs: [NDC],
    pharmacyNumbers: [SHOP],
  });
  const costs = plans[0]?.drugs[0]?.unitCosts;
  const [at] = plans[0]?.pharmacies ?? [];
  return [
    ...([30, 60, 90] as const).map((days) => {
      const cost = costs?.[days];
      return cost ? `${cost.unitCost} of line ${cost.sourceLine}` : null;
    }),
    `${at?.place.network} for ${at?.prices?.fees.brand[30]}`,
  ];
}
const count = async (table: string) =>
  (await pool().query<{ count: number }>(`select count(*)::integer as count from ${table}`)).rows[0]?.count;

test('plans with the same prices and pharmacies share them, and each price keeps its own line', async () => {
  const { editions, files } = await loadFiles({
    ...release,
    'spuf2/pricing file PPUF_2026Q2.txt': priceFile(
      price('001', 30, '1.5'),
      price('001', 90, '1.2'),
      price('001', 30, '7', '00000000001'),
      price('002', 30, '1.5'),
      price('002', 90, '1.2'),
      price('002', 30, '7', '00000000001'),
      price('003', 60, '1.5'),
      price('003', 30, '1.4'),
    ),
    'spuf2/pharmacy networks file PPUF_2026Q2.txt': networkFile(
      network('001', SHOP, '2'),
      network('001', '101234567801', '3'),
      network('002', SHOP, '2'),
      network('002', '101234567801', '3'),
      network('003', SHOP, '3'),
    ),
  });
  expect(await linesOf('H9918001000')).toEqual([
    '1500000 of line 2',
    null,
    '1200000 of line 3',
    'standard for 2000000',
  ]);
  expect(await linesOf('H9918002000')).toEqual([
    '1500000 of line 5',
    null,
    '1200000 of line 6',
    'standard for 2000000',
  ]);
  expect(await linesOf('H9918003000')).toEqual([
    '1400000 of line 9',
    '1500000 of line 8',
    null,
    'standard for 3000000',
  ]);
  expect(editions[0]?.rows).toMatchObject({
    plan_prices: 3,
    drug_price: 3,
    plan_network: 3,
    pharmacy_network: 2,
    network_terms: 2,
  });
  expect(files.filter(({ rejected }) => Object.keys(rejected).length > 0)).toEqual([]);
  expect(await count('pharmacy_network')).toBe(2);
});

test('of lines that tell a thing twice the first counts, wherever they lie, and the other is named', async () => {
  const { files } = await loadFiles({
    ...release,
    'spuf2/pricing file 1 PPUF_2026Q2.txt': priceFile(
      price('001', 30, '1'),
      price('001', 30, '2'),
      price('002', 30, '3'),
      price('001', 30, '4'),
      price('001', 60, '5'),
    ),
    'spuf2/pricing file 2 PPUF_2026Q2.txt': priceFile(price('002', 30, '6'), price('002', 90, '7')),
    'spuf2/pharmacy networks file 1 PPUF_2026Q2.txt': networkFile(network('001', SHOP, '2'), network('001', SHOP, '3')),
    'spuf2/pharmacy networks file 2 PPUF_2026Q2.txt': networkFile(
      network('001', '101234567801', '4'),
      network('001', SHOP, '4'),
    ),
  });
  expect(await linesOf('H9918001000')).toEqual([
    '1000000 of line 2',
    '5000000 of line 6',
    null,
    'standard for 2000000',
  ]);
  expect(await linesOf('H9918002000')).toEqual([
    '3000000 of line 4',
    null,
    '7000000 of line 3',
    'unknown for undefined',
  ]);
  const twice = files.map(({ file, rejected }) => [file.slice(6), rejected['the row is there twice']] as const);
  expect(twice.filter(([, rows]) => rows)).toEqual([
    ['pharmacy networks file 1 PPUF_2026Q2.txt', 1],
    ['pharmacy networks file 2 PPUF_2026Q2.txt', 1],
    ['pricing file 1 PPUF_2026Q2.txt', 2],
    ['pricing file 2 PPUF_2026Q2.txt', 1],
  ]);
});

test('each of many pharmacies of a network is found, and none beside them', async () => {
  const numbers = Array.from({ length: 250 }, (_, index) => String(101_000_000_000 + index * 7919));
  const rows = numbers.toReversed().map((number, index) => network('001', number, `${(index % 9) + 1}`));
  await loadFiles({ ...release, 'spuf2/pharmacy networks file PPUF_2026Q2.txt': networkFile(...rows) });
  expect(await count('pharmacy_network')).toBe(3);
  const beside = numbers.map((number) => String(Number(number) + 1));
  const { plans } = await catalogueStore(pool()).planDrugFacts({
    planYear: 2026,
    planIds: PLANS.slice(0, 1),
    ndcs: [],
    pharmacyNumbers: [...numbers, ...beside],
  });
  const fees = plans[0]?.pharmacies.map(({ prices }) => prices?.fees.brand[30] ?? null);
  const asWritten = numbers.map((_, index) => (((numbers.length - 1 - index) % 9) + 1) * 1_000_000);
  expect(fees).toEqual([...asWritten, ...beside.map(() => null)]);
});
