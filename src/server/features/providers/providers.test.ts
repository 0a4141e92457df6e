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

test('[DOC-600] nobody beyond the miles is found, also in the corners of the box that is looked through', async () => {
  // Four miles to the north and four to the east are further than five, and within the box of five.
  for (const [zip, latitude, longitude] of [
    ['98198', 0.03, 0],
    ['98199', 0.06, 0.09],
  ])
    await subject.pool.query(
      `insert into zip_county
       select (jsonb_populate_record(null::zip_county, to_jsonb(seattle) || jsonb_build_object('zip', $1::text,
         'latitude', latitude + $2::float8, 'longitude', longitude + $3::float8))).*
       from (select * from zip_county where zip = '98101' limit 1) as seattle`,
      [zip, latitude, longitude],
    );
  const at = (npi: string, name: string, zip: string) =>
    `${npi},1,${name},ANN,,,F,MD,FAMILY PRACTICE,12 MAIN STREET,,SEATTLE,WA,${zip},2065550101\n`;
  const doctors = `${CLINICIANS.split('\n')[0]}\n${at('9450000010', 'INSIDE', '98198')}${at('9450000028', 'CORNER', '98199')}`;
  await load(subject.pool, writeFiles(folder.path, { 'doctors.csv': doctors }), { accept: 'the test' });
  expect(await found({ miles: 5 })).toEqual(['Ann Inside']);
  expect(await found({ miles: 10 })).toEqual(['Ann Inside', 'Ann Corner']);
  const question = { zip: '98101', miles: 10, name: '', specialties: [], gender: null, limit: 1 };
  expect(await subject.catalogue.searchProviders(question)).toMatchObject([{ name: 'Ann Inside' }]);
});
