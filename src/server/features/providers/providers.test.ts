import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reply } from '#contract/schemas.ts';
import { load } from '#server/catalogue/load/load.ts';
import { writeFiles } from '#server/catalogue/testing/small-files.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { testClient } from '#tests/support/test-client.ts';

const folder = temporaryFolder();
let subject: TestApp;

const LONG = 'Longname'.repeat(62);
const CLINICIANS = `NPI,Ind_PAC_ID,lst_nm,frst_nm,mid_nm,suff,gndr,Cred,pri_spec,adr_ln_1,adr_ln_2,cty,st,zip,phn_numbr
9450000010,1,Иванова,Анна,,,F,MD,FAMILY PRACTICE,12 MAIN STREET,,SEATTLE,WA,98101,2065550101
9450000028,2,${LONG},,,,M,MD,CARDIOLOGY,77 ELM ST,,SEATTLE,WA,98101,2065550101
9450000036,3,,,,,M,MD,CARDIOLOGY,77 ELM ST,,SEATTLE,WA,98101,2065550101
9450000045,4,WRONG,DIGIT,,,M,MD,CARDIOLOGY,77 ELM ST,,SEATTLE,WA,98101,2065550101
`;
let rejected: Record<string, number> | undefined;

beforeAll(async () => {
  subject = await testApp();
  const report = await load(subject.pool, writeFiles(folder.path, { 'doctors.csv': CLINICIANS }), {
    accept: 'the test',
  });
  rejected = report.files[0]?.rejected;
});
afterAll(async () => {
  await subject.close();
  folder.remove();
});

const ask = (change: object) =>
  testClient(subject.app).post('/providersearch/providers/v1/search', { zipCode: '98101', miles: 5, ...change });
const found = async (change: object) => {
  const reply = await ask(change);
  expect(reply.statusCode).toBe(200);
  return reply.json<Reply<'searchProviders'>>().providers.map(({ name }) => name);
};

test('a row without a name or with a wrong check digit is named, and the others are found whatever their letters', async () => {
  expect(rejected).toEqual({
    'the provider has no name': 1,
    'the provider number (NPI) is none: its check digit is wrong': 1,
  });
  expect(await found({ name: 'иван' })).toEqual(['Анна Иванова']);
  expect(await found({ name: LONG.slice(0, 100) })).toEqual([LONG]);
});

test.each([
  ['a name that nobody has, in another alphabet', { name: '李安娜' }, []],
  ['only signs', { name: '%_\\' }, ['Анна Иванова', LONG]],
  ['only blanks, which is no name', { name: '   ' }, ['Анна Иванова', LONG]],
  ['a ZIP code without providers', { zipCode: '99999' }, []],
])('a search for %s is answered', async (_story, change, names) => {
  expect(new Set(await found(change))).toEqual(new Set(names));
});

test.each([
  ['a name of 500 letters', { name: 'a'.repeat(500) }, 'name'],
  ['a ZIP code of letters', { zipCode: 'Seatt' }, 'zipCode'],
  ['a specialty that there is not', { specialties: ['barber'] }, 'specialties.0'],
])('a search for %s is refused at its field', async (_story, change, field) => {
  const reply = await ask(change);
  expect([reply.statusCode, Object.keys(reply.json<{ fields: object }>().fields)]).toEqual([422, [field]]);
});
