import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { EligibilityAnswer } from '#contract/applications.ts';
import type { ProblemReply } from '#contract/problem.ts';
import type { CarrierGateway } from '#server/gateways/carrier/carrier-gateway.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { applicant } from '#tests/support/applicant.ts';
import { fakeIdentity } from '#tests/support/fake-identity.ts';

const provider = fakeIdentity();
const checkEligibility = vi.fn<CarrierGateway['checkEligibility']>();
const carrier: CarrierGateway = {
  submit: async () => 'received',
  withdraw: async () => 'withdrawn',
  searchStatus: async () => [],
  fetchPending: async () => null,
  checkEligibility,
};

let subject: TestApp;
beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway, carrier });
});
afterAll(() => subject.close());
beforeEach(() => {
  checkEligibility.mockReset();
});

const PERSON = { firstName: 'Sam', lastName: 'Okafor', dob: '1950-03-09', medicareClaimNumber: '1eg4 te5 mk73' };

async function begun(answers: Record<string, string> = PERSON) {
  const ana = await applicant(subject, provider);
  const id = await ana.started();
  await ana.overwrite(id, answers);
  const check = async () => ana.post(`${ana.of(id)}/eligibility`, {});
  const answered = async () => (await check()).json<{ eligibility: EligibilityAnswer }>().eligibility;
  return { ...ana, id, check, answered };
}

test('[ENROLL-605] what Medicare suggests stands beside what was typed, and stays with the application', async () => {
  checkEligibility.mockResolvedValue({ outcome: 'suggests', suggested: { firstName: 'Samuel', lastName: 'Okafor' } });
  const ana = await begun();
  const eligibility = {
    outcome: 'suggests',
    isBeqInfoMatches: false,
    original: { firstName: 'Sam', lastName: 'Okafor' },
    suggested: { firstName: 'Samuel', lastName: 'Okafor' },
  };
  expect(await ana.answered()).toEqual(eligibility);
  expect(checkEligibility.mock.calls).toEqual([
    [{ mbi: '1EG4TE5MK73', firstName: 'Sam', lastName: 'Okafor', dob: '1950-03-09' }],
  ]);
  await ana.save(ana.id, { selectedSuggested: 'yes' });
  expect(await ana.read(ana.id)).toMatchObject({
    eligibility,
    answers: { selectedSuggested: 'yes', firstName: 'Sam' },
  });
});

test('[ENROLL-605] what matches is said to, and of another name or birth date it says nothing any more', async () => {
  checkEligibility.mockResolvedValue({ outcome: 'matches' });
  const ana = await begun();
  expect(await ana.answered()).toMatchObject({ outcome: 'matches', isBeqInfoMatches: true, suggested: null });
  for (const other of [{ lastName: 'Okonkwo' }, { firstName: 'Samuel' }, { dob: '1950-03-19' }]) {
    await ana.overwrite(ana.id, { ...PERSON, ...other });
    expect((await ana.read(ana.id)).eligibility).toBeNull();
  }
  await ana.overwrite(ana.id, PERSON);
  expect((await ana.read(ana.id)).eligibility).toMatchObject({ outcome: 'matches' });
});

test('[ENROLL-605] silence stops nobody, and is not kept: the next look asks again', async () => {
  checkEligibility.mockResolvedValue({ outcome: 'silent' });
  const ana = await begun();
  expect(await ana.answered()).toMatchObject({ outcome: 'silent', isBeqInfoMatches: false });
  expect((await ana.read(ana.id)).eligibility).toBeNull();
  expect((await ana.save(ana.id, { city: 'Seattle' })).statusCode).toBe(200);
});

test.each(['firstName', 'lastName', 'dob', 'medicareClaimNumber'])(
  'without %s nobody is asked, and the answer says what is needed first',
  async (key) => {
    const ana = await begun({ ...PERSON, [key]: '' });
    const reply = await ana.check();
    expect([reply.statusCode, Object.keys(reply.json<ProblemReply>().fields ?? {})]).toEqual([
      422,
      ['medicareClaimNumber'],
    ]);
    expect(checkEligibility).not.toHaveBeenCalled();
  },
);

test('asked again and again, it is refused for a while: a number can not be tried out here', async () => {
  checkEligibility.mockResolvedValue({ outcome: 'not-found' });
  const ana = await begun();
  const replies = [];
  for (let time = 0; time < 24; time += 1) replies.push((await ana.check()).statusCode);
  expect(replies.slice(0, 10)).toEqual(Array(10).fill(200));
  expect(replies).toContain(429);
});
