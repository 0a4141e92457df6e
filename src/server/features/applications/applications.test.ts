import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApplicationReply, SavedAnswers } from '#contract/applications.ts';
import type { ProblemReply } from '#contract/problem.ts';
import type { ProfileReply } from '#contract/profile.ts';
import { MOST_DRAFTS } from '#domain/applications/draft-kept.ts';
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

const PLAN = PLANS.inBothYears;
const applies = (change = {}) => applicant(subject, provider, change);

test('[ENROLL-003][ENROLL-601][ENROLL-620][DATA-007] an application that was started is In Progress, of the plan as it is sold', async () => {
  const ana = await applies();
  const reply = await ana.start();
  expect([reply.statusCode, reply.headers.etag?.toString().startsWith('"2')]).toEqual([200, true]);
  const { enrollments } = await ana.list();
  expect(enrollments).toMatchObject([
    {
      planId: PLAN,
      planYear: 2027,
      planType: 'MAPD',
      zipCode: '98101',
      county: 'King County',
      status: 'In Progress',
      isSubmitted: false,
      confirmationNo: null,
      isJarvisEnrollment: false,
      formData: null,
      nextPageUrl: '/welcome',
      listed: true,
      timeline: [],
      monthlyPremium: 0,
    },
  ]);
  expect(enrollments[0]?.planName).not.toBe('');
});

test('[ENROLL-011] the saved plan of that year has the status of its application, and that of another year has none', async () => {
  const ana = await applies();
  for (const year of [2026, 2027])
    await ana.post(
      `${ana.profile}/plans/${year}`,
      { plans: [{ planId: PLAN, ...KING_COUNTY }] },
      {
        'if-match': `"${year - 2025}"`,
      },
    );
  await ana.start();
  const { plansDetails } = (await ana.get(`${ana.profile}/plans`)).json<ProfileReply>();
  expect(
    plansDetails?.plans
      .map(({ planYear, enrollmentStatus, button }) => [planYear, enrollmentStatus, button.kind])
      .sort(),
  ).toEqual([
    [2026, null, 'enroll'],
    [2027, 'In Progress', 'status'],
  ]);
});

test('starting again, in another window too, finds the one that is open', async () => {
  const ana = await applies();
  const version = await ana.current();
  const path = `${ana.profile}/enrollments/${PLAN}/2027`;
  const replies = await Promise.all(Array.from({ length: 8 }, () => ana.post(path, KING_COUNTY, version)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  expect((await ana.list()).enrollments).toHaveLength(1);
});

test.each([
  ['of a plan that is not sold there', PLANS.onlyInNewYork, 2027, KING_COUNTY, 'plan-not-offered'],
  ['of a plan that nobody knows', 'H0000000000', 2027, KING_COUNTY, 'plan-not-offered'],
  ['of an institutional plan', PLANS.institutional, 2027, KING_COUNTY, 'enrollment-closed'],
  ['for a ZIP code of another county', PLAN, 2027, { ...KING_COUNTY, zipCode: '10001' }, 'invalid-input'],
  ['for a year that is not on sale', PLAN, 2028, KING_COUNTY, 'plan-not-offered'],
] as const)('an application %s is not started', async (_story, planId, year, place, code) => {
  const ana = await applies();
  const reply = await ana.start(planId, year, place);
  expect([reply.statusCode, reply.json<ProblemReply>().code]).toEqual([422, code]);
  expect((await ana.list()).enrollments).toEqual([]);
});

test('nobody has more than a handful of drafts, and one that is removed makes room', async () => {
  const ana = await applies();
  const id = await ana.started();
  await subject.pool.query(
    `insert into application (profile_uuid, application_uuid, plan_year, plan_id, snapshot, brand, language, next_page,
                              started_at, saved_at)
     select profile_uuid, gen_random_uuid(), plan_year, 'H' || number, snapshot, brand, language, next_page, now(), now()
     from application, generate_series(2, $2) as number where application_uuid = $1`,
    [id, MOST_DRAFTS],
  );
  expect((await ana.start(PLANS.pdp)).json<ProblemReply>().code).toBe('too-many-applications');
  expect((await ana.drop(id)).statusCode).toBe(200);
  expect((await ana.start(PLANS.pdp)).statusCode).toBe(200);
});

test('[ENROLL-603][ENROLL-604] what the profile tells is filled in, and the Medicare number shows its end alone', async () => {
  const ana = await applies({ medicareNumber: '1EG4TE5MK73' });
  const { answers, versions, eligibility } = await ana.read(await ana.started());
  expect(answers).toEqual({
    firstName: 'Sam',
    lastName: 'Okafor',
    dob: '1950-03-09',
    emailAddress: 'sam@example.org',
    medicareClaimNumber: '••••MK73',
    state: 'WA',
    zipCode: '98101',
    languagePreference: 'english',
  });
  expect([versions['firstName'], eligibility]).toEqual([1, null]);
});

test('nothing is asked a second time: another application begins with what the one before knows, and without its consents', async () => {
  const ana = await applies();
  const first = await ana.started();
  await ana.overwrite(first, { ...ALL_ANSWERS, autodialerConsent: 'yes', goGreen: 'yes' });
  const { answers } = await ana.read(await ana.started(PLANS.pdp));
  expect(answers).toMatchObject({ address1: '12 Pine Street', mobileNumber: '206-555-0114', gender: 'male' });
  expect(Object.keys(answers)).not.toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^(autodialerConsent|signature|statementAgreed|paymentMethod|ProposedEffectiveDate)$/),
    ]),
  );
});

