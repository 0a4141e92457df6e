import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeCatalogue } from '#tests/support/change-catalogue.ts';
import { filledDatabase, type TestDatabase } from '#tests/support/database.ts';
import { catalogueStore } from '../store.ts';
import { currentEditions } from './current-editions.ts';
import { readPlanDrugFacts } from './drug-facts.ts';
import { keptDrugFacts } from './kept-drug-facts.ts';

const DRUGS = ['60505267108', '00003089421', '00088221905'];
const NOBODYS = '00000000000';

let database: TestDatabase;
let planIds: string[];
let numbers: string[];
beforeAll(async () => {
  database = await filledDatabase('sample');
  const plans = await database.pool.query<{ plan_id: string }>(
    `select plan_id from plan_formulary join catalogue_edition using (edition)
      where state = 'current' and plan_year = 2027 order by plan_id limit 4`,
  );
  planIds = plans.rows.map((row) => row.plan_id);
  const found = await catalogueStore(database.pool).searchPharmacies({
    zip: '98101',
    miles: 5,
    planYear: 2027,
    limit: 2,
  });
  numbers = found.map(({ pharmacyNumber }) => pharmacyNumber);
});
afterAll(() => database.drop());

/** What was asked of the database, and not of the memory. */
let queries: unknown[][];
let kept: ReturnType<typeof keptDrugFacts>;
const watched = (pool: pg.Pool) => ({
  query: <Row extends object>(statement: string | pg.QueryConfig) => {
    if (typeof statement === 'object') queries.push(statement.values ?? []);
    return pool.query<Row>(statement);
  },
});
beforeEach(() => {
  queries = [];
  const editionsNow = currentEditions();
  kept = keptDrugFacts(watched(database.pool), () => editionsNow(database.pool));
});

const question = (plans = planIds, ndcs = DRUGS, pharmacyNumbers = numbers) => ({
  planYear: 2027,
  planIds: plans,
  ndcs,
  pharmacyNumbers,
});
const read = async (one: ReturnType<typeof question>) => (await readPlanDrugFacts(database.pool, one)).facts;

test('what was asked before is not asked again, in whatever order and choice, and the answers are the same', async () => {
  await kept(question());
  const turned = question(planIds.toReversed(), DRUGS.toReversed(), numbers.toReversed());
  for (const one of [question(), turned, question(planIds.slice(1), DRUGS.slice(0, 1), [])]) {
    expect(await kept(one)).toEqual(await read(one));
  }
  expect(queries).toEqual([[2027, planIds, DRUGS, numbers]]);
});

test('only what is missing is asked', async () => {
  await kept(question(planIds.slice(0, 2), DRUGS.slice(0, 2), []));
  const steps = [
    [question(planIds.slice(0, 3), DRUGS.slice(0, 2), []), [2027, planIds.slice(2, 3), DRUGS.slice(0, 2), []]],
    [question(planIds.slice(0, 3), DRUGS, []), [2027, planIds.slice(0, 3), DRUGS.slice(2), []]],
    [question(planIds.slice(0, 3)), [2027, planIds.slice(0, 3), [], numbers]],
  ] as const;
  for (const [one, missing] of steps) {
    expect(await kept(one)).toEqual(await read(one));
    expect(queries.at(-1)).toEqual(missing);
  }
});

test('plans, drugs and pharmacies that nobody knows are kept as unknown, and a year has facts of its own', async () => {
  const unknown = question(['H9999999000'], [NOBODYS], ['990000000000']);
  expect(await kept(unknown)).toEqual(await read(unknown));
  expect(await kept(unknown)).toEqual(await read(unknown));
  const other = { ...question(), planYear: 2026 };
  await kept(question());
  expect(await kept(other)).toEqual(await read(other));
  expect(queries).toHaveLength(3);
});

test('what is kept of one load is never answered together with what another brought', async () => {
  const store = catalogueStore(database.pool);
  const editions = await currentEditions()(database.pool);
  kept = keptDrugFacts(watched(database.pool), async () => editions);
  const before = await kept(question(planIds, DRUGS.slice(0, 1), []));
  await changeCatalogue({ pool: database.pool, catalogue: store }, 'update plan_formulary set deductible = 12345');

  expect((await kept(question(planIds, DRUGS.slice(0, 1), []))).plans).toEqual(before.plans);
  const after = await kept(question(planIds, DRUGS, []));
  expect(after.plans.map(({ deductible }) => deductible)).toEqual(planIds.map(() => 12345));
  expect(after.plans).toEqual((await store.planDrugFacts(question(planIds, DRUGS, []))).plans);
});
