import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Arguments, Reply } from '#contract/schemas.ts';
import { load } from '#server/catalogue/load/load.ts';
import { directoryFiles, record } from '#server/catalogue/testing/directory-files.ts';
import { writeFiles } from '#server/catalogue/testing/small-files.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { PLANS } from '#tests/support/small-catalogue.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { testClient } from '#tests/support/test-client.ts';

const folder = temporaryFolder();
let subject: TestApp;

const DASHED = 'H9901-001-000';
const PLAN = PLANS.inBothYears;
const npis = {
  'Ann Lee': '9450000010',
  'Ben Oak': '9450000028',
  'Cam Ray': '9450000036',
  'Dee Poe': '9450000044',
};
type Name = keyof typeof npis;

const HEADER = 'NPI,Ind_PAC_ID,lst_nm,frst_nm,mid_nm,suff,gndr,Cred,pri_spec,adr_ln_1,adr_ln_2,cty,st,zip,phn_numbr';
const row = (name: Name, street: string) => {
  const [first, last] = name.split(' ');
  return `${npis[name]},1,${last},${first},,,F,MD,CARDIOLOGY,${street},,SEATTLE,WA,98101,2065550101`;
};
const CLINICIANS = [
  HEADER,
  row('Ann Lee', '12 MAIN ST'),
  row('Ann Lee', '9 PINE ST'),
  ...(['Ben Oak', 'Cam Ray', 'Dee Poe'] as const).map((name) => row(name, '12 MAIN ST')),
].join('\n');

const loadAll = (files: Record<string, string>, now = '2026-11-15T12:00:00.000Z') =>
  load(subject.pool, writeFiles(folder.path, files), { accept: 'the test', now: new Date(now) });
const listed = (name: Name, more: Partial<Parameters<typeof record>[0]> = {}) =>
  record({ npi: npis[name], planId: DASHED, ...more });

beforeAll(async () => {
  subject = await testApp();
  await loadAll({
    'doctors/national.csv': CLINICIANS,
    ...directoryFiles('H9901', 2027, {
      'a.json': [
        listed('Ann Lee', { accepting: 'Accepting', languages: ['English', 'SPANISH (Mexico)'] }),
        listed('Ben Oak', { accepting: 'Not Accepting', languages: ['English', 'French Creole'] }),
        listed('Cam Ray', { languages: [] }),
      ],
    }),
    ...directoryFiles('H9901', 2026, { 'a.json': [listed('Dee Poe', { year: 2026, accepting: 'Accepting' })] }),
  });
});
afterAll(async () => {
  await subject.close();
  folder.remove();
});

type Body = Arguments<'searchProviders'>['body'];
type Lists = NonNullable<Body['lists']>;

const post = (body: object) => testClient(subject.app).post('/providersearch/providers/v1/search', body);

async function ask(lists: Partial<Lists>, more: Partial<Body> = {}) {
  const reply = await post({ zipCode: '98101', miles: 5, ...more, lists: { planYear: 2027, ...lists } });
  expect(reply.statusCode).toBe(200);
  return reply.json<Reply<'searchProviders'>>();
}
const namesOf = ({ providers }: Reply<'searchProviders'>) => providers.map(({ name }) => name);

test('[DOC-001] of a plan’s network those are found whom its list has, and the others are counted', async () => {
  const answer = await ask({ planId: PLAN });
  expect(namesOf(answer)).toEqual(['Ann Lee', 'Ben Oak', 'Cam Ray']);
  expect(answer.leftOut).toEqual({ 'not-told': 0, otherwise: 0, 'not-listed': 1 });
  expect(answer.directory).toMatchObject({ planId: PLAN, state: 'current', publisher: 'Cedar Health' });
});

test('a place that the list does not have stands after the one that it has, and is marked', async () => {
  const [ann] = (await ask({ planId: PLAN }, { name: 'lee' })).providers;
  expect(ann?.places.map(({ street, match }) => [street, match])).toEqual([
    ['12 Main St', 'fits'],
    ['9 Pine St', 'not-listed'],
  ]);
});

