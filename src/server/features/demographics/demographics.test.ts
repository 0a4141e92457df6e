import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProfileReply } from '#contract/profile.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { guest } from '#tests/support/test-client.ts';

let subject: TestApp;
beforeAll(async () => {
  subject = await testApp();
});
afterAll(() => subject.close());

const PERSON = {
  firstName: 'Margaret',
  lastName: 'Hale',
  email: 'margaret@example.org',
  dob: '03/09/1950',
  zipCode: '98101',
  mbi: '1eg4-te5-mk73',
};

test('[FORMAT-602] a person is kept sealed, and read back with the Medicare number masked', async () => {
  const shopper = await guest(subject.app);
  const headers = { 'if-match': '"1"', 'idempotency-key': 'once' };
  const saved = await shopper.post(`${shopper.profile}/demographics/2027`, PERSON, headers);
  expect(saved.statusCode).toBe(200);
  const again = await shopper.post(`${shopper.profile}/demographics/2027`, PERSON, headers);
  expect(again.json()).toEqual(saved.json());

  const { userDetails } = (await shopper.get(`${shopper.profile}/demographics`)).json<ProfileReply>();
  expect(userDetails).toMatchObject({ ...PERSON, mbi: '•••• ••• MK73', isGuestUser: true });

  for (const secret of ['1950-03-09', '03/09/1950', '1EG4', 'MK73'])
    expect(await everythingStored()).not.toContain(secret);
});

/** Every row of every table that belongs to profiles. */
async function everythingStored(): Promise<string> {
  const { rows: tables } = await subject.pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where column_name = 'profile_uuid'",
  );
  const dumps = tables.map(({ name }) => subject.pool.query(`select * from ${name}`));
  return JSON.stringify((await Promise.all(dumps)).map(({ rows }) => rows));
}

test('changes of a person are guarded and audited like all others', async () => {
  const shopper = await guest(subject.app);
  const url = `${shopper.profile}/demographics/2027`;
  expect((await shopper.post(url, { firstName: 'A' })).json()).toMatchObject({ status: 428 });
  await shopper.post(url, { firstName: 'A', mbi: null }, { 'if-match': '"1"' });
  const stale = await shopper.post(url, { firstName: 'B' }, { 'if-match': '"1"' });
  expect(stale.json()).toMatchObject({ status: 412, current: { userDetails: { firstName: 'A' } } });
  const { rows } = await subject.pool.query(
    'select action, fields from audit_entry where profile_uuid = $1 order by position desc limit 1',
    [shopper.uuid],
  );
  expect(rows).toEqual([{ action: 'save-demographics', fields: ['firstName', 'mbi'] }]);
});

test('a sealed field that can not be opened counts as not there, and the rest is still shown', async () => {
  const shopper = await guest(subject.app);
  await shopper.post(`${shopper.profile}/demographics/2027`, PERSON, { 'if-match': '"1"' });
  await subject.pool.query("update demographics set date_of_birth_sealed = 'k9.AAAA' where profile_uuid = $1", [
    shopper.uuid,
  ]);
  const { userDetails } = (await shopper.get(`${shopper.profile}/all`)).json<ProfileReply>();
  expect(userDetails).toMatchObject({ firstName: 'Margaret', dob: null, mbi: '•••• ••• MK73' });
});

test('a person is kept under their own uuid in any spelling, and a name that can not be kept is refused', async () => {
  const shopper = await guest(subject.app);
  const url = `/landrover/api/Users/${shopper.uuid.toUpperCase()}/demographics/2027`;
  const saved = await shopper.post(url, { dob: '03/09/1950' }, { 'if-match': '"1"' });
  expect(saved.json<ProfileReply>().userDetails?.dob).toBe('03/09/1950');
  for (const firstName of ['A\u0000B', 'A\ud800B']) {
    const refused = await shopper.post(url, { firstName }, { 'if-match': '"2"' });
    expect(refused.json()).toMatchObject({ status: 422, fields: { firstName: expect.any(String) } });
  }
});

test('a field that is left out stays, and null clears it', async () => {
  const shopper = await guest(subject.app);
  await shopper.post(`${shopper.profile}/demographics/2027`, PERSON, { 'if-match': '"1"' });
  await shopper.post(`${shopper.profile}/demographics/2027`, { email: null }, { 'if-match': '"2"' });
  const { userDetails } = (await shopper.get(`${shopper.profile}/demographics`)).json<ProfileReply>();
  expect(userDetails).toMatchObject({ firstName: 'Margaret', email: null, dob: '03/09/1950' });
});

test.each([
  ['a day that does not exist', { dob: '02/30/1950' }, 'dob', 'Error: Please enter a valid date of birth'],
  [
    'a plan number for a Medicare number',
    { mbi: 'H5050-009-000' },
    'mbi',
    'Error: Please enter a valid Medicare number',
  ],
])('%s is refused at its field, and nothing is kept', async (_story, change, field, sentence) => {
  const shopper = await guest(subject.app);
  const refused = await shopper.post(
    `${shopper.profile}/demographics/2027`,
    { firstName: 'A', ...change },
    { 'if-match': '"1"' },
  );
  expect(refused.json()).toMatchObject({ status: 422, code: 'invalid-input', fields: { [field]: sentence } });
  const { userDetails } = (await shopper.get(`${shopper.profile}/demographics`)).json<ProfileReply>();
  expect(userDetails).toMatchObject({ firstName: null });
});
