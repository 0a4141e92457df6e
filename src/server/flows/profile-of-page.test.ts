import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProfileReply } from '#contract/profile.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { applicant } from '#tests/support/applicant.ts';
import { agentSmith, fakeIdentity, sam } from '#tests/support/fake-identity.ts';
import { fixedPages } from '#tests/support/fixed-pages.ts';
import { signedIn } from '#tests/support/sign-in.ts';
import { KING_COUNTY } from '#tests/support/small-catalogue.ts';
import { guest, testClient } from '#tests/support/test-client.ts';

const provider = fakeIdentity();
let subject: TestApp;
beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway, webFolder: fixedPages() });
});
afterAll(() => subject.close());

type Browser = Pick<ReturnType<typeof testClient>, 'send'>;

async function profileIn(browser: Browser, url = '/shopper-profile'): Promise<ProfileReply | null> {
  const { body, statusCode } = await browser.send({ method: 'GET', url, headers: { accept: 'text/html' } });
  expect(statusCode, body.slice(0, 300)).toBe(200);
  const [, data] = /<script type="application\/json" id="profile">(.*?)<\/script>/.exec(body) ?? [];
  return data === undefined ? null : (JSON.parse(data) as ProfileReply);
}

async function somebodyWithPlans() {
  const shopper = await guest(subject.app);
  for (const year of [2026, 2027]) {
    const { versions } = (await shopper.get(`${shopper.profile}/plans`)).json();
    const search = `/planinfo/product-details/VPP/plan-years/${year}/products/ALL/state-codes/WA/fips-county-codes/033`;
    const { plans } = (await shopper.get(search)).json();
    const [{ planId }] = plans;
    const headers = { 'if-match': `"${versions.plans}"` };
    const body = { plans: [{ planId, ...KING_COUNTY }] };
    expect((await shopper.post(`${shopper.profile}/plans/${year}`, body, headers)).statusCode).toBe(200);
  }
  return shopper;
}

test.each(['/shopper-profile', '/medicare/shopper-profile', '/health-plans', '/health-plans/compare'])(
  '%s holds what its person has saved in every year, as the call answers it, and not who they are',
  async (page) => {
    const shopper = await somebodyWithPlans();
    const all = (await shopper.get(`${shopper.profile}/all`)).json();
    const held = await profileIn(shopper, page);
    expect(all).toMatchObject(held ?? { held: 'nothing' });
    expect(held?.plansDetails?.plans.map(({ planYear }) => planYear).sort()).toEqual([2026, 2027]);
    expect(held).toMatchObject({
      drugsAndPharmacyDetails: {},
      providersDetails: {},
      enrollmentsDetails: {},
      versions: { plans: 3 },
    });
    expect(held).not.toHaveProperty('userDetails');
  },
);

test('a page that shows nothing of it holds nothing of it, and nobody else’s page does', async () => {
  const shopper = await somebodyWithPlans();
  expect(await profileIn(shopper, '/medicare-education')).toBeNull();
  expect(await profileIn(testClient(subject.app))).toBeNull();
});

test('who has saved nothing has none, and one who signed in has their own', async () => {
  expect(await profileIn(await guest(subject.app))).toMatchObject({ plansDetails: { plans: [] } });
  const shopper = await signedIn(subject.app, provider, sam);
  expect((await profileIn(shopper))?.uuid).toBe(shopper.uuid);
});

test('[DASH-006] the page holds the applications too, without an answer: one that is opened anew shows them', async () => {
  const ana = await applicant(subject, provider);
  const id = await ana.started();
  const held = await profileIn(ana);
  expect(held?.enrollmentsDetails?.enrollments).toMatchObject([{ enrollmentId: id, formData: null }]);
});

test('a session that has ended has nothing in its page', async () => {
  const shopper = await signedIn(subject.app, provider, sam);
  await subject.pool.query("update session set last_seen_at = now() - interval '2 days', created_at = last_seen_at");
  expect(await profileIn(shopper)).toBeNull();
});

test('an agent’s page holds no profile: which one they look at stands in the tab alone', async () => {
  const desk = await signedIn(subject.app, provider, agentSmith);
  expect(await profileIn(desk)).toBeNull();
});

test('when it can not be read the page is there without it, and says so in the log alone', async () => {
  const shopper = await somebodyWithPlans();
  await subject.pool.query('alter table saved_plan rename to hidden_plan');
  try {
    expect(await profileIn(shopper)).toBeNull();
  } finally {
    await subject.pool.query('alter table hidden_plan rename to saved_plan');
  }
  expect(await profileIn(shopper)).not.toBeNull();
});
