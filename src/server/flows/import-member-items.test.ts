import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { importAgreement } from '#content/en/import-agreement.ts';
import type { ImportSummaryData } from '#contract/imports.ts';
import type { ProfileReply } from '#contract/profile.ts';
import type { Identity } from '#server/identity/gateway/identity-gateway.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { fakeIdentity } from '#tests/support/fake-identity.ts';
import { agreesToClaims, importItems, OKAFOR } from '#tests/support/imports.ts';
import { damageImports } from '#tests/support/sealed-rows.ts';
import { signedIn } from '#tests/support/sign-in.ts';
import { guest, testClient } from '#tests/support/test-client.ts';

const provider = fakeIdentity();
let subject: TestApp;
beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway, sample: true });
});
afterAll(() => subject.close());

const member = (name: string, change: Partial<Identity> = {}) =>
  signedIn(subject.app, provider, { ...OKAFOR, subject: name, ...change });
type Member = Awaited<ReturnType<typeof member>>;

const profileOf = async ({ get, profile }: Member) => (await get(`${profile}/all`)).json<ProfileReply>();

test('[ROLE-407][IMPORT-403][IMPORT-608][PLAN-023] a member who agreed gets drugs, pharmacy, doctors and plans, once a month', async () => {
  const shopper = await member('imports');
  expect((await importItems(shopper)).json()).toMatchObject({ code: 'claims-consent-missing' });
  expect(await agreesToClaims(subject.app, shopper, 'Sam')).toBe('/shopper-profile?claims=agreed');
  const before = await profileOf(shopper);
  expect(before.memberImport).toMatchObject({ allowed: true, atStartup: true, needsConsent: false });
  const reply = await importItems(shopper);
  expect(reply.statusCode).toBe(200);
  const { importSummaryData } = reply.json<{ importSummaryData: ImportSummaryData }>();
  const after = await profileOf(shopper);
  expect(after.memberImport).toMatchObject({ allowed: false, atStartup: false, undoable: true });
  expect(after.memberImport?.lastSummary).toEqual(importSummaryData);
  // By hand from embedded/people.ts: three drugs are bought again and again, the others were taken back or are mixtures.
  expect(after.drugsAndPharmacyDetails?.drugInfoDetails).toMatchObject([
    { nationalDrugCode: '60505257908', drugQuantity: 1, drugFrequency: 'Day', drugSupplyLength: 30 },
    { drugName: 'Xalatan', drugQuantity: 1, drugFrequency: 'Month', drugPackageSize: 2.5, drugItem: 'bottle' },
    { nationalDrugCode: '70010006310', drugQuantity: 2, drugFrequency: 'Day', drugSupplyLength: 90 },
  ]);
  expect(after.drugsAndPharmacyDetails?.pharmacyObj).toMatchObject({ pharmacyNumber: '101999000028' });
  expect(after.providersDetails?.providerIdList.map(({ nationalProviderId }) => nationalProviderId)).toEqual([
    '9450000010',
    '9450000051',
  ]);
  expect(after.memberEnrolledPlans).toMatchObject([
    {
      planId: 'H9918001000',
      effectiveDate: '2026-01-01',
      terminationDate: null,
      isActive: true,
      planYear: 2026,
    },
  ]);
  expect((await importItems(shopper)).json()).toMatchObject({ code: 'imported-this-month', status: 409 });
});

const DETAILS = {
  firstName: 'Sam',
  lastName: 'Okafor',
  dob: '03/09/1951',
  zipCode: '98101',
  mbi: '1EG4-TE5-MK73',
  isAttested: true,
};

test('[DATA-608] the form keeps what was attested to, and details that are not those of the member find nothing', async () => {
  const shopper = await member('form');
  await agreesToClaims(subject.app, shopper, 'Sam');
  const empty = {
    importSummaryData: {
      importedPlansData: { plans: [] },
      importedDrugsAndPharmacySummary: { drugs: [], pharmacy: null },
      importedProvidersSummary: { providers: [] },
    },
  };
  const wrong = [{ firstName: 'Pam' }, { lastName: 'Other' }, { dob: '03/10/1951' }, { zipCode: '10001' }];
  for (const change of [...wrong, { mbi: '2FH7UG6NP84' }]) {
    const reply = await importItems(shopper, 'USER', { ...DETAILS, ...change });
    expect([reply.statusCode, reply.json()]).toEqual([200, empty]);
  }
  expect((await profileOf(shopper)).memberImport).toMatchObject({ allowed: true, importHistory: [] });
  const refused = await importItems(shopper, 'USER', { ...DETAILS, mbi: '1EG4TE5MK7S', dob: '02/30/1951' });
  expect(refused.json()).toMatchObject({ code: 'invalid-input', fields: { 'details.dob': expect.any(String) } });
  expect((await importItems(shopper, 'USER', DETAILS)).statusCode).toBe(200);
  expect((await profileOf(shopper)).memberImport?.importHistory).toEqual([
    {
      profileType: 'MEMBER',
      agreementName: importAgreement.name,
      agreementText: importAgreement.consent,
      agreementDate: '2026-11-16',
      triggeredBy: 'USER',
      attestationText: importAgreement.attestation,
    },
  ]);
});

