import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProfileReply } from '#contract/profile.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { fakeIdentity, ruth } from '#tests/support/fake-identity.ts';
import { codeBody, leavesForProvider, signedIn, signsIn } from '#tests/support/sign-in.ts';
import { KING_COUNTY, PLANS } from '#tests/support/small-catalogue.ts';
import { guest, testClient } from '#tests/support/test-client.ts';
import { trailFaults } from '#tests/support/trail-fault.ts';

const provider = fakeIdentity();
let subject: TestApp;

beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway });
});
afterAll(() => subject.close());

type Shopper = {
  get: ReturnType<typeof testClient>['get'];
  post: ReturnType<typeof testClient>['post'];
  profile: string;
};

async function saves(shopper: Shopper, planIds: readonly string[], year = 2027) {
  const { versions } = (await shopper.get(`${shopper.profile}/plans`)).json<ProfileReply>();
  const body = { plans: planIds.map((planId) => ({ planId, ...KING_COUNTY })) };
  return shopper.post(`${shopper.profile}/plans/${year}`, body, { 'if-match': `"${versions['plans']}"` });
}

async function savedBy({ get }: Pick<Shopper, 'get'>, uuid: string | null) {
  const { plansDetails } = (await get(`/landrover/api/Users/${uuid}/plans`)).json<ProfileReply>();
  return plansDetails?.plans.map(({ planId, planYear }) => `${planYear} ${planId}`).sort();
}

const [first, second, third] = PLANS.of2027;

test('what a guest saved is in the account after signing in, with the day it was saved', async () => {
  const shopper = await guest(subject.app);
  await saves(shopper, [first, second]);
  await saves(shopper, [first], 2026);
  const before = (await shopper.get(`${shopper.profile}/plans`)).json<ProfileReply>();
  const { uuid } = await signsIn(shopper, provider, { ...ruth, subject: 'carried' });
  expect(await savedBy(shopper, uuid)).toEqual([`2026 ${first}`, `2027 ${first}`, `2027 ${second}`]);
  const after = (await shopper.get(`/landrover/api/Users/${uuid}/plans`)).json<ProfileReply>();
  const daysOf = ({ plansDetails }: ProfileReply) => plansDetails?.plans.map(({ savedOn }) => savedOn).sort();
  expect(daysOf(after)).toEqual(daysOf(before));
  expect(after.plansDetails?.zipCode).toBe('98101');
  const { rows } = await subject.pool.query('select shopping_zip from profile where profile_uuid = $1', [shopper.uuid]);
  expect(rows).toEqual([{ shopping_zip: null }]);
  expect(await trailFaults(subject.pool)).toEqual([]);
});

test('lists are merged: nothing twice, nothing lost, and what the account had stays as it was', async () => {
  const account = await signedIn(subject.app, provider, { ...ruth, subject: 'merged' });
  await saves(account, [first, third]);
  const before = (await account.get(`${account.profile}/plans`)).json<ProfileReply>();
  const shopper = await guest(subject.app);
  await saves(shopper, [first, second]);
  const { uuid } = await signsIn(shopper, provider, { ...ruth, subject: 'merged' });
  expect(await savedBy(shopper, uuid)).toEqual([first, second, third].map((id) => `2027 ${id}`).sort());
  const after = (await shopper.get(`/landrover/api/Users/${uuid}/plans`)).json<ProfileReply>();
  const savedOn = ({ plansDetails }: ProfileReply) =>
    plansDetails?.plans.find(({ planId }) => planId === first)?.savedOn;
  expect(savedOn(after)).toBe(savedOn(before));
});

test('two tabs that sign in at the same moment merge everything once', async () => {
  const shopper = await guest(subject.app);
  await saves(shopper, [first, second]);
  const tabs = [testClient(subject.app), testClient(subject.app)];
  for (const tab of tabs) for (const [name, value] of shopper.jar) tab.jar.set(name, value);
  const answers = await Promise.all(tabs.map((tab) => signsIn(tab, provider, { ...ruth, subject: 'two-tabs' })));
  expect(answers[0]?.uuid).toBe(answers[1]?.uuid);
  expect(answers.filter(({ isNewOptumIdProfileCreated }) => isNewOptumIdProfileCreated)).toHaveLength(1);
  for (const tab of tabs) {
    expect(await savedBy(tab, answers[0]?.uuid ?? '')).toEqual([`2027 ${first}`, `2027 ${second}`].sort());
  }
  const { rows } = await subject.pool.query(
    "select count(*)::int from audit_entry where profile_uuid = $1 and action = 'carry-over'",
    [answers[0]?.uuid],
  );
  expect(rows[0].count).toBe(1);
});

