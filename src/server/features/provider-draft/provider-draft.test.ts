import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProviderDraft } from '#contract/provider-draft.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { fakeIdentity, ruth } from '#tests/support/fake-identity.ts';
import { ANN_LEE, SAM_COLE } from '#tests/support/providers.ts';
import { signsIn } from '#tests/support/sign-in.ts';
import { guest } from '#tests/support/test-client.ts';

const provider = fakeIdentity();
let subject: TestApp;
beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway });
});
afterAll(() => subject.close());

const OPEN: ProviderDraft = { zipCode: '98101', providers: [ANN_LEE] };

type Shopper = Awaited<ReturnType<typeof guest>>;

const draftOf = async ({ get, profile }: Shopper) => (await get(`${profile}/providerDraft`)).json();
const rowsOf = async (uuid: string) =>
  (await subject.pool.query('select * from provider_draft where profile_uuid = $1', [uuid])).rows;

test('the list of the open search is kept in one place until it is dropped', async () => {
  const shopper = await guest(subject.app);
  expect(await draftOf(shopper)).toEqual({ draft: null });
  await shopper.post(`${shopper.profile}/providerDraft`, OPEN);
  const later = { ...OPEN, providers: [ANN_LEE, SAM_COLE] };
  expect((await shopper.post(`${shopper.profile}/providerDraft`, later)).json()).toEqual({ draft: later });
  expect(await draftOf(shopper)).toEqual({ draft: later });
  expect(await rowsOf(shopper.uuid)).toHaveLength(1);
  for (const _twice of [1, 2]) {
    expect((await shopper.delete(`${shopper.profile}/providerDraft`)).json()).toEqual({ draft: null });
  }
  expect(await draftOf(shopper)).toEqual({ draft: null });
});

test('it is sealed, and one that was moved to another shopper does not open', async () => {
  const shopper = await guest(subject.app);
  const other = await guest(subject.app);
  await shopper.post(`${shopper.profile}/providerDraft`, OPEN);
  expect(JSON.stringify(await rowsOf(shopper.uuid))).not.toMatch(/ann lee|1234567893/i);
  await subject.pool.query(
    `insert into provider_draft select $2, draft_sealed, updated_at from provider_draft where profile_uuid = $1`,
    [shopper.uuid, other.uuid],
  );
  expect(await draftOf(other)).toEqual({ draft: null });
});

test('that of another shopper answers like a missing one, and a guest who signs in leaves none behind', async () => {
  const shopper = await guest(subject.app);
  const curious = await guest(subject.app);
  await shopper.post(`${shopper.profile}/providerDraft`, OPEN);
  const url = `${shopper.profile}/providerDraft`;
  const answers = [await curious.get(url), await curious.post(url, OPEN), await curious.delete(url)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect(await draftOf(shopper)).toEqual({ draft: OPEN });
  await signsIn(shopper, provider, { ...ruth, subject: 'open-search' });
  expect(await rowsOf(shopper.uuid)).toEqual([]);
});
