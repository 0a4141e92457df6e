import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reply } from '#contract/schemas.ts';
import { load } from '#server/catalogue/load/load.ts';
import { directoryFiles, record } from '#server/catalogue/testing/directory-files.ts';
import { writeFiles } from '#server/catalogue/testing/small-files.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { PLANS } from '#tests/support/small-catalogue.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { testClient } from '#tests/support/test-client.ts';

const folder = temporaryFolder();
let subject: TestApp;

const ANN = '9450000010';
const BEN = '9450000028';
const EVE = '9450000036';
const PAT = '9450000044';
const HERE = '98101 12 MAIN ST';
const THERE = '98101 9 PINE ST';
const PLAN = PLANS.inBothYears;
const DASHED = 'H9901-001-000';
const READ_AT = '2026-11-15T12:00:00.000Z';

const CLINICIANS = `NPI,Ind_PAC_ID,lst_nm,frst_nm,mid_nm,suff,gndr,Cred,pri_spec,adr_ln_1,adr_ln_2,cty,st,zip,phn_numbr
${ANN},1,LEE,ANN,,,F,MD,FAMILY PRACTICE,12 MAIN STREET,,SEATTLE,WA,98101,2065550101
${BEN},2,OAK,BEN,,,M,MD,CARDIOLOGY,77 ELM ST,,SEATTLE,WA,98101,2065550101
`;
const REGISTRY = `NPI,Entity Type Code,Provider Organization Name (Legal Business Name),Provider Last Name (Legal Name),Provider First Name,Provider Middle Name,Provider Credential Text,Provider First Line Business Practice Location Address,Provider Second Line Business Practice Location Address,Provider Business Practice Location Address City Name,Provider Business Practice Location Address State Name,Provider Business Practice Location Address Postal Code,Provider Business Practice Location Address Telephone Number,NPI Deactivation Date,Provider Sex Code,Healthcare Provider Taxonomy Code_1
${EVE},1,,GONE,EVE,,MD,12 MAIN ST,,SEATTLE,WA,98101,2065550101,10/01/2026,F,207Q00000X
`;

const loadAll = (files: Record<string, string>, now = READ_AT) =>
  load(subject.pool, writeFiles(folder.path, files), { accept: 'the test', now: new Date(now) });

beforeAll(async () => {
  subject = await testApp();
  await loadAll({
    'doctors/national.csv': CLINICIANS,
    'doctors/nppes.csv': REGISTRY,
    ...directoryFiles('H9901', 2027, {
      'a.json': [
        record({ npi: ANN, planId: DASHED, accepting: 'Accepting' }),
        record({ npi: BEN, planId: DASHED, accepting: 'Accepting' }),
        record({ npi: BEN, planId: DASHED, accepting: 'Not Accepting' }),
        record({ npi: EVE, planId: DASHED, accepting: 'Not Accepting', updatedOn: '2026-11-09' }),
        record({ npi: EVE, planId: 'H9901-004-000' }),
      ],
    }),
    ...directoryFiles('H9901', 2026, {
      'a.json': [record({ npi: PAT, planId: DASHED, year: 2026 }), record({ npi: ANN, planId: DASHED, year: 2026 })],
    }),
  });
});
afterAll(async () => {
  await subject.close();
  folder.remove();
});

type Coverages = Reply<'searchProviderCoverage'>;
type Asked = { npi: string; place: string };

async function ask(providers: readonly Asked[], planIds: readonly string[] = [PLAN], planYear = 2027) {
  const body = { planYear, planIds, providers };
  const reply = await testClient(subject.app).post('/providersearch/providers/v1/coverage/search', body);
  expect(reply.statusCode).toBe(200);
  return reply.json<Coverages>();
}
const answersOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).answers;

test('[DOC-001] a doctor whom the list of a plan has is in its network, with where that is told and when', async () => {
  expect(await ask([{ npi: ANN, place: HERE }])).toEqual({
    directories: [
      {
        planId: PLAN,
        state: 'current',
        publisher: 'Cedar Health',
        asOf: '2026-11-09',
        readAt: READ_AT,
        ageInDays: 7,
      },
    ],
    answers: [
      {
        planId: PLAN,
        npi: ANN,
        place: HERE,
        answer: 'in-network',
        acceptingNewPatients: true,
        pcpIds: [],
        isPcpQualified: true,
        listedElsewhere: [],
        evidence: {
          publisher: 'Cedar Health',
          file: 'a.json',
          updatedOn: '2026-11-01',
          asOf: '2026-11-09',
          readAt: READ_AT,
        },
        differs: [],
      },
    ],
  });
});

