import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentUuid } from '#server/identity/sign-in/account-uuid.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { agentSmith, fakeIdentity } from '#tests/support/fake-identity.ts';
import { codeBody, leavesForProvider, signedIn } from '#tests/support/sign-in.ts';
import { testClient } from '#tests/support/test-client.ts';

const provider = fakeIdentity();
let subject: TestApp;

beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway });
});
afterAll(() => subject.close());

const SEARCH = '/landrover/api/agent/shoppers/search';

test('an agent whose provider tells of a password alone, or of nothing, is no agent here', async () => {
  const agent = { ...agentSmith, subject: 'one-factor' };
  for (const proof of [
    { acr: null, amr: ['pwd'] },
    { acr: null, amr: [] },
    { acr: 'urn:any', amr: ['pwd', 'pin'] },
  ]) {
    const browser = testClient(subject.app);
    const state = await leavesForProvider(browser);
    const reply = await browser.post(
      '/landrover/api/apps/aarp/authValidate',
      codeBody(provider.codeFor(agent, proof), state),
    );
    expect(reply.json()).toMatchObject({ status: 403, code: 'second-factor-missing' });
    expect((await browser.post(SEARCH, { email: 'sam@example.org' })).statusCode).toBe(401);
  }
  const { rows } = await subject.pool.query<{ kind: string; times: number }>(
    'select kind, times from access_event where about_uuid = $1 order by position',
    [agentUuid('fake one-factor')],
  );
  expect(rows).toEqual([{ kind: 'second-factor-missing', times: 1 }]);
});

test('a session of an agent from before is none', async () => {
  const agent = await signedIn(subject.app, provider, { ...agentSmith, subject: 'from-before' });
  expect((await agent.post(SEARCH, { email: 'sam@example.org' })).statusCode).toBe(200);
  await subject.pool.query('update session set second_factor = false where agent_id = $1', ['fake from-before']);
  expect((await agent.post(SEARCH, { email: 'sam@example.org' })).statusCode).toBe(401);
  expect((await agent.get('/landrover/api/session')).statusCode).toBe(401);
});
