import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProfileReply } from '#contract/profile.ts';
import { READ_SECTIONS } from '#contract/profile-sections.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { countStatements } from '#tests/support/count-statements.ts';
import { fakeIdentity, ruth, sam } from '#tests/support/fake-identity.ts';
import { signedIn } from '#tests/support/sign-in.ts';

const provider = fakeIdentity();
let subject: TestApp;
beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway });
});
afterAll(() => subject.close());

const statementsOf = async (work: () => Promise<unknown>) => {
  const counted = countStatements(subject.pool);
  await work();
  counted.stop();
  return counted.names();
};

test.each(READ_SECTIONS)(
  'a signed-in shopper reads with one statement, their session among it: %s',
  async (section) => {
    const shopper = await signedIn(subject.app, provider, sam);
    const read = async () => expect((await shopper.get(`${shopper.profile}/${section}`)).statusCode).toBe(200);
    expect(await statementsOf(read)).toEqual([`find-session-and-${section}`]);
  },
);

test('what is read with a session is only its own profile', async () => {
  const one = await signedIn(subject.app, provider, sam);
  const other = await signedIn(subject.app, provider, ruth);
  const own = (await one.get(`${one.profile}/all`)).json<ProfileReply>();
  expect([own.uuid, own.userDetails?.uuid]).toEqual([one.uuid, one.uuid]);
  expect((await one.get(`${other.profile}/all`)).statusCode).toBe(404);
  expect((await one.get(`${one.profile}/__proto__`)).statusCode).toBe(422);
});

test('a session that has ended reads nothing', async () => {
  const shopper = await signedIn(subject.app, provider, sam);
  await subject.pool.query("update session set last_seen_at = now() - interval '2 days', created_at = last_seen_at");
  expect((await shopper.get(`${shopper.profile}/all`)).statusCode).toBe(401);
});
