import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProfileReply } from '#contract/profile.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { fakeIdentity, ruth } from '#tests/support/fake-identity.ts';
import { ANN_LEE, LAKE_HOSPITAL, SAM_COLE } from '#tests/support/providers.ts';
import { signedIn, signsIn } from '#tests/support/sign-in.ts';
import { guest } from '#tests/support/test-client.ts';
import { trailFaults } from '#tests/support/trail-fault.ts';

const provider = fakeIdentity();
let subject: TestApp;
beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway });
});
afterAll(() => subject.close());

type Shopper = Pick<Awaited<ReturnType<typeof guest>>, 'get' | 'post' | 'profile'>;

async function saves(shopper: Shopper, providerIdList: readonly object[]) {
  const { versions } = (await shopper.get(`${shopper.profile}/providers`)).json<ProfileReply>();
  const saved = await shopper.post(
    `${shopper.profile}/providers/2027`,
    { providerIdList },
    { 'if-match': `"${versions['providers']}"` },
  );
  expect(saved.statusCode).toBe(200);
}

const readAt = async ({ get }: Pick<Shopper, 'get'>, uuid: string | null) =>
  (await get(`/landrover/api/Users/${uuid}/providers`)).json<ProfileReply>();

test('doctors are in the account after signing in, and their numbers stand nowhere in the open', async () => {
  const shopper = await guest(subject.app);
  await saves(shopper, [ANN_LEE, SAM_COLE]);
  const before = await readAt(shopper, shopper.uuid);
  const { uuid } = await signsIn(shopper, provider, { ...ruth, subject: 'doctors-carried' });
  expect((await readAt(shopper, uuid)).providersDetails).toEqual(before.providersDetails);
  const left = 'select 1 from saved_provider where profile_uuid = $1';
  expect((await subject.pool.query(left, [shopper.uuid])).rowCount).toBe(0);
  const { rows } = await subject.pool.query<{ item: string }>(
    "select item from carried_item where section = 'providers'",
  );
  expect(rows).toHaveLength(2);
  const told = JSON.stringify(rows);
  for (const { nationalProviderId, providerAddressId } of [ANN_LEE, SAM_COLE]) {
    expect(told).not.toContain(nationalProviderId);
    expect(told).not.toContain(providerAddressId);
  }
  expect(await trailFaults(subject.pool)).toEqual([]);
});

test('a doctor whom the account has at the same place stays as it is there, and another place comes along', async () => {
  const identity = { ...ruth, subject: 'doctors-merged' };
  const account = await signedIn(subject.app, provider, identity);
  const note = { planId: 'H5050009000', planYear: 2027, calledOn: '2026-11-16', answer: 'no', words: '' };
  await saves(account, [{ ...ANN_LEE, callNotes: [note] }]);
  const shopper = await guest(subject.app);
  await saves(shopper, [LAKE_HOSPITAL, ANN_LEE, { ...ANN_LEE, providerAddressId: '98101 ELSEWHERE' }]);
  const { uuid } = await signsIn(shopper, provider, identity);
  const list = (await readAt(shopper, uuid)).providersDetails?.providerIdList;
  expect(
    list?.map(({ providerName, providerAddressId, callNotes }) => [providerName, providerAddressId, callNotes]),
  ).toEqual([
    [ANN_LEE.providerName, ANN_LEE.providerAddressId, [note]],
    [LAKE_HOSPITAL.providerName, LAKE_HOSPITAL.providerAddressId, []],
    [ANN_LEE.providerName, '98101 ELSEWHERE', []],
  ]);
});
