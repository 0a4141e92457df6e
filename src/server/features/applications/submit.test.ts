import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProblemReply } from '#contract/problem.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { ALL_ANSWERS, applicant } from '#tests/support/applicant.ts';
import { fakeIdentity } from '#tests/support/fake-identity.ts';
import { KING_COUNTY, PLANS } from '#tests/support/small-catalogue.ts';

const provider = fakeIdentity();
let subject: TestApp;
beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway });
});
afterAll(() => subject.close());

let people = 0;
/** A Medicare number of their own. */
const numberOf = () => {
  people += 1;
  return `1EG4-TE5-MK${String(people + 10)}`;
};

async function filledIn(change: Record<string, string> = {}, planId: string = PLANS.inBothYears) {
  const ana = await applicant(subject, provider);
  const id = await ana.started(planId);
  await ana.overwrite(id, { ...ALL_ANSWERS, medicareClaimNumber: numberOf(), ...change });
  return { ...ana, id };
}

const codeOf = (reply: { json: <T>() => T }) => reply.json<ProblemReply>().code;

test('[ENROLL-009][ENROLL-601][ENROLL-620] what is sent is Submitted, with a number that begins with the letters of the brand', async () => {
  const ana = await filledIn();
  expect((await ana.submit(ana.id)).statusCode).toBe(200);
  const { enrollments } = await ana.list();
  expect(enrollments).toMatchObject([{ status: 'Submitted', isSubmitted: true, keptUntil: null }]);
  expect(enrollments[0]?.confirmationNo).toMatch(/^LM\d{12}$/);
  expect(enrollments[0]?.timeline).toMatchObject([
    { step: 'submitted', state: 'done' },
    { step: 'sent', state: 'waiting' },
    { step: 'received' },
    { step: 'decided' },
  ]);
});

test('pressed ten times, in as many windows, it is sent once, and each press is answered well', async () => {
  const ana = await filledIn();
  const version = await ana.current();
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => ana.post(`${ana.of(ana.id)}/submit`, {}, version)),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  const { rows } = await subject.pool.query("select count(*)::int as jobs from job where job_id like '%' || $1", [
    ana.id,
  ]);
  expect(rows).toEqual([{ jobs: 1 }]);
  expect((await ana.list()).enrollments).toHaveLength(1);
});

test('[ENROLL-617][ENROLL-621] nothing is sent before every step is right: each field that is not is named', async () => {
  const ana = await filledIn({ statementAgreed: '', mobileNumber: '', zipCode: '10001', dob: '2031-02-30' });
  const reply = await ana.submit(ana.id);
  expect([reply.statusCode, reply.json<ProblemReply>()]).toMatchObject([
    422,
    {
      code: 'application-incomplete',
      fields: {
        statementAgreed: 'missing',
        mobileNumber: 'one-phone-at-least',
        zipCode: 'zip-outside-area',
        dob: 'no-day',
      },
    },
  ]);
  expect((await ana.list()).enrollments).toMatchObject([{ status: 'In Progress' }]);
});

test('[ENROLL-613][ENROLL-614] the server too asks for a right to join, and for a day on which the plan can start', async () => {
  const early = await filledIn({ ProposedEffectiveDate: '2027-02-01' });
  expect((await early.submit(early.id)).json<ProblemReply>()).toMatchObject({
    code: 'application-incomplete',
    fields: { ProposedEffectiveDate: 'day-not-offered' },
  });

  const december = await testApp({ identity: provider.gateway, today: '2026-12-09T10:00:00' });
  const late = await applicant(december, provider);
  const id = await late.started();
  const sends = async (answers: Record<string, string>) => {
    await late.overwrite(id, { ...ALL_ANSWERS, medicareClaimNumber: numberOf(), ...answers });
    return late.submit(id);
  };
  expect((await sends({})).json<ProblemReply>().fields).toMatchObject({ losingCoverage: 'reason-missing' });
  const tooLate = { losingCoverage: 'yes', losingCoverageDate: '2026-03-31' };
  expect((await sends(tooLate)).json<ProblemReply>().fields).toMatchObject({ losingCoverage: 'reason-not-open' });
  expect((await sends({ ...tooLate, losingCoverageDate: '2026-11-30' })).statusCode).toBe(200);
  expect((await late.list()).enrollments).toMatchObject([{ status: 'Submitted' }]);
  await december.close();
});

