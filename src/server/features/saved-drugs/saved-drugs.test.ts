import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProfileReply } from '#contract/profile.ts';
import type { Drug, DrugsToKeep } from '#contract/saved-drugs.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { CORNER_PHARMACY, LISINOPRIL, PENS } from '#tests/support/drugs.ts';
import { damageDrugs, without } from '#tests/support/sealed-rows.ts';
import { guest } from '#tests/support/test-client.ts';

let subject: TestApp;
beforeAll(async () => {
  subject = await testApp();
});
afterAll(() => subject.close());

type Guest = Awaited<ReturnType<typeof guest>>;

const save = (shopper: Guest, body: object, version: number, more = {}) =>
  shopper.post(`${shopper.profile}/drugs/2027`, body, { 'if-match': `"${version}"`, ...more });

const read = async ({ get, profile }: Guest) => (await get(`${profile}/drugs`)).json<ProfileReply>();

const withoutIds = (drugs: readonly Drug[] = []) => drugs.map(({ drugId: _server, origin: _kept, ...drug }) => drug);

const TYPED = { kind: 'typed', when: expect.any(String) };

const both: DrugsToKeep = { drugInfoDetails: [PENS, LISINOPRIL], pharmacyObj: CORNER_PHARMACY };

test('[DRUG-615][PHARM-603][DATA-404][DATA-612] drugs and pharmacy are saved whole and read back equal', async () => {
  const shopper = await guest(subject.app);
  const saved = await save(shopper, both, 1);
  expect(saved.statusCode).toBe(200);
  expect(saved.headers['etag']).toBe('"2"');
  const { drugsAndPharmacyDetails } = await read(shopper);
  expect(withoutIds(drugsAndPharmacyDetails?.drugInfoDetails)).toEqual(both.drugInfoDetails);
  expect(drugsAndPharmacyDetails?.pharmacyObj).toEqual({ ...CORNER_PHARMACY, origin: TYPED });
  for (const { drugId } of drugsAndPharmacyDetails?.drugInfoDetails ?? []) expect(drugId).toMatch(/^[0-9a-f-]{36}$/);
});

test('[DATA-600] the whole profile holds the plans, the drugs with one pharmacy, and the doctors', async () => {
  const shopper = await guest(subject.app);
  await save(shopper, both, 1);
  const all = (await shopper.get(`${shopper.profile}/all`)).json<ProfileReply>();
  expect(all).toMatchObject({
    plansDetails: { plans: [] },
    drugsAndPharmacyDetails: { pharmacyObj: { pharmacyNumber: CORNER_PHARMACY.pharmacyNumber } },
    providersDetails: { providerIdList: [] },
  });
  expect(all.drugsAndPharmacyDetails?.drugInfoDetails).toHaveLength(2);
});

test('[DATA-008] the two sections hold the fields of the second document, and no others', async () => {
  const shopper = await guest(subject.app);
  await save(shopper, both, 1);
  const all = (await shopper.get(`${shopper.profile}/all`)).json<ProfileReply>();
  const [drug] = all.drugsAndPharmacyDetails?.drugInfoDetails ?? [];
  const fieldsOf = (value: object | null | undefined) => Object.keys(value ?? {}).sort();
  expect(fieldsOf(all.drugsAndPharmacyDetails)).toEqual(['drugInfoDetails', 'pharmacyObj']);
  // Two are ours: the name of RxNorm beside the one that people say, and what the quantity counts.
  expect(fieldsOf(drug)).toEqual([
    'drugDosage',
    'drugFrequency',
    'drugFullName',
    'drugId',
    'drugItem',
    'drugName',
    'drugPackageName',
    'drugPackageQuantity',
    'drugPackageSize',
    'drugQuantity',
    'drugSupplyLength',
    'isGeneric',
    'nationalDrugCode',
    'origin',
    'refillText',
  ]);
  expect(fieldsOf(all.drugsAndPharmacyDetails?.pharmacyObj)).toEqual([
    'mailOrder',
    'origin',
    'pharmacyAddress',
    'pharmacyName',
    'pharmacyNumber',
    'pharmacySaver',
    'preferredNetwork',
  ]);
  expect(fieldsOf(all.providersDetails)).toEqual(['millimanProviders', 'planYear', 'providerIdList', 'zipCode']);
});

