import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProfileReply } from '#contract/profile.ts';
import type { Reply } from '#contract/schemas.ts';
import { shopperFinder } from '#server/features/demographics/find-shoppers.ts';
import { accountStore } from '#server/identity/provider/accounts.ts';
import { fieldSealer } from '#server/security/sealed-field.ts';
import { TEST_KEYS, type TestApp, testApp } from '#tests/support/app.ts';
import { CORNER_PHARMACY, LISINOPRIL, PENS } from '#tests/support/drugs.ts';
import { signInBrowser } from '#tests/support/embedded-sign-in.ts';
import { agentSmith, fakeIdentity, ruth } from '#tests/support/fake-identity.ts';
import { ANN_LEE } from '#tests/support/providers.ts';
import { registers } from '#tests/support/registers.ts';
import { runJob } from '#tests/support/run-job.ts';
import { accountsOf, damageDrugs } from '#tests/support/sealed-rows.ts';
import { signedIn, signsIn } from '#tests/support/sign-in.ts';
import { PLANS } from '#tests/support/small-catalogue.ts';
import { guest } from '#tests/support/test-client.ts';

/** Somebody has a copy of the database and none of its keys. */
const provider = fakeIdentity();
let subject: TestApp;
beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway });
});
afterAll(() => subject.close());

/** Each word stands in one field alone, and in no code. */
const PERSON = { firstName: 'Canaryfirst', lastName: 'Canarylast', email: 'canary@mail.example', mbi: '1EG4-TE5-MK73' };
const DRUG = { ...LISINOPRIL, drugName: 'Canarydrug', drugDosage: 'Canarydose 5 mg' };
const PHARMACY = {
  ...CORNER_PHARMACY,
  pharmacyName: 'Canarypharmacy',
  pharmacyAddress: { line: '1 Canarystreet', city: 'Canarytown', stateCode: 'WA', zipCode: '98101' },
};
const DRAFT = {
  drugName: 'Canarydraft',
  isGeneric: false,
  drugId: null,
  values: { form: '', package: '', size: '', quantity: '2', frequency: '', supply: '30' },
};
const DOCTOR = {
  ...ANN_LEE,
  providerName: 'Canarydoctor',
  providerAddressId: '98101 1 CANARYROAD',
  providerAddress: { ...ANN_LEE.providerAddress, line: '1 Canaryroad' },
  specialities: ['canarykind'],
  callNotes: [
    {
      planId: PLANS.inBothYears,
      planYear: 2027,
      calledOn: '2026-11-10',
      answer: 'yes' as const,
      words: 'Canarynote',
    },
  ],
};
// Shorter parts of a number stand in sealed text by chance, once in some hundred runs.
const OPEN_WORDS = new RegExp(`canary|1eg4.?te5|te5.?mk73|1950-03-09|03/09/1950|${DOCTOR.nationalProviderId}`, 'i');

type Shopper = Awaited<ReturnType<typeof guest>>;

async function tellsEverything(shopper: Pick<Shopper, 'get' | 'post' | 'profile'>) {
  const { versions } = (await shopper.get(`${shopper.profile}/all`)).json<ProfileReply>();
  const tell = async (section: 'demographics' | 'drugs' | 'providers', body: object) => {
    const sent = { 'if-match': `"${versions[section]}"`, 'idempotency-key': crypto.randomUUID() };
    const reply = await shopper.post(`${shopper.profile}/${section}/2027`, body, sent);
    expect(reply.statusCode).toBe(200);
  };
  await tell('demographics', { ...PERSON, dob: '03/09/1950', zipCode: '98101' });
  await tell('drugs', { drugInfoDetails: [DRUG, PENS], pharmacyObj: PHARMACY });
  await tell('providers', { providerIdList: [DOCTOR] });
  await shopper.post(`${shopper.profile}/drugDraft`, DRAFT);
  const draft = { zipCode: '98101', providers: [DOCTOR] };
  expect((await shopper.post(`${shopper.profile}/providerDraft`, draft)).statusCode).toBe(200);
}