test.each<[string, Partial<Lists>, Name[], Reply<'searchProviders'>['leftOut']]>([
  [
    'new patients of a plan',
    { planId: PLAN, takesNew: true },
    ['Ann Lee'],
    { 'not-told': 1, otherwise: 1, 'not-listed': 1 },
  ],
  ['new patients of any plan', { takesNew: true }, ['Ann Lee'], { 'not-told': 2, otherwise: 1, 'not-listed': 0 }],
  ['a language', { language: 'spanish' }, ['Ann Lee'], { 'not-told': 2, otherwise: 1, 'not-listed': 0 }],
  ['a language that is another one’s beginning', { language: 'french' }, [], null],
  ['a language of two words', { language: 'haitian' }, ['Ben Oak'], null],
  [
    'a language within a plan',
    { planId: PLAN, language: 'spanish' },
    ['Ann Lee'],
    { 'not-told': 1, otherwise: 1, 'not-listed': 1 },
  ],
  ['both', { takesNew: true, language: 'haitian' }, [], { 'not-told': 2, otherwise: 2, 'not-listed': 0 }],
  ['the lists of another year', { planYear: 2026, takesNew: true }, ['Dee Poe'], null],
])(
  'who fits is found by %s, and nobody of whom nothing is told counts as told',
  async (_story, lists, names, leftOut) => {
    const answer = await ask(lists);
    expect(namesOf(answer)).toEqual(names);
    if (leftOut) expect(answer.leftOut).toEqual(leftOut);
  },
);

test('a plan whose list is not at hand has nobody in its network for sure, and nobody missing', async () => {
  const answer = await ask({ planId: PLANS.onlyInNewYork });
  expect(answer).toMatchObject({
    providers: [],
    leftOut: { 'not-told': 4, otherwise: 0, 'not-listed': 0 },
    directory: { state: 'absent' },
  });
});

test('private fee-for-service pays whoever accepts Medicare, listed or not', async () => {
  const answer = await ask({ planId: PLANS.pffs });
  expect(namesOf(answer)).toHaveLength(4);
  expect((await ask({ planId: PLANS.pffs, takesNew: true })).leftOut).toMatchObject({ 'not-told': 4 });
});

test('a list of 31 days ago still says who is in it, tells its age, and says of nobody that they are missing', async () => {
  await loadAll(
    directoryFiles('H9902', 2027, {
      'a.json': [record({ npi: npis['Ben Oak'], planId: 'H9902-001-000', accepting: 'Accepting' })],
    }),
    '2026-10-16T12:00:00Z',
  );
  const answer = await ask({ planId: PLANS.onlyInNewYork });
  expect(namesOf(answer)).toEqual(['Ben Oak']);
  expect(answer).toMatchObject({
    leftOut: { 'not-told': 3, 'not-listed': 0 },
    directory: { state: 'old', ageInDays: 31 },
  });
  // Beside the answers of many lists no age is told, so an old one is not among them.
  expect(namesOf(await ask({ takesNew: true }))).toEqual(['Ann Lee']);
});

test('a name that nobody has is looked for once more among names that are written alike', async () => {
  expect(namesOf(await ask({ planId: PLAN }, { name: 'leee' }))).toEqual(['Ann Lee']);
});

test.each([
  ['nothing', {}],
  ['a drug plan', { planId: PLANS.pdp }],
  ['a plan that nobody knows', { planId: 'H0000001000' }],
  ['a language that nobody speaks', { language: 'klingon' }],
])('lists that are asked for %s are refused', async (_story, lists) => {
  const reply = await post({ zipCode: '98101', miles: 5, lists: { planYear: 2027, ...lists } });
  expect(reply.json()).toMatchObject({ status: 422, code: 'invalid-input' });
});