test('[DATA-612] the list becomes what is sent, each drug under its own id, and nothing changes nothing', async () => {
  const shopper = await guest(subject.app);
  const first = (await save(shopper, both, 1)).json<ProfileReply>();
  const [pens, lisinopril] = first.drugsAndPharmacyDetails?.drugInfoDetails ?? [];
  const edited = { ...lisinopril, drugQuantity: 2 };
  const second = (await save(shopper, { drugInfoDetails: [edited] }, 2)).json<ProfileReply>();
  expect(second.drugsAndPharmacyDetails).toEqual({
    drugInfoDetails: [{ ...edited, origin: TYPED }],
    pharmacyObj: { ...CORNER_PHARMACY, origin: TYPED },
  });
  const same = (await save(shopper, { drugInfoDetails: [edited] }, 3)).json<ProfileReply>();
  expect(same.versions['drugs']).toBe(3);
  // A drug that comes back is a new one, whatever id it brings.
  const third = (await save(shopper, { drugInfoDetails: [edited, pens] }, 3)).json<ProfileReply>();
  const [, again] = third.drugsAndPharmacyDetails?.drugInfoDetails ?? [];
  expect(again?.drugId).not.toBe(pens?.drugId);
});

test('[DATA-612] a stale version is answered with the list as it stands, a missing one is refused', async () => {
  const shopper = await guest(subject.app);
  await save(shopper, { drugInfoDetails: [LISINOPRIL] }, 1);
  const stale = await save(shopper, { drugInfoDetails: [] }, 1);
  expect(stale.statusCode).toBe(412);
  const { current } = stale.json<{ current: ProfileReply }>();
  expect(withoutIds(current.drugsAndPharmacyDetails?.drugInfoDetails)).toEqual([LISINOPRIL]);
  expect((await shopper.post(`${shopper.profile}/drugs/2027`, both)).statusCode).toBe(428);
});

test('the same change sent twice with one key is made once, and answers the same', async () => {
  const shopper = await guest(subject.app);
  const [once, twice] = [
    await save(shopper, both, 1, { 'idempotency-key': 'k1' }),
    await save(shopper, both, 1, { 'idempotency-key': 'k1' }),
  ];
  expect(twice.json()).toEqual(once.json());
});

test('a change that changes nothing keeps no second answer, and its repetition is answered as it was', async () => {
  const shopper = await guest(subject.app);
  const kept = async () =>
    (await subject.pool.query('select 1 from kept_answer where profile_uuid = $1', [shopper.uuid])).rowCount;
  const first = await save(shopper, both, 1, { 'idempotency-key': 'first' });
  const same = { drugInfoDetails: first.json<ProfileReply>().drugsAndPharmacyDetails?.drugInfoDetails };
  const unchanged = await save(shopper, same, 2, { 'idempotency-key': 'unchanged' });
  await save(shopper, same, 2, { 'idempotency-key': 'unchanged, too' });
  expect(await kept()).toBe(1);

  await save(shopper, { drugInfoDetails: [] }, 2, { 'idempotency-key': 'later' });
  expect(await kept()).toBe(2);
  const repeated = await save(shopper, same, 2, { 'idempotency-key': 'unchanged' });
  const shown = ({ statusCode, body, headers }: typeof first) => ({ statusCode, body, etag: headers['etag'] });
  expect(shown(repeated)).toEqual(shown(unchanged));
  expect(shown(unchanged)).toEqual(shown(first));
  const reused = await save(shopper, both, 2, { 'idempotency-key': 'unchanged' });
  expect(reused.json()).toMatchObject({ code: 'idempotency-key-reused' });
});