test('a member of an employer’s plan is found by the second import, after the first found nobody', async () => {
  const earl = {
    firstName: 'Earl',
    lastName: 'Brandt',
    dateOfBirth: '1950-11-02',
    medicareNumber: '2FH7UG6NP84',
  } as const;
  const shopper = await member('employer', earl);
  await agreesToClaims(subject.app, shopper, 'Earl');
  expect((await importItems(shopper)).json()).toMatchObject({ code: 'claims-unavailable', status: 503 });
  expect((await profileOf(shopper)).memberImport).toMatchObject({ allowed: true, atStartup: false, isRunning: false });
  const found = (await importItems(shopper, 'EI_MEMBER')).json<{ importSummaryData: ImportSummaryData }>();
  expect(found.importSummaryData.importedDrugsAndPharmacySummary.drugs).toHaveLength(1);
});

test('claims of another person are no claims, and the leave for them ends', async () => {
  const shopper = await member('wrong-person');
  await agreesToClaims(subject.app, shopper, 'Nora');
  expect((await importItems(shopper)).json()).toMatchObject({ code: 'claims-unavailable' });
  const { memberImport, drugsAndPharmacyDetails } = await profileOf(shopper);
  expect(memberImport).toMatchObject({ needsConsent: true, allowed: true });
  expect(drugsAndPharmacyDetails?.drugInfoDetails).toEqual([]);
});

test('of ten at once there is one import: who waits for it hears the same, and who comes after it that it is done', async () => {
  const shopper = await member('ten');
  await agreesToClaims(subject.app, shopper, 'Sam');
  const replies = await Promise.all(Array.from({ length: 10 }, () => importItems(shopper)));
  const [done, late] = [200, 409].map((status) => replies.filter(({ statusCode }) => statusCode === status));
  expect(new Set(done?.map(({ body }) => body)).size).toBe(1);
  expect(late?.map((reply) => reply.json().code)).toEqual(late?.map(() => 'imported-this-month'));
  expect((done?.length ?? 0) + (late?.length ?? 0)).toBe(10);
  const after = await profileOf(shopper);
  expect(after.drugsAndPharmacyDetails?.drugInfoDetails).toHaveLength(3);
  expect(after.memberImport?.importHistory).toHaveLength(1);
});

test('leave for one time is used once; leave that is withdrawn reads nothing', async () => {
  const once = await member('once');
  await agreesToClaims(subject.app, once, 'Sam', { share_person: 'yes', how_long: 'once' });
  expect((await importItems(once)).statusCode).toBe(200);
  expect((await profileOf(once)).memberImport).toMatchObject({ needsConsent: true, consent: { endsOn: null } });
  const shopper = await member('withdraws');
  await agreesToClaims(subject.app, shopper, 'Sam');
  const withdrawn = await shopper.delete(`${shopper.profile}/import/consent`);
  expect(withdrawn.json()).toMatchObject({ memberImport: { needsConsent: true } });
  expect((await importItems(shopper)).json()).toMatchObject({ code: 'claims-consent-missing' });
});

test('who says no at the keeper, and an answer that was not asked for, give no leave', async () => {
  const shopper = await member('says-no');
  expect(await agreesToClaims(subject.app, shopper, 'Nobody')).toBe('/your-claims?claims=refused');
  const forged = await shopper.get('/shopper-profile/claims?code=made-up&state=made-up');
  expect(forged.headers['location']).toBe('/your-claims?claims=refused');
  const stranger = testClient(subject.app);
  const lost = await stranger.get('/shopper-profile/claims?code=made-up&state=made-up');
  expect(lost.headers['location']).toBe('/your-claims?claims=unavailable');
  expect((await profileOf(shopper)).memberImport).toMatchObject({ needsConsent: true });
});

test('[ERR-408][ERR-612] what an import left and does not read is no data, and the profile still shows', async () => {
  const shopper = await member('damaged');
  await agreesToClaims(subject.app, shopper, 'Sam');
  await importItems(shopper);
  await damageImports(subject.pool, shopper.uuid, '{bad');
  const log = vi.spyOn(subject.app.log, 'error');
  const { memberImport, drugsAndPharmacyDetails } = await profileOf(shopper);
  expect(memberImport).toMatchObject({ lastSummary: null, conflicts: [], undoable: false });
  expect(log.mock.calls).toEqual([['what an import left can not be read']]);
  log.mockRestore();
  expect(drugsAndPharmacyDetails?.drugInfoDetails).toHaveLength(3);
});