/** Every table of the database, as text. */
async function dump(): Promise<Map<string, string>> {
  const { rows } = await subject.pool.query<{ name: string }>(
    "select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace",
  );
  const texts = rows.map(async ({ name }) => {
    const all = `select coalesce(string_agg(each::text, ' '), '') as all from "${name}" as each`;
    const found = await subject.pool.query<{ all: string }>(all);
    return [name, found.rows[0]?.all ?? ''] as const;
  });
  return new Map(await Promise.all(texts));
}

const tablesWith = (words: RegExp, tables: Map<string, string>) =>
  [...tables].filter(([, text]) => words.test(text)).map(([name]) => name);

test('a copy of the database tells no name, e-mail, birth date, Medicare number, drug, pharmacy or doctor', async () => {
  const lone = await guest(subject.app);
  await tellsEverything(lone);
  const merged = await guest(subject.app);
  await tellsEverything(merged);
  const { uuid } = await signsIn(merged, provider, {
    ...ruth,
    subject: 'dumped',
    firstName: null,
    lastName: null,
    email: null,
  });
  const shown = (await merged.get(`/landrover/api/Users/${uuid}/all`)).json<ProfileReply>();
  expect(shown).toMatchObject({
    userDetails: { firstName: PERSON.firstName, email: PERSON.email },
    drugsAndPharmacyDetails: { drugInfoDetails: [{ drugName: DRUG.drugName }, {}], pharmacyObj: PHARMACY },
    providersDetails: { providerIdList: [{ providerName: DOCTOR.providerName, callNotes: DOCTOR.callNotes }] },
  });
  const tables = await dump();
  for (const kept of ['saved_drug', 'saved_provider', 'provider_draft']) {
    expect(tables.get(kept)?.length).toBeGreaterThan(100);
  }
  expect(tablesWith(OPEN_WORDS, tables)).toEqual([]);
});

/** As a version of the site left it that did not seal yet. */
async function asBefore(uuid: string) {
  const { pool } = subject;
  const seen: { drug: unknown }[] = [];
  await damageDrugs(pool, uuid, (drug) => {
    seen.push({ drug });
    return drug;
  });
  const { rows } = await pool.query<{ drug_id: string }>('select drug_id from saved_drug where profile_uuid = $1', [
    uuid,
  ]);
  for (const [index, { drug_id }] of rows.entries()) {
    await pool.query(
      'update saved_drug set snapshot = $3, snapshot_sealed = null where profile_uuid = $1 and drug_id = $2',
      [uuid, drug_id, JSON.stringify(seen[index]?.drug)],
    );
  }
  await pool.query('update saved_pharmacy set snapshot = $2, snapshot_sealed = null where profile_uuid = $1', [
    uuid,
    JSON.stringify(PHARMACY),
  ]);
  await pool.query(
    `update demographics set first_name = $2, last_name = $3, email = $4, first_name_sealed = null,
       last_name_sealed = null, email_sealed = null, email_digest = null, name_digest = null where profile_uuid = $1`,
    [uuid, PERSON.firstName, PERSON.lastName, PERSON.email],
  );
}

