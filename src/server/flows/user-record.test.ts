import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProfileReply } from '#contract/profile.ts';
import type { Reply } from '#contract/schemas.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { fakeIdentity } from '#tests/support/fake-identity.ts';
import { agreesToClaims, importItems, OKAFOR } from '#tests/support/imports.ts';
import { MERGE, MIA, MIA_TYPES, recordsProspect } from '#tests/support/prospects.ts';
import { signedIn } from '#tests/support/sign-in.ts';
import { guest } from '#tests/support/test-client.ts';

const provider = fakeIdentity();
let subject: TestApp;
beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway, sample: true });
});
afterAll(() => subject.close());

/** A member of whom everything is known: an agent wrote them down, one try went wrong, and claims came in. */
async function knownWhole(name: string) {
  const email = `${name}@example.org`;
  const person = { ...MIA.person, firstName: 'Sam', lastName: 'Okafor', email };
  await recordsProspect(subject.app, provider, { ...MIA, plans: [], person });
  const identity = { ...OKAFOR, subject: name, email, salesforceRecordType: 'm' };
  const shopper = await signedIn(subject.app, provider, identity);
  const wrong = await shopper.post(MERGE, { ...MIA_TYPES, firstName: 'Sam', lastName: 'Weller', email });
  expect(wrong.json<Reply<'mergeProfile'>>().data.remainingRetryCount).toBe(2);
  await agreesToClaims(subject.app, shopper, 'Sam');
  expect((await importItems(shopper)).statusCode).toBe(200);
  return { ...shopper, email };
}

const WHOLE = {
  firstName: 'Sam',
  lastName: 'Okafor',
  dob: '03/09/1951',
  zipCode: '98101',
  mbi: '•••• ••• MK73',
  optumId: 'optum-0001',
  userType: 'hsid',
  isCSRLogin: false,
  telesalesProfileType: 'MEMBER-CONSENT',
  createdBy: 'TELESALES',
  salesforceRecordType: 'm',
};

test('[DATA-011] the section of the person tells who they are, whether they are a guest in one word, and what they agreed to', async () => {
  const { uuid, email, get, profile } = await knownWhole('a-user');
  const { userDetails, memberImport } = (await get(`${profile}/demographics`)).json<ProfileReply>();
  expect(userDetails).toMatchObject({ ...WHOLE, uuid, email, isGuestUser: false });
  expect(userDetails).not.toHaveProperty('isGuest');
  expect(memberImport?.importHistory.map(({ agreementDate }) => agreementDate)).toEqual(['2026-11-16']);
  const visitor = await guest(subject.app);
  const ofGuest = (await visitor.get(`${visitor.profile}/demographics`)).json<ProfileReply>();
  expect(ofGuest).toMatchObject({ userDetails: { isGuestUser: true, userType: null }, memberImport: null });
});

/** Decision DATA-607: where each of the 32 fields is told, and which of them no profile tells. */
const ELSEWHERE = ['siteId', 'lastModifiedBy', 'lastModifiedDate', 'sessionLastAccessed'];
const NEVER_TOLD = ['gender', 'mergedProfileUuid', 'emailTriggeredAt'];
const NOT_KEPT = ['fullName', 'nickName', 'secondaryEmail', 'hcpData', 'accountLinkIds'];

test('[DATA-607] of the 32 fields of a user record a profile tells twenty, and no more', async () => {
  const { uuid, email, get, profile } = await knownWhole('a-record');
  const reply = (await get(`${profile}/all`)).json<ProfileReply>();
  const { userDetails, memberImport } = reply;
  const { isCSRLogin: _look, ...ofRecord } = WHOLE;
  const asNamed = {
    ...ofRecord,
    uuid,
    email,
    isGuestUser: false,
    profileStatus: 'A',
    creationDate: expect.any(String),
  };
  expect(userDetails).toMatchObject(asNamed);
  const [importAgreementData] = memberImport?.importHistory ?? [];
  const otherNames = {
    retryCount: userDetails?.identityAttempts?.remainingCount,
    dataRetrievalStatus: memberImport?.isRunning,
    consent: memberImport?.consent.givenOn,
    importAgreementData: importAgreementData?.agreementDate,
    profileType: importAgreementData?.profileType,
  };
  expect(otherNames).toEqual({
    retryCount: 2,
    dataRetrievalStatus: false,
    consent: '2026-11-16',
    importAgreementData: '2026-11-16',
    profileType: 'MEMBER',
  });
  const told = [...Object.keys(asNamed), ...Object.keys(otherNames)];
  expect(told).toHaveLength(20);
  const others = [...ELSEWHERE, ...NEVER_TOLD, ...NOT_KEPT];
  expect(new Set([...told, ...others]).size).toBe(32);
  const keys = new Set(keysOf({ userDetails, memberImport }));
  expect(others.filter((name) => keys.has(name))).toEqual([]);
});

/** At every depth. */
const keysOf = (value: unknown): string[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inside]) => [key, ...keysOf(inside)])
    : [];
