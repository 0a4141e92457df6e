import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProfileReply } from '#contract/profile.ts';
import type { Reply } from '#contract/schemas.ts';
import { detailsAskedOf } from '#domain/identity/identity-details.ts';
import { isTelesalesType } from '#domain/identity/telesales-type.ts';
import { DEMO_ACCOUNTS } from '#server/identity/provider/demo-accounts.ts';
import { eventRecorder } from '#server/profile/access-events.ts';
import { auditTrail } from '#server/profile/record.ts';
import { fieldSealer } from '#server/security/sealed-field.ts';
import { TEST_KEYS, type TestApp, testApp } from '#tests/support/app.ts';
import { fakeIdentity } from '#tests/support/fake-identity.ts';
import { MERGE, signsInAs } from '#tests/support/prospects.ts';
import { recordDemoProspects } from './demo-prospects.ts';
import { prospectRecorder } from './record-prospect.ts';

const provider = fakeIdentity();
let subject: TestApp;

beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway, sample: true });
  const { pool, catalogue } = subject;
  const events = { record: eventRecorder({ machine: Date.now, auditKeys: TEST_KEYS }) };
  const sealer = fieldSealer(TEST_KEYS);
  const parts = { pool, machine: Date.now, sealer, trail: auditTrail(TEST_KEYS), events, catalogue };
  const record = () => recordDemoProspects({ catalogue, recordProspect: prospectRecorder(parts) }, '2026-11-16');
  await record();
  await record();
});
afterAll(() => subject.close());

test.each([
  ['memberConsent', 'MEMBER-CONSENT', '3GJ5VH7QR92', ''],
  ['nonMemberConsent', 'NON-MEMBER-CONSENT', '', 'm'],
  ['memberNoConsent', 'MEMBER-NO-CONSENT', '', ''],
  ['nonMemberNoConsent', 'NON-MEMBER-NO-CONSENT', '', 'f'],
] as const)('the demo account %s is a %s, and gets what the agent wrote down by what it is asked', async (...story) => {
  const [account, type, mbi, gender] = story;
  const { email, firstName, lastName, zipCode } = DEMO_ACCOUNTS[account];
  const shopper = await signsInAs(subject.app, provider, email, {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
  });
  const before = (await shopper.get(`${shopper.profile}/all`)).json<ProfileReply>();
  expect(before.userDetails).toMatchObject({ telesalesProfileType: type, createdBy: 'TELESALES' });
  expect(isTelesalesType(type) && detailsAskedOf(type).includes('mbi')).toBe(mbi !== '');

  const asked = (field: 'zipCode') => (detailsAskedOf(type).includes(field) ? zipCode : '');
  const typed = { firstName, lastName, email, dob: '05/17/1952', mbi, gender, zipCode: asked('zipCode'), action: 'm' };
  const { data } = (await shopper.post(MERGE, typed)).json<Reply<'mergeProfile'>>();
  expect(data.isProfileMerged).toBe(true);
  const { drugsAndPharmacyDetails, providersDetails, plansDetails } = (
    await shopper.get(`${shopper.profile}/all`)
  ).json<ProfileReply>();
  expect([
    drugsAndPharmacyDetails?.drugInfoDetails.map(({ drugName }) => drugName),
    providersDetails?.providerIdList.length,
    plansDetails?.plans.length,
  ]).toEqual([['atorvastatin', 'metformin'], 1, 1]);
});
