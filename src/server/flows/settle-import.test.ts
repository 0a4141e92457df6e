import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AccessEvent } from '#contract/access-history.ts';
import type { ProfileReply } from '#contract/profile.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { CORNER_PHARMACY } from '#tests/support/drugs.ts';
import { fakeIdentity } from '#tests/support/fake-identity.ts';
import { agreesToClaims, importItems, OKAFOR } from '#tests/support/imports.ts';
import { signedIn } from '#tests/support/sign-in.ts';

const provider = fakeIdentity();
let subject: TestApp;
beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway, sample: true });
});
afterAll(() => subject.close());

const read = async ({ get, profile }: Pick<Member, 'get' | 'profile'>) =>
  (await get(`${profile}/all`)).json<ProfileReply>();
type Member = Awaited<ReturnType<typeof signedIn>>;

const drugsOf = ({ drugsAndPharmacyDetails }: ProfileReply) => drugsAndPharmacyDetails?.drugInfoDetails ?? [];

/** Atorvastatin as somebody typed it: two a day, where claims tell of one. */
const TYPED = {
  drugName: 'Atorvastatin',
  drugDosage: 'atorvastatin 20 mg tablet',
  drugFullName: 'atorvastatin 20 MG Oral Tablet',
  drugItem: 'tablet',
  drugQuantity: 2,
  drugFrequency: 'Day',
  drugSupplyLength: 30,
  nationalDrugCode: '60505257908',
  isGeneric: true,
};

/** A member who has typed a drug and a pharmacy before the import. */
async function imported(name: string) {
  const shopper = await signedIn(subject.app, provider, { ...OKAFOR, subject: name });
  await shopper.post(
    `${shopper.profile}/drugs/2027`,
    { drugInfoDetails: [TYPED], pharmacyObj: CORNER_PHARMACY },
    { 'if-match': '"1"' },
  );
  const before = await read(shopper);
  await agreesToClaims(subject.app, shopper, 'Sam');
  expect((await importItems(shopper)).statusCode).toBe(200);
  const after = await read(shopper);
  const settle = (kind: string, choice: string) => {
    const conflict = after.memberImport?.conflicts.find((one) => one.kind === kind);
    return shopper.post(`${shopper.profile}/import/conflicts/${conflict?.conflictId}`, { choice });
  };
  return { ...shopper, before, after, settle };
}

test('what was typed is never overwritten: what differs stands side by side, and nothing of it is added', async () => {
  const { before, after } = await imported('differs');
  expect(drugsOf(after)[0]).toEqual(drugsOf(before)[0]);
  expect(drugsOf(after).map(({ origin }) => origin?.kind)).toEqual(['typed', 'imported', 'imported']);
  expect(after.drugsAndPharmacyDetails?.pharmacyObj).toEqual(before.drugsAndPharmacyDetails?.pharmacyObj);
  expect(after.memberImport?.conflicts).toMatchObject([
    {
      kind: 'drug',
      choices: ['mine', 'theirs'],
      mine: { nationalDrugCode: TYPED.nationalDrugCode, drugQuantity: 2 },
      theirs: { nationalDrugCode: TYPED.nationalDrugCode, drugQuantity: 1 },
    },
    { kind: 'pharmacy', mine: CORNER_PHARMACY, theirs: { pharmacyNumber: '101999000028' } },
  ]);
});

test('mine stays, theirs takes its place, and one that is settled can not be settled again', async () => {
  const shopper = await imported('settles');
  const kept = await shopper.settle('pharmacy', 'mine');
  expect(kept.json().memberImport.conflicts).toHaveLength(1);
  expect((await shopper.settle('drug', 'theirs')).json().memberImport.conflicts).toEqual([]);
  const settled = await read(shopper);
  expect(drugsOf(settled)[0]).toMatchObject({ drugQuantity: 1, origin: { kind: 'imported' } });
  expect(settled.drugsAndPharmacyDetails?.pharmacyObj).toMatchObject(CORNER_PHARMACY);
  expect((await shopper.settle('drug', 'mine')).statusCode).toBe(200);
  expect(drugsOf(await read(shopper))).toEqual(drugsOf(settled));
});

test('a choice that does not fit is refused, and so is one on what the shopper has changed since', async () => {
  const shopper = await imported('changed');
  expect((await shopper.settle('drug', 'both')).json()).toMatchObject({ code: 'invalid-input' });
  const [mine, ...others] = drugsOf(shopper.after);
  const changed = await shopper.post(
    `${shopper.profile}/drugs/2027`,
    { drugInfoDetails: [{ ...mine, drugQuantity: 3 }, ...others] },
    { 'if-match': `"${shopper.after.versions['drugs']}"` },
  );
  expect(changed.statusCode).toBe(200);
  expect((await shopper.settle('drug', 'theirs')).json()).toMatchObject({ code: 'conflict-outdated' });
  expect(drugsOf(await read(shopper))[0]).toMatchObject({ drugQuantity: 3 });
});

test('an import is taken back whole, with the choices; what the shopper changed since stays', async () => {
  const shopper = await imported('undoes');
  await shopper.settle('drug', 'theirs');
  await shopper.settle('pharmacy', 'theirs');
  const now = await read(shopper);
  const xalatan = drugsOf(now).map((drug) =>
    drug.drugName === 'Xalatan' ? { ...drug, drugSupplyLength: 90, refillText: undefined } : drug,
  );
  await shopper.post(
    `${shopper.profile}/drugs/2027`,
    { drugInfoDetails: xalatan },
    { 'if-match': `"${now.versions['drugs']}"` },
  );
  const undone = await shopper.post(`${shopper.profile}/import/undo`, {});
  expect(undone.json().memberImport).toMatchObject({ undoable: false, lastSummary: null, allowed: false });
  const after = await read(shopper);
  expect(drugsOf(after).map(({ drugName, origin }) => [drugName, origin?.kind])).toEqual([
    ['Atorvastatin', 'typed'],
    ['Xalatan', 'typed'],
  ]);
  expect(drugsOf(after)[0]).toEqual(drugsOf(shopper.before)[0]);
  expect(after.drugsAndPharmacyDetails?.pharmacyObj).toEqual(shopper.before.drugsAndPharmacyDetails?.pharmacyObj);
  expect(after.providersDetails?.providerIdList).toEqual([]);
  expect(after.memberEnrolledPlans).toEqual([]);
  expect((await shopper.post(`${shopper.profile}/import/undo`, {})).json()).toMatchObject({ code: 'nothing-to-undo' });
  const history = (await shopper.get('/landrover/api/access-history')).json<{ events: AccessEvent[] }>().events;
  expect(history.map(({ what }) => what)).toEqual([
    'import-undone',
    'items-imported',
    'claims-consent-given',
    'signed-in',
    'account-made',
  ]);
});
