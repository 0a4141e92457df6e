import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProfileReply } from '#contract/profile.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { CORNER_PHARMACY, LISINOPRIL, PENS } from '../support/drugs.ts';
import { fakeIdentity, ruth } from '../support/fake-identity.ts';
import { ANN_LEE, SAM_COLE } from '../support/providers.ts';
import { type Damage, damageDrugs, damagePharmacy, damageProviders, without } from '../support/sealed-rows.ts';
import { signsIn } from '../support/sign-in.ts';
import { KING_COUNTY, PLANS } from '../support/small-catalogue.ts';
import { guest } from '../support/test-client.ts';

/** One cell of the database holds what nobody wrote: the rest is shown, nothing is lost, and nothing is a 500. */
const provider = fakeIdentity();
const [FIRST_PLAN, SECOND_PLAN] = PLANS.of2027;
let subject: TestApp;
beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway });
});
afterAll(() => subject.close());

type Shopper = Awaited<ReturnType<typeof guest>>;

const plansOf = (...planIds: string[]) => ({ plans: planIds.map((planId) => ({ planId, ...KING_COUNTY })) });
const save = (shopper: Shopper, section: string, body: object, version: number, key?: string) =>
  shopper.post(`${shopper.profile}/${section}/2027`, body, {
    'if-match': `"${version}"`,
    ...(key && { 'idempotency-key': key }),
  });
const read = async ({ get, profile }: Shopper, section = 'all') => {
  const reply = await get(`${profile}/${section}`);
  expect(reply.statusCode).toBe(200);
  return reply.json<ProfileReply>();
};

