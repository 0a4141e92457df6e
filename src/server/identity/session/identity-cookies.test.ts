import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bootstrap } from '#contract/bootstrap.ts';
import { UserDetails } from '#contract/demographics.ts';
import type { ProfileReply } from '#contract/profile.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { fakeIdentity, ruth } from '#tests/support/fake-identity.ts';
import { fixedPages } from '#tests/support/fixed-pages.ts';
import { signedIn } from '#tests/support/sign-in.ts';
import { testClient } from '#tests/support/test-client.ts';

const provider = fakeIdentity();
let subject: TestApp;

beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway, webFolder: fixedPages() });
});
afterAll(() => subject.close());

const NINETY_DAYS = 7_776_000;

test('[AUTH-405][AUTH-611][ROLE-002][ROLE-400][ROLE-602] the first visit makes a guest for 90 days, and no profile', async () => {
  const newcomer = testClient(subject.app);
  const { cookies } = await newcomer.get('/shopper-profile', { accept: 'text/html' });
  const guestCookies = cookies.filter(({ name }) => ['sp_guest_aarp', 'ucp_identity'].includes(name));
  expect(Object.fromEntries(guestCookies.map(({ name, maxAge }) => [name, maxAge]))).toEqual({
    sp_guest_aarp: NINETY_DAYS,
    ucp_identity: NINETY_DAYS,
  });
  expect(decodeURIComponent(newcomer.jar.get('ucp_identity') ?? '')).toBe('isGuest=true');
  expect(newcomer.jar.has('ucp_user_id')).toBe(false);
  const { viewer } = (await newcomer.get('/landrover/api/bootstrap')).json<Bootstrap>();
  expect(viewer).toMatchObject({ kind: 'guest', uuid: null });
});

test('[AUTH-407] the user id cookie names the profile, and without it and its session the visitor is a guest', async () => {
  const shopper = await signedIn(subject.app, provider, { ...ruth, subject: 'named' });
  expect(shopper.jar.get('ucp_user_id')).toBe(shopper.uuid);
  await shopper.delete('/landrover/api/logout');
  expect(shopper.jar.has('ucp_user_id')).toBe(false);
  const { viewer } = (await shopper.get('/landrover/api/bootstrap')).json<Bootstrap>();
  expect(viewer).toMatchObject({ kind: 'guest', uuid: null });
});

test('[DATA-609] the status of a profile is one letter, kept as it is; a new profile has A', async () => {
  const shopper = await signedIn(subject.app, provider, { ...ruth, subject: 'status' });
  const statusOf = async () =>
    (await shopper.get(`${shopper.profile}/demographics`)).json<ProfileReply>().userDetails?.profileStatus;
  expect(await statusOf()).toBe('A');
  await subject.pool.query("update profile set profile_status = 'x' where profile_uuid = $1", [shopper.uuid]);
  expect(await statusOf()).toBe('x');
  const twoLetters = subject.pool.query("update profile set profile_status = 'AB' where profile_uuid = $1", [
    shopper.uuid,
  ]);
  await expect(twoLetters).rejects.toMatchObject({ code: '23514' });
  const { profileStatus } = UserDetails.shape;
  expect(['A', 'AB', '1', ''].map((text) => profileStatus.safeParse(text).success)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('[DATA-610] a record of which little more than the uuid is known is read all the same', async () => {
  const shopper = await signedIn(subject.app, provider, {
    ...ruth,
    subject: 'bare',
    firstName: null,
    lastName: null,
    email: null,
    zipCode: null,
    createdBy: 'SELF',
  });
  const { userDetails } = (await shopper.get(`${shopper.profile}/all`)).json<ProfileReply>();
  expect(userDetails).toMatchObject({ uuid: shopper.uuid, firstName: null, email: null, dob: null, createdBy: 'SELF' });
  expect(Number.isNaN(Date.parse(userDetails?.creationDate ?? ''))).toBe(false);
});