test('[ENROLL-621][ENROLL-022] an answer is kept as it was typed, the place is kept with it, and both are there on another device', async () => {
  const ana = await applies();
  const id = await ana.started();
  const saved = await ana.save(id, { middleName: '  Özlem 🦉 ' }, {}, { nextPageUrl: '/steps//review' });
  expect(saved.json<SavedAnswers>()).toMatchObject({
    answers: { middleName: '  Özlem 🦉 ' },
    versions: { middleName: 1 },
  });
  expect(await ana.read(id)).toMatchObject({
    answers: { middleName: '  Özlem 🦉 ' },
    enrollment: { nextPageUrl: '/steps//review', lastSaved: saved.json<SavedAnswers>().lastSaved },
  });
  const { formData } = (await ana.read(id)).enrollment;
  expect(formData).toContain('Özlem');
});

test('a profile that is asked for again tells of an answer that was kept since', async () => {
  const ana = await applies();
  const id = await ana.started();
  const before = await ana.get(`${ana.profile}/all`);
  await ana.save(id, { city: 'Bothell' }, {}, { nextPageUrl: '/steps/mailing-address' });
  const after = await ana.get(`${ana.profile}/all`, { 'if-none-match': String(before.headers.etag) });
  expect(after.statusCode).toBe(200);
  expect(after.json<ProfileReply>().enrollmentsDetails?.enrollments[0]?.nextPageUrl).toBe('/steps/mailing-address');
});

test('two windows on one field: the second is told what stands there, and nothing of its request is kept', async () => {
  const ana = await applies();
  const id = await ana.started();
  await ana.save(id, { city: 'Seattle' });
  const late = await ana.save(id, { city: 'Tacoma', address1: '1 Elm Street' });
  expect(late.statusCode).toBe(412);
  expect(late.json<ProblemReply>()).toMatchObject({
    code: 'stale-version',
    current: { answers: { city: 'Seattle' }, versions: { city: 1 } },
  });
  expect((await ana.read(id)).answers['address1']).toBeUndefined();
  expect((await ana.save(id, { city: 'Tacoma' }, { city: 1 })).statusCode).toBe(200);
});

test('[ENROLL-022] a request that comes again, since its answer was lost, is no conflict, not of a secret either', async () => {
  const ana = await applies();
  const id = await ana.started();
  const lost = { medicareClaimNumber: '1EG4-TE5-MK73', city: 'Seattle' };
  await ana.save(id, lost);
  const again = await ana.save(
    id,
    { ...lost, address1: '1 Elm Street' },
    {},
    { nextPageUrl: '/steps/mailing-address' },
  );
  expect(again.statusCode).toBe(200);
  expect(again.json<SavedAnswers>()).toMatchObject({
    answers: { city: 'Seattle', address1: '1 Elm Street' },
    versions: { medicareClaimNumber: 1, city: 1, address1: 1 },
  });
  expect((await ana.read(id)).enrollment.nextPageUrl).toBe('/steps/mailing-address');
});

test('of many windows that answer the same question at once, one is kept and the others are told', async () => {
  const ana = await applies();
  const id = await ana.started();
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, index) => ana.save(id, { city: `Town ${'abcdefghijkl'[index]}`, address2: 'Flat' })),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    200,
    ...Array(11).fill(412),
  ]);
  expect((await ana.read(id)).versions).toMatchObject({ city: 1, address2: 1 });
});

test('[ENROLL-700] secrets go in, and never come back whole: not in the answers, the form data, or a conflict', async () => {
  const ana = await applies();
  const id = await ana.started();
  const secrets = { medicareClaimNumber: '1EG4-TE5-MK73', medicaidNumber: '900000012W', accountNumber: '000123456789' };
  const saved = await ana.save(id, { ...secrets, paymentMethod: 'bankDraft', hasMedicaidEnrollee: 'yes' });
  const conflict = await ana.save(id, secrets);
  const read = await ana.get(ana.of(id));
  for (const reply of [saved, conflict, read]) expect(reply.body).not.toMatch(/1EG4|TE5|900000012|0001234567/);
  expect(saved.json<SavedAnswers>().answers).toMatchObject({
    medicareClaimNumber: '••••MK73',
    medicaidNumber: '••••012W',
    accountNumber: '••••6789',
  });
  const { rows } = await subject.pool.query(
    'select answer_sealed from application_answer where application_uuid = $1',
    [id],
  );
  expect(JSON.stringify(rows)).not.toMatch(/1EG4|900000012|0001234567/);
});