test('what an older version kept in the open reads the same, is found the same, and is sealed by a job', async () => {
  const old = { ...ruth, firstName: null, lastName: null, email: null, zipCode: null };
  const account = await signedIn(subject.app, provider, { ...old, subject: 'older' });
  await tellsEverything(account);
  const agent = await signedIn(subject.app, provider, agentSmith);
  const find = async (body: object) =>
    (await agent.post('/landrover/api/agent/shoppers/search', body)).json<Reply<'findShoppers'>>().shoppers;
  const read = async () => {
    const { userDetails, drugsAndPharmacyDetails } = (await account.get(`${account.profile}/all`)).json<ProfileReply>();
    const byEmail = await find({ email: PERSON.email.toUpperCase() });
    const byName = await find({ lastName: PERSON.lastName.toLowerCase(), zipCode: '98101' });
    const isHere = ({ uuid }: { uuid: string }) => uuid === account.uuid;
    return { userDetails, drugsAndPharmacyDetails, found: [byEmail.filter(isHere), byName.filter(isHere)] };
  };
  const sealed = await read();
  expect(sealed.found).toMatchObject([[{ email: PERSON.email }], [{ lastName: PERSON.lastName }]]);

  await asBefore(account.uuid);
  expect(tablesWith(OPEN_WORDS, await dump()).sort()).toEqual(['demographics', 'saved_drug', 'saved_pharmacy']);
  // When its pharmacy was chosen is not known of an older version.
  const { drugsAndPharmacyDetails: known } = sealed;
  const origin = { kind: 'typed', when: null };
  const older = { ...sealed, drugsAndPharmacyDetails: { ...known, pharmacyObj: { ...known?.pharmacyObj, origin } } };
  expect(await read()).toEqual(older);
  // Several processes, as after a start of all.
  await Promise.all([runJob(subject, 'seal-open-rows'), runJob(subject, 'seal-open-rows')]);
  await runJob(subject, 'seal-open-rows');
  expect(tablesWith(OPEN_WORDS, await dump())).toEqual([]);
  expect(await read()).toEqual(older);
});

test('the accounts of the built-in provider are sealed too, an older one by the job, and an e-mail stays the same', async () => {
  const built = await testApp({ identity: 'configured' });
  const { pool } = built;
  const person = { ...PERSON, mbi: undefined, password: 'four walls and a roof' };
  await registers({ pool }, signInBrowser(built.app), person);
  const [id] = await accountsOf(pool, person.email);
  const text = async () =>
    (await pool.query('select each::text from idp_account as each')).rows.map(({ each }) => each).join();
  expect(await text()).not.toMatch(OPEN_WORDS);

  await pool.query(
    `update idp_account set email = $2, first_name = $3, last_name = $4, email_sealed = null, email_digest = null,
       first_name_sealed = null, last_name_sealed = null where account_id = $1`,
    [id, person.email, person.firstName, person.lastName],
  );
  const signIn = async () => {
    const browser = signInBrowser(built.app);
    await browser.validate(
      await browser.goOn(await browser.answer(await browser.begin(), person.email, person.password)),
    );
    return (await browser.get('/landrover/api/identity/profile')).json();
  };
  const account = { email: person.email, firstName: person.firstName, lastName: person.lastName };
  expect(await signIn()).toEqual(account);
  await runJob(built, 'seal-open-rows');
  expect(await text()).not.toMatch(OPEN_WORDS);
  expect(await signIn()).toEqual(account);

  // Another key came: the e-mail has its account still, and gets no second one.
  const sealer = fieldSealer([{ id: 'k2', secret: Buffer.alloc(32, 9) }, ...TEST_KEYS]);
  const accounts = accountStore({ pool, sealer, machine: Date.now, passwordCost: 4 });
  expect(await accounts.idOf(person.email.toUpperCase())).toBe(id);
  expect(await accounts.add(person, 'a hash')).toBeNull();
  await built.close();
});

test('a shopper is found by what was told under an older key', async () => {
  const account = await signedIn(subject.app, provider, {
    ...ruth,
    subject: 'key-change',
    email: 'old.key@mail.example',
  });
  const sealer = fieldSealer([{ id: 'k2', secret: Buffer.alloc(32, 9) }, ...TEST_KEYS]);
  const find = shopperFinder({ pool: subject.pool, sealer });
  expect(await find('aarp', { email: 'OLD.key@mail.example' })).toMatchObject([{ uuid: account.uuid }]);
  expect(await find('uhc', { email: 'old.key@mail.example' })).toEqual([]);
});