test('[PHARM-600] the pharmacy is chosen, changed and cleared without touching the drugs', async () => {
  const shopper = await guest(subject.app);
  await save(shopper, { drugInfoDetails: [LISINOPRIL] }, 1);
  await save(shopper, { pharmacyObj: CORNER_PHARMACY }, 2);
  const mail = { ...CORNER_PHARMACY, pharmacyName: 'Mail', pharmacyNumber: '101558597798', mailOrder: true };
  await save(shopper, { pharmacyObj: mail }, 3);
  expect((await read(shopper)).drugsAndPharmacyDetails).toMatchObject({ pharmacyObj: mail, drugInfoDetails: [{}] });
  const cleared = (await save(shopper, { pharmacyObj: null }, 4)).json<ProfileReply>();
  expect(cleared.drugsAndPharmacyDetails).toMatchObject({ pharmacyObj: null, drugInfoDetails: [{}] });
});

test('[DRUG-618][DRUG-619] an unknown supply counts as 30 days, and an unknown frequency changes nothing', async () => {
  const shopper = await guest(subject.app);
  const odd = { ...LISINOPRIL, drugSupplyLength: 45, drugFrequency: 'Yearly', refillText: undefined };
  const first = (await save(shopper, { drugInfoDetails: [odd] }, 1)).json<ProfileReply>();
  const [drug] = first.drugsAndPharmacyDetails?.drugInfoDetails ?? [];
  expect(drug).toMatchObject({ drugSupplyLength: 30, drugFrequency: null, refillText: 'every 1 month' });
  await save(shopper, { drugInfoDetails: [{ ...drug, drugFrequency: 'WEEK' }] }, 2);
  const third = (
    await save(shopper, { drugInfoDetails: [{ ...drug, drugFrequency: 'Yearly' }] }, 3)
  ).json<ProfileReply>();
  expect(third.drugsAndPharmacyDetails?.drugInfoDetails).toMatchObject([{ drugFrequency: 'Week' }]);
});

test.each([
  ['no quantity', { ...LISINOPRIL, drugQuantity: 0 }, 'drugInfoDetails.0.drugQuantity'],
  ['less than nothing', { ...LISINOPRIL, drugQuantity: -1 }, 'drugInfoDetails.0.drugQuantity'],
  ['more than anybody takes', { ...LISINOPRIL, drugQuantity: 10_001 }, 'drugInfoDetails.0.drugQuantity'],
  ['a part of a thousandth', { ...LISINOPRIL, drugQuantity: 0.0005 }, 'drugInfoDetails.0.drugQuantity'],
  ['no code', { ...LISINOPRIL, nationalDrugCode: '' }, 'drugInfoDetails.0.nationalDrugCode'],
  ['ten digits', { ...LISINOPRIL, nationalDrugCode: '0009311120' }, 'drugInfoDetails.0.nationalDrugCode'],
  ['no dosage', { ...LISINOPRIL, drugDosage: ' ' }, 'drugInfoDetails.0.drugDosage'],
  ['a name with a control sign', { ...LISINOPRIL, drugName: 'a\u0000b' }, 'drugInfoDetails.0.drugName'],
  ['a name with half a sign', { ...LISINOPRIL, drugName: 'a\ud800' }, 'drugInfoDetails.0.drugName'],
  ['a name of bytes that were no text', { ...LISINOPRIL, drugName: 'a\uFFFD' }, 'drugInfoDetails.0.drugName'],
  ['a name that turns what follows it', { ...LISINOPRIL, drugName: 'a\u202Eb' }, 'drugInfoDetails.0.drugName'],
])(
  'a drug that can not be is refused at its field, and the saved list is unharmed: %s',
  async (_story, drug, field) => {
    const shopper = await guest(subject.app);
    await save(shopper, { drugInfoDetails: [PENS] }, 1);
    const refused = await save(shopper, { drugInfoDetails: [drug] }, 2);
    expect(refused.json()).toMatchObject({ status: 422, fields: { [field]: expect.any(String) } });
    expect(withoutIds((await read(shopper)).drugsAndPharmacyDetails?.drugInfoDetails)).toEqual([PENS]);
  },
);

