import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DrugDraft } from '#contract/drug-draft.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { fakeIdentity, ruth } from '#tests/support/fake-identity.ts';
import { signsIn } from '#tests/support/sign-in.ts';
import { guest } from '#tests/support/test-client.ts';

const provider = fakeIdentity();
let subject: TestApp;
beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway });
});
afterAll(() => subject.close());

const HALF_TYPED: DrugDraft = {
  drugName: 'Eliquis',
  isGeneric: false,
  drugId: null,
  values: { form: '00003089421', package: '', size: '', quantity: '2,5', frequency: '', supply: '30' },
};

type Shopper = Awaited<ReturnType<typeof guest>>;

const draftOf = async ({ get, profile }: Shopper) => (await get(`${profile}/drugDraft`)).json();
const rowsOf = async (uuid: string) =>
  (await subject.pool.query('select * from drug_draft where profile_uuid = $1', [uuid])).rows;

test('what is half typed is kept as it was typed, in one place, until it is dropped', async () => {
  const shopper = await guest(subject.app);
  expect(await draftOf(shopper)).toEqual({ draft: null });
  await shopper.post(`${shopper.profile}/drugDraft`, HALF_TYPED);
  const later = { ...HALF_TYPED, values: { ...HALF_TYPED.values, quantity: '2' } };
  expect((await shopper.post(`${shopper.profile}/drugDraft`, later)).json()).toEqual({ draft: later });
  expect(await draftOf(shopper)).toEqual({ draft: later });
  expect(await rowsOf(shopper.uuid)).toHaveLength(1);

  for (const _twice of [1, 2]) {
    expect((await shopper.delete(`${shopper.profile}/drugDraft`)).json()).toEqual({ draft: null });
  }
  expect(await draftOf(shopper)).toEqual({ draft: null });
});

test('it is sealed, and one that was moved to another shopper does not open', async () => {
  const shopper = await guest(subject.app);
  const other = await guest(subject.app);
  await shopper.post(`${shopper.profile}/drugDraft`, HALF_TYPED);
  expect(JSON.stringify(await rowsOf(shopper.uuid))).not.toMatch(/eliquis|00003089421/i);
  await subject.pool.query(
    `insert into drug_draft select $2, draft_sealed, updated_at from drug_draft where profile_uuid = $1`,
    [shopper.uuid, other.uuid],
  );
  expect(await draftOf(other)).toEqual({ draft: null });
});

test('that of another shopper answers like a missing one, and stays', async () => {
  const shopper = await guest(subject.app);
  const curious = await guest(subject.app);
  await shopper.post(`${shopper.profile}/drugDraft`, HALF_TYPED);
  const url = `${shopper.profile}/drugDraft`;
  const answers = [
    await curious.get(url),
    await curious.post(url, { ...HALF_TYPED, drugName: 'Other' }),
    await curious.delete(url),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect(await draftOf(shopper)).toEqual({ draft: HALF_TYPED });
});

test('another site can neither keep nor drop one', async () => {
  const shopper = await guest(subject.app);
  const fromElsewhere = { 'sec-fetch-site': 'cross-site' };
  const kept = await shopper.post(`${shopper.profile}/drugDraft`, HALF_TYPED, fromElsewhere);
  const dropped = await shopper.delete(`${shopper.profile}/drugDraft`, fromElsewhere);
  expect([kept.json(), dropped.json()]).toMatchObject([{ code: 'cross-site' }, { code: 'cross-site' }]);
  expect(await rowsOf(shopper.uuid)).toEqual([]);
});

test('a guest who signs in leaves none behind, and none can be kept there any more', async () => {
  const shopper = await guest(subject.app);
  await shopper.post(`${shopper.profile}/drugDraft`, HALF_TYPED);
  const { uuid } = await signsIn(shopper, provider, { ...ruth, subject: 'half-typed' });
  expect(uuid).not.toBe(shopper.uuid);
  expect(await rowsOf(shopper.uuid)).toEqual([]);
  expect((await shopper.post(`${shopper.profile}/drugDraft`, HALF_TYPED)).statusCode).toBe(404);
});