test('a stolen database tells nothing of claims, tokens or what was agreed to', async () => {
  const shopper = await member('stolen');
  await agreesToClaims(subject.app, shopper, 'Sam');
  await importItems(shopper, 'USER', DETAILS);
  const dump = await Promise.all(
    ['claims_consent', 'member_import', 'enrolled_plans', 'saved_drug', 'saved_provider', 'job'].map(async (table) =>
      JSON.stringify((await subject.pool.query(`select * from ${table}`)).rows),
    ),
  );
  expect(dump.join()).not.toMatch(
    /atorvastatin|60505257908|thistle|9450000010|H9918|1999000028|Okafor|attest|TE5.?MK73/i,
  );
});

test('[IMPORT-403][IMPORT-608] a part that is missing in what was kept reads as nothing imported', async () => {
  const shopper = await member('parts');
  await agreesToClaims(subject.app, shopper, 'Sam');
  await importItems(shopper);
  const rest = {
    conflicts: [],
    added: { drugs: [], providers: [], pharmacy: false },
    replaced: { drugs: [], providers: [], pharmacy: null },
    subsidy: null,
  };
  await damageImports(subject.pool, shopper.uuid, JSON.stringify({ ...rest, summary: {} }));
  expect((await profileOf(shopper)).memberImport?.lastSummary).toEqual({
    importedPlansData: { plans: [] },
    importedDrugsAndPharmacySummary: { drugs: [], pharmacy: null },
    importedProvidersSummary: { providers: [] },
  });
});

test('[IMPORT-402] the body has what was agreed on and nothing else; only the form sends details', async () => {
  const shopper = await member('bodies');
  const body = { uuid: shopper.uuid, isAuthUser: true, triggeredBy: 'MEMBER' };
  const bodies = [
    { ...body, more: true },
    { ...body, details: DETAILS },
    { ...body, triggeredBy: 'USER' },
    { ...body, triggeredBy: 'OTHER' },
    { ...body, isAuthUser: false },
    { ...body, triggeredBy: 'USER', details: { ...DETAILS, isAttested: false } },
  ];
  for (const wrong of bodies) {
    const reply = await shopper.post('/landrover/api/profiles/import/member-items/v1', wrong);
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'invalid-input']);
  }
});

test('[ROLE-407][IMPORT-618] a guest, and a shopper who is no member, are refused', async () => {
  const shopper = await member('no-member', { userType: null });
  const visits = await guest(subject.app);
  for (const one of [shopper, visits]) {
    const reply = await importItems(one);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'not-allowed']);
  }
});

test('[ROLE-009] who was written down complete but for a Medicare number imports nothing, whoever created the profile', async () => {
  for (const createdBy of ['TELESALES', 'AGENT', null]) {
    const shopper = await member(`no-number ${createdBy}`, { createdBy, medicareNumber: null });
    const { userDetails, memberImport } = await profileOf(shopper);
    expect(userDetails).toMatchObject({ firstName: 'Sam', zipCode: '98101', dob: '03/09/1951', mbi: null });
    expect(memberImport).toMatchObject({ atStartup: false });
    expect((await importItems(shopper)).json()).toMatchObject({ code: 'not-allowed' });
  }
});

test('[IMPORT-400][IMPORT-610] the month is the one of the server, in Chicago', async () => {
  const shopper = await member('months');
  await agreesToClaims(subject.app, shopper, 'Sam');
  await importItems(shopper);
  const set = (agreedOn: string) =>
    subject.pool.query('update member_import set agreed_on = $2 where profile_uuid = $1', [shopper.uuid, agreedOn]);
  for (const [agreedOn, code] of [
    ['2026-11-01', 'imported-this-month'],
    ['2025-11-16', undefined],
  ] as const) {
    await set(agreedOn);
    await subject.pool.query('update profile set last_modified_at = now() where profile_uuid = $1', [shopper.uuid]);
    expect((await profileOf(shopper)).memberImport?.allowed).toBe(code === undefined);
    expect((await importItems(shopper)).json<{ code?: string }>().code).toBe(code);
  }
});

test('nothing is there twice after the import of the next month', async () => {
  const shopper = await member('next-month');
  await agreesToClaims(subject.app, shopper, 'Sam');
  await importItems(shopper);
  await subject.pool.query("update member_import set agreed_on = '2026-10-31' where profile_uuid = $1", [shopper.uuid]);
  const again = (await importItems(shopper)).json<{ importSummaryData: ImportSummaryData }>().importSummaryData;
  const { drugs, pharmacy } = again.importedDrugsAndPharmacySummary;
  const outcomes = [...drugs, ...again.importedProvidersSummary.providers].map(({ outcome }) => outcome);
  expect(new Set([...outcomes, pharmacy?.outcome])).toEqual(new Set(['already-there']));
  expect((await profileOf(shopper)).drugsAndPharmacyDetails?.drugInfoDetails).toHaveLength(3);
});