test('what the page shows of a secret never takes the place of it', async () => {
  const ana = await applies();
  const id = await ana.started();
  await ana.save(id, { medicareClaimNumber: '1EG4-TE5-MK73' });
  const { answers, versions } = (
    await ana.save(id, { medicareClaimNumber: '••••MK73' }, { medicareClaimNumber: 1 })
  ).json<SavedAnswers>();
  expect([answers['medicareClaimNumber'], versions['medicareClaimNumber']]).toEqual(['••••MK73', 1]);
});

test.each([
  ['a question that there is not', { answers: { nonsense: 'x' } }, 'answers.nonsense'],
  ['a step that there is not', { answers: {}, nextPageUrl: '/steps/nowhere' }, 'nextPageUrl'],
  ['more than any field takes', { answers: { city: 'x'.repeat(2001) } }, 'answers.city'],
  ['signs that can not be printed', { answers: { city: 'Sea\u0000ttle' } }, 'answers.city'],
  ['a version that no field can have', { answers: { city: 'Seattle' }, versions: { city: 2 ** 31 } }, 'versions.city'],
])('%s is refused with its name, and nothing is kept', async (_story, body, field) => {
  const ana = await applies();
  const id = await ana.started();
  const reply = await ana.post(`${ana.of(id)}/answers`, { versions: {}, ...body });
  expect([reply.statusCode, Object.keys(reply.json<ProblemReply>().fields ?? {})]).toEqual([422, [field]]);
});

test('what only the server can know is said with every answer: a number that is none, a ZIP code where the plan is not sold or of another state', async () => {
  const ana = await applies();
  const id = await ana.started();
  const { faults } = await ana.overwrite(id, { medicareClaimNumber: '1234', zipCode: '10001' });
  expect(faults).toEqual({ medicareClaimNumber: 'no-medicare-number', zipCode: 'zip-outside-area' });
  const mended = { medicareClaimNumber: '1EG4-TE5-MK73', zipCode: '98011' };
  expect((await ana.overwrite(id, { ...mended, state: 'NY' })).faults).toEqual({ state: 'state-differs' });
  expect((await ana.overwrite(id, { ...mended, state: 'WA' })).faults).toEqual({});
});

test('an application of somebody else is nobody’s: not to read, fill in, move, send or remove', async () => {
  const [ana, bob] = [await applies(), await applies()];
  const id = await ana.started();
  const replies = [
    await bob.get(bob.of(id)),
    await bob.save(id, { city: 'Seattle' }),
    await bob.post(`${bob.of(id)}/eligibility`, {}),
    await bob.post(`${bob.of(id)}/plan`, { planId: PLAN, planYear: 2027, ...KING_COUNTY }, await bob.current()),
    await bob.submit(id),
  ];
  expect(replies.map((reply) => reply.json<ProblemReply>().code)).toEqual(Array(5).fill('application-not-found'));
  expect((await bob.drop(id)).statusCode).toBe(200);
  expect((await ana.read(id)).enrollment.enrollmentId).toBe(id);
});

test('an application read after its answers were damaged on disk still opens, and asks those again', async () => {
  const ana = await applies();
  const id = await ana.started();
  await ana.save(id, { city: 'Seattle' });
  await subject.pool.query(
    "update application_answer set answer_sealed = 'k1.AAAA' where application_uuid = $1 and field = 'city'",
    [id],
  );
  const { answers, versions } = (await ana.get(ana.of(id))).json<ApplicationReply>();
  expect([answers['city'], versions['city']]).toEqual(['', 1]);
});

test('what an older form asked stays where it is, and no page and no copy of the form stumbles over it', async () => {
  const ana = await applies();
  const id = await ana.started();
  await subject.pool.query(
    `insert into application_answer select profile_uuid, application_uuid, 'faxNumber', answer_sealed, 1
     from application_answer where application_uuid = $1 and field = 'firstName'`,
    [id],
  );
  const { answers, versions, enrollment } = await ana.read(id);
  expect([answers['faxNumber'], versions['faxNumber'], answers['firstName']]).toEqual([undefined, undefined, 'Sam']);
  expect(enrollment.formData).not.toContain('faxNumber');
  expect((await ana.save(id, { city: 'Seattle' })).statusCode).toBe(200);
});
