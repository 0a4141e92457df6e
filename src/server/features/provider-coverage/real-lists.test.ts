import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reply } from '#contract/schemas.ts';
import { placeKeyOf } from '#domain/providers/place-key.ts';
import { readNpmGeography } from '#server/catalogue/geography/npm-geography.ts';
import { writeGeography } from '#server/catalogue/geography/write-geography.ts';
import { load } from '#server/catalogue/load/load.ts';
import { landscapeText } from '#server/catalogue/testing/landscape-text.ts';
import { writeFiles } from '#server/catalogue/testing/small-files.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { testClient } from '#tests/support/test-client.ts';

const REAL = process.env['REAL_DATA_DIR'];
const isHere = REAL !== undefined && existsSync(join(REAL, 'networks')) && existsSync(join(REAL, 'providers'));
if (!isHere) console.warn('NOT TESTED with real doctors and published lists: set REAL_DATA_DIR to a folder with both');

const folder = temporaryFolder();
let subject: TestApp;
afterAll(() => folder.remove());

const real = (path: string) => readFileSync(join(REAL ?? '', path), 'utf8');
const loadAll = (files: Record<string, string>) =>
  load(subject.pool, writeFiles(folder.path, files), { accept: 'the test', now: new Date('2026-10-20T12:00:00Z') });

type Asked = { npi: string; place: string };
async function ask(planIds: readonly string[], providers: readonly Asked[], planYear = 2027) {
  const body = { planYear, planIds, providers };
  const reply = await testClient(subject.app).post('/providersearch/providers/v1/coverage/search', body);
  expect(reply.statusCode).toBe(200);
  return reply.json<Reply<'searchProviderCoverage'>>();
}

/** Those of two states, with the titles. */
const linesOf = (path: string, column: number, states: readonly string[]) =>
  real(path)
    .split('\n')
    .filter((line, index) => index === 0 || states.includes(line.split(',')[column] ?? ''))
    .join('\n');

describe.runIf(isHere)('real doctors of Maine and Connecticut', () => {
  beforeAll(async () => {
    subject = await testApp();
    const geography = join(folder.path, 'geography');
    writeGeography(geography, readNpmGeography());
    await load(subject.pool, geography, { accept: 'the test' });
    await loadAll({
      'plans.csv': linesOf('plans/landscape_2026_plans.csv', 2, ['ME', 'CT']),
      'areas.csv': linesOf('plans/plan_service_area_2026.csv', 3, ['ME', 'CT']),
      'maine.csv': real('providers/dac_maine_trimmed_2026.csv'),
      'connecticut.csv': real('providers/nppes_practitioners_sample_2018.csv'),
    });
  });
  afterAll(() => subject.close());

  test.each([
    ['Maine', '04102', 'Gilman', { npi: '1003005174', name: 'David Gilman' }],
    ['Connecticut', '06105', 'soucier', { npi: '1255334207', name: 'Richard Soucier' }],
  ])('a doctor of %s is found, and no plan there has a list that says anything', async (state, zip, name, found) => {
    const search = { zipCode: zip, miles: 10, name };
    const reply = await testClient(subject.app).post('/providersearch/providers/v1/search', search);
    const { providers } = reply.json<Reply<'searchProviders'>>();
    expect(providers).toMatchObject([{ ...found, madeUp: false }]);
    const { rows } = await subject.pool.query<{ plan_id: string }>(
      `select distinct plan_id from catalogue_edition join plan using (edition) join plan_area using (edition, plan_id)
        where plan.plan_year = 2026 and state_code = $1 and plan_type <> 'PDP' and plan_product_type <> 'PFFS'`,
      [state === 'Maine' ? 'ME' : 'CT'],
    );
    expect(rows.length).toBeGreaterThan(20);
    const place = providers[0]?.places[0]?.place ?? '';
    const planIds = rows.map(({ plan_id }) => plan_id).slice(0, 200);
    const { answers, directories } = await ask(planIds, [{ npi: found.npi, place }], 2026);
    expect(answers).toHaveLength(planIds.length);
    expect(new Set(answers.map(({ answer }) => answer))).toEqual(new Set(['not-available']));
    expect(answers.every(({ evidence }) => evidence === null)).toBe(true);
    expect(new Set(directories.map((list) => list.state))).toEqual(new Set(['absent']));
  });
});

const [ONE, TWO] = ['H9999001000', 'H9999002001'] as const;
const OMAHA = placeKeyOf({ street: '100 Main St', zip: '68102' });
const LINCOLN = placeKeyOf({ street: '20 O St', zip: '68508' });
const HOSPITAL = placeKeyOf({ street: '1 Hospital Way', zip: '68105' });
const [JANE, LUIS, CARE, ANN, OMAR, TEST_CASE] = [
  '9450000010',
  '9450000028',
  '9450000036',
  '9450000044',
  '9450000051',
  '9450000069',
] as const;

const HEADER = 'NPI,Ind_PAC_ID,lst_nm,frst_nm,mid_nm,suff,gndr,Cred,pri_spec,adr_ln_1,adr_ln_2,cty,st,zip,phn_numbr';
const person = (npi: string, name: string, street: string, zip: string) =>
  `${npi},1,${name.split(' ').toReversed().join()},,,F,MD,INTERNAL MEDICINE,${street},,OMAHA,NE,${zip},4025550101`;