test('[DOC-001] at an address that the list does not have, the doctor is not listed, and where else is told', async () => {
  expect(await answersOf([{ npi: ANN, place: THERE }])).toMatchObject([
    {
      answer: 'not-listed',
      acceptingNewPatients: null,
      listedElsewhere: [{ street: '12 Main St', city: 'Seattle', stateCode: 'WA', zipCode: '98101' }],
      evidence: { updatedOn: null, asOf: '2026-11-09' },
    },
  ]);
});

test('what other sources say otherwise is told beside the answer', async () => {
  expect(await answersOf([{ npi: BEN, place: HERE }])).toMatchObject([
    {
      answer: 'in-network',
      acceptingNewPatients: null,
      differs: [
        { kind: 'other-address', places: [{ street: '77 Elm St' }] },
        { kind: 'entries-contradict', source: 'Cedar Health', date: '2026-11-01' },
      ],
    },
  ]);
  expect(await answersOf([{ npi: EVE, place: HERE }])).toMatchObject([
    { acceptingNewPatients: false, differs: [{ kind: 'deactivated', date: '2026-10-01' }] },
  ]);
});

test('[DOC-402, ENV-404] each year has its own list: who is in this year’s and left may be missing in the next', async () => {
  const pat = [{ npi: PAT, place: HERE }];
  expect(await answersOf(pat, [PLAN], 2026)).toMatchObject([{ answer: 'in-network' }]);
  expect(await answersOf(pat, [PLAN], 2027)).toMatchObject([{ answer: 'not-listed' }]);
});

test('[DOC-402] many plans and doctors are answered at once; without a list nothing is said', async () => {
  const providers = [
    { npi: ANN, place: HERE },
    { npi: PAT, place: HERE },
  ];
  const { directories, answers } = await ask(providers, [PLAN, PLANS.onlyInNewYork, PLANS.pdp, PLANS.institutional]);
  expect(directories.map(({ planId, state }) => [planId, state])).toEqual([
    [PLAN, 'current'],
    [PLANS.onlyInNewYork, 'absent'],
    // The company's list names nobody for it.
    [PLANS.institutional, 'absent'],
  ]);
  expect(answers.map(({ planId, npi, answer }) => [planId, npi, answer])).toEqual([
    [PLAN, ANN, 'in-network'],
    [PLAN, PAT, 'not-listed'],
    [PLANS.onlyInNewYork, ANN, 'not-available'],
    [PLANS.onlyInNewYork, PAT, 'not-available'],
    [PLANS.institutional, ANN, 'not-available'],
    [PLANS.institutional, PAT, 'not-available'],
  ]);
});

test('a private fee-for-service plan pays whoever accepts Medicare, and that is what is said', async () => {
  const providers = [EVE, ANN, PAT].map((npi) => ({ npi, place: HERE }));
  expect((await answersOf(providers, [PLANS.pffs])).map(({ answer, evidence }) => [answer, evidence !== null])).toEqual(
    [
      ['in-network', true],
      ['accepts-medicare', false],
      ['not-available', true],
    ],
  );
});

test('in a list of 31 days ago nobody is said to be missing', async () => {
  await loadAll(
    directoryFiles('H9902', 2027, { 'a.json': [record({ npi: ANN, planId: 'H9902-001-000' })] }),
    '2026-10-16T12:00:00Z',
  );
  expect(await ask([{ npi: PAT, place: HERE }], [PLANS.onlyInNewYork])).toMatchObject({
    directories: [{ state: 'old', ageInDays: 31 }],
    answers: [{ answer: 'not-available' }],
  });
});

test.each([
  ['no plan', { planIds: [] }],
  ['no doctor', { providers: [] }],
  ['more doctors than are answered', { providers: Array.from({ length: 51 }, () => ({ npi: ANN, place: HERE })) }],
  ['a number that is none', { providers: [{ npi: '12', place: HERE }] }],
])('%s is refused', async (_story, change) => {
  const body = { planYear: 2027, planIds: [PLAN], providers: [{ npi: ANN, place: HERE }], ...change };
  const reply = await testClient(subject.app).post('/providersearch/providers/v1/coverage/search', body);
  expect(reply.json()).toMatchObject({ status: 422, code: 'invalid-input' });
});