test('a drug that stands in the list twice, and more drugs than a list holds, are refused', async () => {
  const shopper = await guest(subject.app);
  const twice = await save(shopper, { drugInfoDetails: [LISINOPRIL, LISINOPRIL] }, 1);
  expect(twice.json()).toMatchObject({
    status: 422,
    fields: { drugInfoDetails: 'Each drug may stand in the list once.' },
  });
  const drugId = randomUUID();
  const oneId = [
    { ...LISINOPRIL, drugId },
    { ...PENS, drugId },
  ];
  expect((await save(shopper, { drugInfoDetails: oneId }, 1)).json()).toMatchObject({
    status: 422,
    fields: { drugInfoDetails: 'Each drug may stand in the list once.' },
  });
  const many = Array.from({ length: 61 }, (_, n) => ({ ...LISINOPRIL, nationalDrugCode: String(10_000_000_000 + n) }));
  expect((await save(shopper, { drugInfoDetails: many }, 1)).statusCode).toBe(422);
  expect((await save(shopper, { drugInfoDetails: many.slice(1) }, 1)).statusCode).toBe(200);
});

test('[ERR-412][ERR-609] a stored drug without code or dosage is left out, and the others still show', async () => {
  const shopper = await guest(subject.app);
  await save(shopper, { drugInfoDetails: [LISINOPRIL, PENS] }, 1);
  await damageDrugs(subject.pool, shopper.uuid, without('nationalDrugCode'), PENS.drugName);
  expect(withoutIds((await read(shopper)).drugsAndPharmacyDetails?.drugInfoDetails)).toEqual([LISINOPRIL]);
});

test('a drug that was saved by the name of RxNorm alone reads with the name that people say', async () => {
  const shopper = await guest(subject.app);
  await save(shopper, { drugInfoDetails: [LISINOPRIL] }, 1);
  await damageDrugs(subject.pool, shopper.uuid, ({ drugFullName: _name, drugItem: _item, ...drug }) => ({
    ...drug,
    drugDosage: 'lisinopril 10 MG Oral Tablet',
  }));
  const [drug] = (await read(shopper)).drugsAndPharmacyDetails?.drugInfoDetails ?? [];
  expect(drug).toMatchObject({
    drugDosage: 'lisinopril 10 mg tablet',
    drugFullName: 'lisinopril 10 MG Oral Tablet',
    drugItem: null,
  });
});

test('[LIS-012][LIS-013][LIS-015] the answer on Extra Help is unset at first, yes is level 1, no clears it', async () => {
  const shopper = await guest(subject.app);
  const answer = (choice: string, version: number) =>
    shopper.post(`${shopper.profile}/extraHelp/2027`, { choice }, { 'if-match': `"${version}"` });
  expect((await read(shopper)).extraHelp).toEqual({ choice: null, lisSubsidyLevel: '' });
  expect((await answer('yes', 1)).json<ProfileReply>().extraHelp).toEqual({ choice: 'yes', lisSubsidyLevel: '1' });
  expect((await answer('maybe', 2)).statusCode).toBe(422);
  expect((await answer('no', 2)).json<ProfileReply>().extraHelp).toEqual({ choice: 'no', lisSubsidyLevel: '' });
  expect((await answer('no', 3)).json<ProfileReply>().versions['extraHelp']).toBe(3);
});

test('[DATA-403] a section is read alone, for a plan year, and with a flag', async () => {
  const shopper = await guest(subject.app);
  await save(shopper, both, 1);
  for (const path of ['drugs', 'drugs/2027', 'drugs/2026/false']) {
    const reply = (await shopper.get(`${shopper.profile}/${path}`)).json<ProfileReply>();
    expect(reply.drugsAndPharmacyDetails?.drugInfoDetails).toHaveLength(2);
    expect(reply.plansDetails).toBeUndefined();
  }
  const all = (await shopper.get(`${shopper.profile}/all/2026/false`)).json<ProfileReply>();
  expect(all).toMatchObject({ plansDetails: { plans: [] }, drugsAndPharmacyDetails: { pharmacyObj: {} } });
});