/** Plans and people of their own, to which the published files are the lists. */
const FIXTURE = {
  'plans.csv': landscapeText(2027, [
    { 'Contract ID': 'H9999', 'Plan ID': '001', 'Segment ID': '0' },
    { 'Contract ID': 'H9999', 'Plan ID': '002', 'Segment ID': '1' },
  ]),
  'people.csv': [
    HEADER,
    person(JANE, 'JANE SMITH', '100 MAIN ST', '68102'),
    person(JANE, 'JANE SMITH', '20 O ST', '68508'),
    person(LUIS, 'LUIS RIVERA', '100 MAIN ST', '68102'),
    person(ANN, 'ANN LEE', '20 O ST', '68508'),
    person(OMAR, 'OMAR HADDAD', '100 MAIN ST', '68102'),
    person(TEST_CASE, 'TEST CASE', '100 MAIN ST', '68102'),
  ].join('\n'),
};

/** The files of some folders as the list of the contract. */
function listOf(...names: string[]): Record<string, string> {
  const files: Record<string, string> = {};
  const urls: string[] = [];
  for (const name of names) {
    for (const file of readdirSync(join(REAL ?? '', 'networks', name)))
      if (!['index.json', 'expected.json'].includes(file))
        files[`H9999/2027/${file}`] = real(`networks/${name}/${file}`);
    urls.push(...(JSON.parse(real(`networks/${name}/index.json`)) as { provider_urls: string[] }).provider_urls);
  }
  return { ...files, 'H9999/2027/index.json': JSON.stringify({ provider_urls: urls }) };
}

async function answers(asked: Record<string, readonly [npi: string, place: string]>) {
  const providers = Object.values(asked).map(([npi, place]) => ({ npi, place }));
  const { answers: all } = await ask([ONE, TWO], providers);
  const at = (planId: string, [npi, place]: readonly [string, string]) =>
    all.find((one) => one.planId === planId && one.npi === npi && one.place === place);
  return Object.fromEntries(
    Object.entries(asked).map(([name, who]) => [
      name,
      [ONE, TWO].map((plan) => [at(plan, who)?.answer, at(plan, who)?.acceptingNewPatients]),
    ]),
  );
}

describe.runIf(isHere)('published files, loaded apart with plans and people of their own', () => {
  beforeAll(async () => {
    // The files are of October 5, and a list is old after 30 days.
    subject = await testApp({ today: '2026-10-20T10:00:00' });
    await loadAll(FIXTURE);
  });
  afterAll(() => subject.close());

  test('records without fault answer place by place, plan by plan', async () => {
    await loadAll(listOf('ma_json'));
    expect(
      await answers({
        'Jane in Omaha': [JANE, OMAHA],
        'Jane in Lincoln': [JANE, LINCOLN],
        'Luis in Lincoln': [LUIS, LINCOLN],
        'the hospital': [CARE, HOSPITAL],
        Ann: [ANN, LINCOLN],
        Omar: [OMAR, OMAHA],
        'who is in no record': [TEST_CASE, OMAHA],
      }),
    ).toEqual({
      'Jane in Omaha': [
        ['in-network', true],
        ['in-network', false],
      ],
      'Jane in Lincoln': [
        ['in-network', true],
        ['not-listed', null],
      ],
      'Luis in Lincoln': [
        ['in-network', true],
        ['not-listed', null],
      ],
      'the hospital': [
        ['in-network', true],
        ['in-network', true],
      ],
      Ann: [
        ['not-listed', null],
        ['in-network', null],
      ],
      Omar: [
        ['in-network', true],
        ['not-listed', null],
      ],
      'who is in no record': [
        ['not-listed', null],
        ['not-listed', null],
      ],
    });
  });

  test('resources without fault answer by the networks of the plans', async () => {
    await loadAll(listOf('fhir'));
    expect(
      await answers({
        'Jane in Omaha': [JANE, OMAHA],
        'Jane in Lincoln': [JANE, LINCOLN],
        'Luis in Omaha': [LUIS, OMAHA],
        'Luis in Lincoln': [LUIS, LINCOLN],
        'the hospital': [CARE, HOSPITAL],
        Ann: [ANN, LINCOLN],
        'who is in no resource': [OMAR, OMAHA],
      }),
    ).toEqual({
      'Jane in Omaha': [
        ['in-network', true],
        ['in-network', true],
      ],
      'Jane in Lincoln': [
        ['not-listed', null],
        ['in-network', false],
      ],
      'Luis in Omaha': [
        ['in-network', false],
        ['in-network', false],
      ],
      'Luis in Lincoln': [
        ['in-network', null],
        ['in-network', null],
      ],
      'the hospital': [
        ['in-network', null],
        ['in-network', null],
      ],
      Ann: [
        ['not-listed', null],
        ['in-network', true],
      ],
      'who is in no resource': [
        ['not-listed', null],
        ['not-listed', null],
      ],
    });
  });

  test('from files full of faults the good records are in use, and nobody is said to be missing', async () => {
    await loadAll(listOf('ma_json_deviant'));
    expect(await answers({ 'the test case': [TEST_CASE, OMAHA], Jane: [JANE, OMAHA] })).toEqual({
      // The one record that does not say so uses a word of its own, which says nothing.
      'the test case': [
        ['in-network', true],
        ['not-available', null],
      ],
      Jane: [
        ['not-available', null],
        ['not-available', null],
      ],
    });
    await loadAll(listOf('fhir', 'fhir_deviant'));
    expect(await answers({ Ann: [ANN, LINCOLN], Omar: [OMAR, OMAHA] })).toMatchObject({
      Ann: [
        ['not-available', null],
        ['in-network', true],
      ],
      Omar: [
        ['not-available', null],
        ['not-available', null],
      ],
    });
  });
});