test('what was sent is not changed any more: no answer, no plan, and it can not be removed', async () => {
  const ana = await filledIn();
  await ana.submit(ana.id);
  const plan = { planId: PLANS.pdp, planYear: 2027, ...KING_COUNTY };
  expect([
    codeOf(await ana.save(ana.id, { city: 'Tacoma' }, { city: 1 })),
    codeOf(await ana.post(`${ana.of(ana.id)}/plan`, plan, await ana.current())),
    codeOf(await ana.post(`${ana.of(ana.id)}/eligibility`, {})),
    codeOf(await ana.drop(ana.id)),
    codeOf(await ana.start()),
  ]).toEqual(Array(5).fill('application-sent'));
  expect((await ana.read(ana.id)).answers['city']).toBe('Seattle');
});

test('an answer that comes while it is being sent is in it, or refused: never lost in between', async () => {
  const ana = await filledIn();
  const [sent, saved] = await Promise.all([ana.submit(ana.id), ana.save(ana.id, { address2: 'Flat 3' })]);
  expect(sent.statusCode).toBe(200);
  const { answers } = await ana.read(ana.id);
  expect([saved.statusCode, answers['address2']]).toEqual(
    saved.statusCode === 200 ? [200, 'Flat 3'] : [409, undefined],
  );
});

test('a Medicare number under which somebody else has applied is said at its field, until that one is taken back', async () => {
  const medicareClaimNumber = numberOf();
  const ana = await filledIn({ medicareClaimNumber });
  const bob = await filledIn({ medicareClaimNumber });
  await ana.submit(ana.id);
  expect((await bob.read(bob.id)).faults).toEqual({ medicareClaimNumber: 'number-in-use' });
  expect((await bob.submit(bob.id)).json<ProblemReply>()).toMatchObject({
    code: 'application-incomplete',
    fields: { medicareClaimNumber: 'number-in-use' },
  });
  await ana.post(`${ana.of(ana.id)}/withdraw`, {}, await ana.current());
  expect((await bob.submit(bob.id)).statusCode).toBe(200);
});

test('a Medicare number is not somebody else’s where the same person applies for another plan', async () => {
  const ana = await filledIn();
  const { answers } = await ana.read(ana.id);
  expect((await ana.submit(ana.id)).statusCode).toBe(200);
  const second = await ana.read(await ana.started(PLANS.pdp));
  expect(second.answers['medicareClaimNumber']).toBe(answers['medicareClaimNumber']);
  expect(second.faults).toEqual({});
});

test('a plan that closes while the form is open: the reason is told, and every answer stays', async () => {
  const ana = await filledIn();
  const later = await testApp({ identity: provider.gateway, beside: subject, today: '2027-12-08T10:00:00' });
  const headers = {
    cookie: [...ana.jar].map(([name, value]) => `${name}=${value}`).join('; '),
    host: 'lantern.localhost',
  };
  const reply = await later.app.inject({
    method: 'POST',
    url: `${ana.of(ana.id)}/submit`,
    payload: {},
    headers: { ...headers, 'sec-fetch-site': 'same-origin', ...(await ana.current()) },
  });
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'enrollment-closed']);
  expect((await ana.read(ana.id)).answers['signature']).toBe('Sam Okafor');
  await later.close();
});

test('where nobody takes applications, that is said, and the draft stays', async () => {
  const closed = await testApp({ identity: provider.gateway, carrier: null });
  const ana = await applicant(closed, provider);
  const id = await ana.started();
  await ana.overwrite(id, ALL_ANSWERS);
  const reply = await ana.submit(id);
  expect([reply.statusCode, codeOf(reply)]).toEqual([503, 'applications-unavailable']);
  expect((await ana.post(`${ana.of(id)}/eligibility`, {})).json()).toMatchObject({
    eligibility: { outcome: 'silent' },
  });
  expect((await ana.list()).enrollments).toMatchObject([{ status: 'In Progress' }]);
  await closed.close();
});
