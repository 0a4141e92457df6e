import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProfileReply } from '#contract/profile.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { fakeIdentity, sam } from '#tests/support/fake-identity.ts';
import { signedIn, signsIn } from '#tests/support/sign-in.ts';
import { guest } from '#tests/support/test-client.ts';

const provider = fakeIdentity();
let subject: TestApp;

beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway });
});
afterAll(() => subject.close());

type Shopper = Awaited<ReturnType<typeof signedIn>>;

const helpOf = async ({ get, profile }: Pick<Shopper, 'get' | 'profile'>) =>
  (await get(`${profile}/drugs`)).json<ProfileReply>().extraHelp;

test.each([
  ['a member with full help', { lisSubsidyLevel: '1' }, '1'],
  ['a member with a part of it', { lisSubsidyLevel: '3' }, '3'],
  ['a member who is not eligible', { lisSubsidyLevel: '0' }, '0'],
  ['a member of whom nothing is known', {}, ''],
  ['somebody who is no member', { lisSubsidyLevel: '1', userType: null }, ''],
  ['a member without a name', { lisSubsidyLevel: '1', lastName: null }, ''],
] as const)('[ROLE-408] the level that a sign-in brings holds for members: %s', async (story, change, level) => {
  const shopper = await signedIn(subject.app, provider, { ...sam, subject: story, ...change });
  expect(await helpOf(shopper)).toEqual({ choice: null, lisSubsidyLevel: level });
});

test('[ROLE-408] what was answered as a guest gives way to what is known, and the next sign-in may know otherwise', async () => {
  const shopper = await guest(subject.app);
  await shopper.post(`${shopper.profile}/extraHelp/2027`, { choice: 'no' }, { 'if-match': '"1"' });
  const member = { ...sam, subject: 'answered-before' };
  const { uuid } = await signsIn(shopper, provider, { ...member, lisSubsidyLevel: '2' });
  const account = { ...shopper, profile: `/landrover/api/Users/${uuid}` };
  expect(await helpOf(account)).toEqual({ choice: null, lisSubsidyLevel: '2' });
  await signsIn(shopper, provider, member);
  expect(await helpOf(account)).toEqual({ choice: 'no', lisSubsidyLevel: '' });
});