test('what was removed from the account does not come back with the cookie of the old guest', async () => {
  const shopper = await guest(subject.app);
  await saves(shopper, [first]);
  const guestCookies = new Map(shopper.jar);
  const identity = { ...ruth, subject: 'no-return' };
  const { uuid } = await signsIn(shopper, provider, identity);
  const profile = `/landrover/api/Users/${uuid}`;
  const { versions } = (await shopper.get(`${profile}/plans`)).json<ProfileReply>();
  await shopper.delete(`${profile}/plans/${first}/2027`, { 'if-match': `"${versions['plans']}"` });

  const old = testClient(subject.app);
  for (const [name, value] of guestCookies) old.jar.set(name, value);
  await signsIn(old, provider, identity);
  expect(await savedBy(old, uuid)).toEqual([]);
});

test('after the merge the cookie of the guest opens nothing, and the next thing saved begins anew', async () => {
  const shopper = await guest(subject.app);
  await saves(shopper, [first]);
  const old = testClient(subject.app);
  for (const [name, value] of shopper.jar) old.jar.set(name, value);
  await signsIn(shopper, provider, { ...ruth, subject: 'gone' });
  expect((await old.get(`${shopper.profile}/plans`)).statusCode).toBe(404);
  const anew = (await old.post('/landrover/api/guests', {})).json<{ uuid: string }>();
  expect(anew.uuid).not.toBe(shopper.uuid);
  expect(await savedBy(old, anew.uuid)).toEqual([]);
});

test('a merge that was cut off goes on at the next sign-in to the same account, and to no other', async () => {
  const shopper = await guest(subject.app);
  await saves(shopper, [first, second]);
  const guestCookies = new Map(shopper.jar);
  const account = await signedIn(subject.app, provider, { ...ruth, subject: 'cut-off' });
  // As a process leaves it that dies after its first step.
  await subject.pool.query('update profile set carried_to = $2 where profile_uuid = $1', [shopper.uuid, account.uuid]);

  const returns = () => {
    const browser = testClient(subject.app);
    for (const [name, value] of guestCookies) browser.jar.set(name, value);
    return browser;
  };
  const other = returns();
  const elsewhere = await signsIn(other, provider, { ...ruth, subject: 'somebody-else' });
  expect(await savedBy(other, elsewhere.uuid)).toEqual([]);
  // The browser that began it may have another guest by now.
  const same = testClient(subject.app);
  await signsIn(same, provider, { ...ruth, subject: 'cut-off' });
  expect(await savedBy(same, account.uuid)).toEqual([`2027 ${first}`, `2027 ${second}`].sort());
});

test('a sign-in that fails leaves the guest as it was', async () => {
  const shopper = await guest(subject.app);
  await saves(shopper, [first]);
  const state = await leavesForProvider(shopper);
  await shopper.post('/landrover/api/apps/aarp/authValidate', codeBody('made-up', state));
  expect(await savedBy(shopper, shopper.uuid)).toEqual([`2027 ${first}`]);
});

test('a merge that fails keeps nobody from signing in, and is made up for at the next sign-in', async () => {
  const shopper = await guest(subject.app);
  await saves(shopper, [first, second]);
  const identity = { ...ruth, subject: 'unlucky' };
  await subject.pool.query('alter table carried_item rename to carried_item_away');
  const { uuid } = await signsIn(shopper, provider, identity);
  expect(await savedBy(shopper, uuid)).toEqual([]);
  await subject.pool.query('alter table carried_item_away rename to carried_item');
  await signsIn(shopper, provider, identity);
  expect(await savedBy(shopper, uuid)).toEqual([`2027 ${first}`, `2027 ${second}`].sort());
});

const FACTS = { firstName: 'ruth', email: 'told@example.org', dob: '03/09/1950', mbi: '1EG4-TE5-MK73' };

/** A guest who told something, and an account that does not know all of it. */
async function sharesFacts(change: object = FACTS) {
  const shopper = await guest(subject.app);
  const reply = await shopper.post(`${shopper.profile}/demographics/2027`, change, { 'if-match': '"1"' });
  expect(reply.statusCode).toBe(200);
  return shopper;
}

