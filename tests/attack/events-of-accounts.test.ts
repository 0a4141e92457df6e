import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/identity/provider/demo-accounts.ts';
import { NOBODY } from '#server/profile/access-events.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { signInBrowser } from '../support/embedded-sign-in.ts';

/** Whoever guesses passwords leaves a trace with whose account it is. */
let subject: TestApp;
const now = Math.floor(Date.now() / 60_000) * 60_000;

beforeAll(async () => {
  subject = await testApp({ identity: 'configured', machine: () => now, environment: { SIGN_INS_PER_MINUTE: '9' } });
});
afterAll(() => subject.close());

const eventsOf = async (about: string) => {
  const { rows } = await subject.pool.query<{ kind: string; times: number }>(
    'select kind, times from access_event where about_uuid = $1 order by position',
    [about],
  );
  return rows.map(({ kind, times }) => [kind, times]);
};

test('wrong passwords and a lock are written in the trail of whose account it is, and once for many', async () => {
  const { email } = DEMO_ACCOUNTS.shopper;
  const owner = signInBrowser(subject.app);
  const back = await owner.goOn(await owner.answer(await owner.begin(), email, DEMO_PASSWORD));
  const { uuid } = (await owner.validate(back)).json<{ uuid: string }>();

  const stranger = signInBrowser(subject.app);
  const interaction = await stranger.begin();
  const statuses = [];
  for (let tries = 0; tries < 5; tries += 1) {
    statuses.push((await stranger.answer(interaction, email, 'a wrong password')).statusCode);
  }
  expect(statuses).toEqual([422, 422, 429, 429, 429]);
  await stranger.answer(interaction, 'nobody@example.org', 'a wrong password');
  expect(await eventsOf(uuid)).toEqual([
    ['account-made', 1],
    ['signed-in', 1],
    ['sign-in-refused', 1],
    ['sign-in-locked', 1],
  ]);
  expect(await eventsOf(NOBODY)).toEqual([['sign-in-refused', 1]]);
});