async function filled(): Promise<Shopper> {
  const shopper = await guest(subject.app);
  const drugs = { drugInfoDetails: [LISINOPRIL, PENS], pharmacyObj: CORNER_PHARMACY };
  const replies = [
    await save(shopper, 'drugs', drugs, 1),
    await save(shopper, 'plans', plansOf(FIRST_PLAN, SECOND_PLAN), 1),
    await save(shopper, 'providers', { providerIdList: [ANN_LEE, SAM_COLE] }, 1),
    await save(shopper, 'demographics', { firstName: 'Ada', dob: '03/04/1950' }, 1),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  return shopper;
}

/** Of sealed things by what they hold, of others by an assignment. @returns how many rows are damaged. */
async function damage({ uuid }: Shopper, what: string | Damage, table: string, where = ''): Promise<number> {
  if (typeof what === 'string') {
    const done = await subject.pool.query(`update ${table} set ${what} where profile_uuid = $1 ${where}`, [uuid]);
    return done.rowCount ?? 0;
  }
  if (table === 'saved_provider') return damageProviders(subject.pool, uuid, what, SAM_COLE.providerName);
  return table === 'saved_drug'
    ? damageDrugs(subject.pool, uuid, what, PENS.drugName)
    : damagePharmacy(subject.pool, uuid, what);
}

const gone = (column: string) => `${column} = 'k0.AAAA'`;
const SEALED = 'snapshot_sealed';
const OF_FIRST = `and plan_id = '${FIRST_PLAN}'`;
const part = (path: string, value: string) => `snapshot = jsonb_set(snapshot::jsonb, '{${path}}', '${value}')::json`;

const CELLS: [string, string | Damage, string, string?][] = [
  ['a drug that is null', () => null, 'saved_drug'],
  ['a drug that is a list', () => [], 'saved_drug'],
  ['a drug without a code', without('nationalDrugCode'), 'saved_drug'],
  ['a drug under a key that is gone', gone(SEALED), 'saved_drug', 'and place = 1'],
  ['a drug that nobody sealed', `${SEALED} = 'k1.x'`, 'saved_drug', 'and place = 0'],
  ['a drug under the id of another', `drug_id = gen_random_uuid()`, 'saved_drug', 'and place = 1'],
  ['a drug of before they were sealed', `${SEALED} = null, snapshot = '{}'`, 'saved_drug', 'and place = 1'],
  ['a doctor that is null', () => null, 'saved_provider'],
  ['a doctor that is text', () => 'Sam', 'saved_provider'],
  ['a doctor without a number', without('nationalProviderId'), 'saved_provider'],
  ['a doctor without a place', without('providerAddressId'), 'saved_provider'],
  ['a doctor under a key that is gone', gone(SEALED), 'saved_provider', 'and place = 1'],
  ['a doctor that nobody sealed', `${SEALED} = 'k1.x'`, 'saved_provider', 'and place = 0'],
  ['a doctor under the id of another', 'provider_id = gen_random_uuid()', 'saved_provider', 'and place = 1'],
  ['a pharmacy that is null', () => null, 'saved_pharmacy'],
  ['a pharmacy that is text', () => 'Corner', 'saved_pharmacy'],
  ['a pharmacy without a number', without('pharmacyNumber'), 'saved_pharmacy'],
  ['a pharmacy under a key that is gone', gone(SEALED), 'saved_pharmacy'],
  ['a plan of a kind that there is not', part('snpType', '"X"'), 'saved_plan', OF_FIRST],
  ['a plan without a word on its kind', "snapshot = (snapshot::jsonb - 'snpType')::json", 'saved_plan', OF_FIRST],
  ['a plan of a year that is text', part('planYear', '"2027"'), 'saved_plan', OF_FIRST],
  ['a plan whose name is a number', part('planName', '5'), 'saved_plan', OF_FIRST],
  ['a plan saved on no day', part('savedOn', '"soon"'), 'saved_plan', OF_FIRST],
  ['a plan changed on no day', part('lastModifiedOn', '7'), 'saved_plan', OF_FIRST],
  ['a plan without a county', part('county', 'null'), 'saved_plan', OF_FIRST],
  ['a plan with a county that is none', part('county', '[1]'), 'saved_plan', OF_FIRST],
  ['versions that are null', "versions = 'null'", 'profile'],
  ['a version that is text', `versions = '{"drugs": "two"}'`, 'profile'],
  ['a date of birth that nobody sealed', "date_of_birth_sealed = 'k1.x'", 'demographics'],
  ['a date of birth under a key that is gone', "date_of_birth_sealed = 'k0.AAAA'", 'demographics'],
  [
    'a name and an e-mail under keys that are gone',
    `${gone('first_name_sealed')}, ${gone('email_sealed')}`,
    'demographics',
  ],
  ['a ZIP code that is none', "zip_code = 'x', email = '', first_name = ''", 'demographics'],
  ['a shopping ZIP code that is none', "shopping_zip = 'x'", 'profile'],
];

test.each(CELLS)('%s: all else is shown, and a change keeps the row', async (_what, assignment, table, where) => {
  const shopper = await filled();
  expect(await damage(shopper, assignment, table, where)).toBe(1);

  const whole = await read(shopper);
  for (const section of ['drugs', 'plans', 'providers', 'demographics']) await read(shopper, section);
  const drugs = whole.drugsAndPharmacyDetails?.drugInfoDetails ?? [];
  const plans = whole.plansDetails?.plans ?? [];
  const doctors = whole.providersDetails?.providerIdList ?? [];
  const { unreadableDrugs = [], unreadablePlans = [], unreadableProviders = [] } = whole;
  const aside = unreadableDrugs.length + unreadablePlans.length + unreadableProviders.length;
  expect(drugs.length + plans.length + doctors.length + aside).toBe(6);
  expect(whole.unreadablePharmacy ?? whole.drugsAndPharmacyDetails?.pharmacyObj).toBeTruthy();

  // The page sends back what it was shown, without the first of each.
  const { versions } = whole;
  const saved = await save(shopper, 'drugs', { drugInfoDetails: drugs.slice(1) }, versions.drugs);
  expect(saved.statusCode).toBe(200);
  const kept = await save(shopper, 'providers', { providerIdList: doctors.slice(1) }, versions.providers);
  expect(kept.statusCode).toBe(200);
  const [, ...others] = plans.map(({ planId }) => planId);
  expect((await save(shopper, 'plans', plansOf(...others), versions.plans)).statusCode).toBe(200);
  const left = await read(shopper);
  expect(left.drugsAndPharmacyDetails?.drugInfoDetails).toEqual(drugs.slice(1));
  expect(left.providersDetails?.providerIdList).toEqual(doctors.slice(1));
  expect(left.unreadableProviders).toEqual(whole.unreadableProviders);
  expect(left.unreadableDrugs).toEqual(whole.unreadableDrugs);
  expect(left.unreadablePlans).toEqual(whole.unreadablePlans);
});

test('what can not be read is named, stays through other changes, and goes when its owner says so', async () => {
  const shopper = await filled();
  await damage(shopper, without('nationalDrugCode'), 'saved_drug');
  await damage(shopper, without('nationalProviderId'), 'saved_provider');
  await damage(shopper, () => null, 'saved_pharmacy');
  await damage(shopper, part('snpType', '"X"'), 'saved_plan', OF_FIRST);
  const damaged = await read(shopper);
  expect(damaged).toMatchObject({
    unreadableDrugs: [{ drugName: 'Basaglar' }],
    unreadablePharmacy: true,
    unreadableProviders: [{ providerName: SAM_COLE.providerName }],
    unreadablePlans: [{ planId: FIRST_PLAN, planYear: 2027 }],
  });
  expect(damaged.drugsAndPharmacyDetails?.pharmacyObj).toBeNull();

  const again = { drugInfoDetails: [LISINOPRIL, PENS], removeUnreadable: true, pharmacyObj: CORNER_PHARMACY };
  expect((await save(shopper, 'drugs', again, 2)).statusCode).toBe(200);
  const doctors = { providerIdList: [ANN_LEE, SAM_COLE], removeUnreadable: true };
  expect((await save(shopper, 'providers', doctors, 2)).statusCode).toBe(200);
  expect((await shopper.delete(`${shopper.profile}/plans/${FIRST_PLAN}/2027`, { 'if-match': '"2"' })).statusCode).toBe(
    200,
  );
  const mended = await read(shopper);
  expect(mended.drugsAndPharmacyDetails?.drugInfoDetails).toHaveLength(2);
  expect(mended.drugsAndPharmacyDetails?.pharmacyObj).toMatchObject(CORNER_PHARMACY);
  expect(mended.providersDetails?.providerIdList).toHaveLength(2);
  for (const list of ['unreadableDrugs', 'unreadablePharmacy', 'unreadablePlans', 'unreadableProviders'] as const) {
    expect(mended[list]).toBeUndefined();
  }
});

test.each([{}, null])('a pharmacy that is %j is cleared by clearing it', async (snapshot) => {
  const shopper = await filled();
  await damage(shopper, () => snapshot, 'saved_pharmacy');
  expect((await save(shopper, 'drugs', { pharmacyObj: null }, 2)).statusCode).toBe(200);
  expect((await read(shopper)).unreadablePharmacy).toBeUndefined();
});

test('a guest who signs in takes along what can not be read', async () => {
  const shopper = await filled();
  await damage(shopper, without('drugDosage'), 'saved_drug');
  await damage(shopper, without('providerAddressId'), 'saved_provider');
  await damage(shopper, part('snpType', '"X"'), 'saved_plan', OF_FIRST);
  const { uuid } = await signsIn(shopper, provider, { ...ruth, subject: 'with-a-bad-cell' });
  const merged = (await shopper.get(`/landrover/api/Users/${uuid}/all`)).json<ProfileReply>();
  expect(merged.drugsAndPharmacyDetails?.drugInfoDetails).toHaveLength(1);
  expect(merged.providersDetails?.providerIdList).toHaveLength(1);
  expect(merged).toMatchObject({
    unreadableDrugs: [{ drugName: 'Basaglar' }],
    unreadableProviders: [{ providerName: SAM_COLE.providerName }],
    unreadablePlans: [{ planId: FIRST_PLAN, planYear: 2027 }],
  });
});

test('an answer whose key is gone: the request is judged by its version, and its key works again', async () => {
  const shopper = await filled();
  expect((await save(shopper, 'drugs', { drugInfoDetails: [PENS] }, 2, 'again')).statusCode).toBe(200);
  await damage(shopper, "answer_sealed = 'k0.AAAA'", 'kept_answer');
  const repeated = await save(shopper, 'drugs', { drugInfoDetails: [PENS] }, 2, 'again');
  expect(repeated.json()).toMatchObject({ status: 412, code: 'stale-version' });

  // A change that changes nothing is not stopped by its version.
  expect((await save(shopper, 'drugs', { drugInfoDetails: [PENS] }, 3, 'nothing')).statusCode).toBe(200);
  await damage(shopper, "answer_sealed = 'k0.AAAA'", 'kept_answer');
  const first = await save(shopper, 'drugs', { drugInfoDetails: [PENS] }, 3, 'nothing');
  const second = await save(shopper, 'drugs', { drugInfoDetails: [PENS] }, 3, 'nothing');
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
});

test('an id that is known comes back with its own code, or is refused with its place', async () => {
  const shopper = await filled();
  const [first, second] = (await read(shopper)).drugsAndPharmacyDetails?.drugInfoDetails ?? [];
  const other = { ...LISINOPRIL, nationalDrugCode: '00000000003' };
  const lists = [
    [{ ...other, drugId: first?.drugId }, { ...LISINOPRIL }],
    [{ ...LISINOPRIL, drugId: second?.drugId }],
    [
      { ...LISINOPRIL, drugId: second?.drugId },
      { ...PENS, drugId: first?.drugId },
    ],
  ];
  for (const drugInfoDetails of lists) {
    const refused = await save(shopper, 'drugs', { drugInfoDetails }, 2);
    expect(refused.json()).toMatchObject({ status: 422, fields: { 'drugInfoDetails.0.drugId': expect.any(String) } });
  }
  expect((await read(shopper)).drugsAndPharmacyDetails?.drugInfoDetails).toEqual([first, second]);
});

const list = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...LISINOPRIL, nationalDrugCode: String(10_000_000_000 + from + at) }));