async function personOf({ get }: Pick<Shopper, 'get'>, uuid: string | null) {
  const reply = (await get(`/landrover/api/Users/${uuid}/demographics`)).json<ProfileReply>();
  return { ...reply.userDetails, version: reply.versions['demographics'] };
}

async function mergedFieldsOf(uuid: string | null) {
  const { rows } = await subject.pool.query(
    "select fields from audit_entry where profile_uuid = $1 and action = 'carry-over' order by position",
    [uuid],
  );
  return rows.map(({ fields }) => fields);
}

test('what a guest said fills what the account does not know, and is left nowhere else', async () => {
  const shopper = await sharesFacts();
  const { uuid } = await signsIn(shopper, provider, {
    ...ruth,
    subject: 'told',
    dateOfBirth: null,
    medicareNumber: null,
  });
  const person = await personOf(shopper, uuid);
  expect(person).toMatchObject({ firstName: 'Ruth', dob: '03/09/1950', mbi: '•••• ••• MK73', email: ruth.email });
  expect(await mergedFieldsOf(uuid)).toEqual([['demographics']]);
  expect(await trailFaults(subject.pool)).toEqual([]);
  const { rows } = await subject.pool.query('select 1 from demographics where profile_uuid = $1', [shopper.uuid]);
  expect(rows).toEqual([]);
});

test('two tabs merge what a guest said once, and what the owner clears afterwards stays cleared', async () => {
  const identity = { ...ruth, subject: 'told-in-two', dateOfBirth: null, medicareNumber: null };
  const shopper = await sharesFacts();
  await subject.pool.query(
    `create table kept_for_later as select * from demographics where profile_uuid = '${shopper.uuid}'`,
  );
  const tabs = [testClient(subject.app), testClient(subject.app)];
  for (const tab of tabs) for (const [name, value] of shopper.jar) tab.jar.set(name, value);
  const [first] = await Promise.all(tabs.map((tab) => signsIn(tab, provider, identity)));
  const uuid = first?.uuid ?? '';
  expect(await mergedFieldsOf(uuid)).toEqual([['demographics']]);

  const tab = tabs[0] as (typeof tabs)[0];
  const { version } = await personOf(tab, uuid);
  await tab.post(`/landrover/api/Users/${uuid}/demographics/2027`, { dob: null }, { 'if-match': `"${version}"` });
  // As a process leaves it that dies before its last step.
  await subject.pool.query('update profile set carried_at = null where profile_uuid = $1', [shopper.uuid]);
  await subject.pool.query('insert into demographics select * from kept_for_later');
  await signsIn(testClient(subject.app), provider, identity);
  expect(await personOf(tab, uuid)).toMatchObject({ dob: null, email: ruth.email });
  expect(await mergedFieldsOf(uuid)).toHaveLength(1);
});

test('what does not open is no gap: neither a guest nor the provider takes its place', async () => {
  const identity = { ...ruth, subject: 'key-is-gone', dateOfBirth: '1950-03-09' as const };
  const account = await signedIn(subject.app, provider, identity);
  const sealedOf = async () => {
    const { rows } = await subject.pool.query(
      'select date_of_birth_sealed, medicare_number_sealed from demographics where profile_uuid = $1',
      [account.uuid],
    );
    return rows[0];
  };
  await subject.pool.query(
    "update demographics set date_of_birth_sealed = 'gone.AAAA', medicare_number_sealed = 'gone.AAAA' where profile_uuid = $1",
    [account.uuid],
  );
  const before = await sealedOf();
  const shopper = await sharesFacts();
  await signsIn(shopper, provider, identity);
  expect(await sealedOf()).toEqual(before);
  expect(await personOf(shopper, account.uuid)).toMatchObject({ firstName: 'Ruth', dob: null, mbi: null });
});

test('what another person said on the same computer goes into no account, and is deleted', async () => {
  const shopper = await sharesFacts({ ...FACTS, firstName: 'Walter' });
  const { uuid } = await signsIn(shopper, provider, {
    ...ruth,
    subject: 'other-person',
    dateOfBirth: null,
    medicareNumber: null,
  });
  expect(await personOf(shopper, uuid)).toMatchObject({ firstName: 'Ruth', dob: null, mbi: null });
  expect(await mergedFieldsOf(uuid)).toEqual([]);
  const { rows } = await subject.pool.query('select 1 from demographics where profile_uuid = $1', [shopper.uuid]);
  expect(rows).toEqual([]);
});
