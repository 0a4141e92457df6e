import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportSummaryData } from '#contract/imports.ts';
import type { ProfileReply } from '#contract/profile.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { fakeIdentity, sam } from '#tests/support/fake-identity.ts';
import { agreesToClaims } from '#tests/support/imports.ts';
import { signedIn } from '#tests/support/sign-in.ts';

const provider = fakeIdentity();
let subject: TestApp;
beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway, sample: true });
});
afterAll(() => subject.close());

const OKAFOR = { ...sam, dateOfBirth: '1951-03-09' } as const;

const member = (name: string) => signedIn(subject.app, provider, { ...OKAFOR, subject: name });
type Member = Awaited<ReturnType<typeof member>>;

const imports = async ({ post, uuid }: Member, triggeredBy = 'MEMBER', details?: object) =>
  post('/landrover/api/profiles/import/member-items/v1', {
    uuid,
    isAuthUser: true,
    triggeredBy,
    ...(details && { details }),
  });

const profileOf = async ({ get, profile }: Member) => (await get(`${profile}/all`)).json<ProfileReply>();

test('[ROLE-407][IMPORT-618] a member who agreed gets drugs, pharmacy, doctors and plans, once in a month', async () => {
  const shopper = await member('imports');
  expect((await imports(shopper)).json()).toMatchObject({ code: 'claims-consent-missing' });
  expect(await agreesToClaims(subject.app, shopper, 'Sam')).toBe('/shopper-profile');
  const before = await profileOf(shopper);
  expect(before.memberImport).toMatchObject({ allowed: true, atStartup: true, needsConsent: false });
  const reply = await imports(shopper);
  expect(reply.statusCode).toBe(200);
  const { importSummaryData } = reply.json<{ importSummaryData: ImportSummaryData }>();
  const after = await profileOf(shopper);
    JSON.stringify(
      [
        after.drugsAndPharmacyDetails,
        after.providersDetails,
        after.memberEnrolledPlans,
        after.memberImport,
        after.versions,
      ],
      null,
      1,
    ),
  );
  expect((await imports(shopper)).json()).toMatchObject({ code: 'imported-this-month', status: 409 });
});
