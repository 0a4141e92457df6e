import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProfileReply } from '#contract/profile.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { CORNER_PHARMACY, LISINOPRIL, PENS } from '#tests/support/drugs.ts';
import { fakeIdentity, ruth } from '#tests/support/fake-identity.ts';
import { signedIn, signsIn } from '#tests/support/sign-in.ts';
import { guest, testClient } from '#tests/support/test-client.ts';
import { trailFaults } from '#tests/support/trail-fault.ts';

const provider = fakeIdentity();
let subject: TestApp;
beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway });
});
afterAll(() => subject.close());

type Shopper = Pick<Awaited<ReturnType<typeof guest>>, 'get' | 'post' | 'profile'>;

async function saves(shopper: Shopper, section: 'drugs' | 'extraHelp', body: object) {
  const { versions } = (await shopper.get(`${shopper.profile}/drugs`)).json<ProfileReply>();
  const saved = await shopper.post(`${shopper.profile}/${section}/2027`, body, {
    'if-match': `"${versions[section]}"`,
  });
  expect(saved.statusCode).toBe(200);
}

const readAt = async ({ get }: Pick<Shopper, 'get'>, uuid: string | null) =>
  (await get(`/landrover/api/Users/${uuid}/drugs`)).json<ProfileReply>();

const OTHER_PHARMACY = { ...CORNER_PHARMACY, pharmacyName: 'Other', pharmacyNumber: '101558597798' };

test('drugs, pharmacy and the answer on Extra Help are in the account after signing in', async () => {
  const shopper = await guest(subject.app);
  await saves(shopper, 'drugs', { drugInfoDetails: [PENS, LISINOPRIL], pharmacyObj: CORNER_PHARMACY });
  await saves(shopper, 'extraHelp', { choice: 'yes' });
  const before = await readAt(shopper, shopper.uuid);
  const { uuid } = await signsIn(shopper, provider, { ...ruth, subject: 'drugs-carried' });
  const after = await readAt(shopper, uuid);
  expect(after.drugsAndPharmacyDetails).toEqual(before.drugsAndPharmacyDetails);
  expect(after.extraHelp).toEqual({ choice: 'yes', lisSubsidyLevel: '1' });
  const { rows } = await subject.pool.query('select extra_help from profile where profile_uuid = $1', [shopper.uuid]);
  expect(rows).toEqual([{ extra_help: null }]);
  const merged = await subject.pool.query<{ item: string }>(
    "select item from carried_item where profile_uuid = $1 and section = 'drugs' order by item",
    [uuid],
  );
  const drugIds = before.drugsAndPharmacyDetails?.drugInfoDetails.map(({ drugId }) => drugId) ?? [];
  expect(merged.rows.map(({ item }) => item)).toEqual([...drugIds, 'pharmacy'].sort());
  expect(await trailFaults(subject.pool)).toEqual([]);
});

test('what the account has stays as it is: its drugs, its pharmacy and its answer', async () => {
  const identity = { ...ruth, subject: 'drugs-merged' };
  const account = await signedIn(subject.app, provider, identity);
  await saves(account, 'drugs', {
    drugInfoDetails: [{ ...LISINOPRIL, drugQuantity: 3 }],
    pharmacyObj: OTHER_PHARMACY,
  });
  await saves(account, 'extraHelp', { choice: 'no' });
  const shopper = await guest(subject.app);
  await saves(shopper, 'drugs', { drugInfoDetails: [PENS, LISINOPRIL], pharmacyObj: CORNER_PHARMACY });
  await saves(shopper, 'extraHelp', { choice: 'yes' });
  const { uuid } = await signsIn(shopper, provider, identity);
  const { drugsAndPharmacyDetails, extraHelp } = await readAt(shopper, uuid);
  expect(drugsAndPharmacyDetails?.drugInfoDetails).toMatchObject([
    { drugName: LISINOPRIL.drugName, drugQuantity: 3 },
    { drugName: PENS.drugName },
  ]);
  expect(drugsAndPharmacyDetails?.pharmacyObj).toMatchObject(OTHER_PHARMACY);
  expect(extraHelp?.choice).toBe('no');
});

test('two tabs that sign in at the same moment merge each drug once', async () => {
  const shopper = await guest(subject.app);
  await saves(shopper, 'drugs', { drugInfoDetails: [PENS, LISINOPRIL] });
  const tabs = [testClient(subject.app), testClient(subject.app)];
  for (const tab of tabs) for (const [name, value] of shopper.jar) tab.jar.set(name, value);
  const answers = await Promise.all(tabs.map((tab) => signsIn(tab, provider, { ...ruth, subject: 'drugs-tabs' })));
  const { drugsAndPharmacyDetails } = await readAt(tabs[0] ?? shopper, answers[0]?.uuid ?? null);
  expect(drugsAndPharmacyDetails?.drugInfoDetails).toHaveLength(2);
});