test('60 drugs of a guest and 60 of an account: all are kept, each can be removed, and none can be added', async () => {
  const person = { ...ruth, subject: 'with-120-drugs' };
  const account = await guest(subject.app);
  await save(account, 'drugs', { drugInfoDetails: list(0, 60) }, 1);
  await signsIn(account, provider, person);
  const shopper = await guest(subject.app);
  await save(shopper, 'drugs', { drugInfoDetails: list(60, 60) }, 1);
  const { uuid } = await signsIn(shopper, provider, person);
  const signedIn = { ...shopper, uuid: uuid ?? '', profile: `/landrover/api/Users/${uuid}` };

  const merged = await read(signedIn, 'drugs');
  const drugs = merged.drugsAndPharmacyDetails?.drugInfoDetails ?? [];
  expect(drugs).toHaveLength(120);
  const version = merged.versions.drugs;
  const longer = { drugInfoDetails: [...drugs.slice(2), ...list(500, 1)] };
  expect((await save(signedIn, 'drugs', longer, version)).json()).toMatchObject({
    status: 422,
    fields: { drugInfoDetails: 'A list holds at most 60 drugs.' },
  });
  expect((await save(signedIn, 'drugs', { drugInfoDetails: drugs.slice(1) }, version)).statusCode).toBe(200);
  const left = await read(signedIn, 'drugs');
  expect(left.drugsAndPharmacyDetails?.drugInfoDetails).toEqual(drugs.slice(1));
});

test('more plans of a year than can be kept are refused, and those that are kept stay', async () => {
  const shopper = await filled();
  const many = Array.from({ length: 101 }, (_, at) => `H${1000 + at}001000`);
  const refused = await save(shopper, 'plans', plansOf(FIRST_PLAN, ...many), 2);
  expect(refused.json()).toMatchObject({
    status: 422,
    fields: { plans: 'At most 100 plans of a year can be kept.' },
  });
  expect((await read(shopper, 'plans')).plansDetails?.plans).toHaveLength(2);
});
