import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProfileReply } from '#contract/profile.ts';
import type { ProspectToRecord } from '#contract/prospects.ts';
import type { Reply } from '#contract/schemas.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { countStatements } from '#tests/support/count-statements.ts';
import { LISINOPRIL } from '#tests/support/drugs.ts';
import { fakeIdentity } from '#tests/support/fake-identity.ts';
import {
  MERGE,
  MIA,
  MIA_TYPES,
  readsProfile as read,
  signsInAs,
  talksTo,
  triesToMerge as tries,
} from '#tests/support/prospects.ts';
import { guest } from '#tests/support/test-client.ts';
import { trailFaults } from '#tests/support/trail-fault.ts';

const provider = fakeIdentity();
let subject: TestApp;

beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway });
});
afterAll(() => subject.close());

const talkedTo = (name: string, change?: Partial<ProspectToRecord>) => talksTo(subject.app, provider, name, change);

const WRONG = { lastName: 'Weller' };

test('[IMPORT-600][IDENT-411][IDENT-612][IDENT-613][IDENT-636] who proves who they are has all that the agent wrote down, once', async () => {
  const mia = await talkedTo('once');
  expect((await read(mia)).userDetails).toMatchObject({
    telesalesProfileType: 'MEMBER-CONSENT',
    createdBy: 'TELESALES',
    identityAttempts: { remainingCount: 3, tollFree: '1-877-699-5710' },
  });
  const before = await read(mia);
  const merged = await tries(mia);
  expect(merged).toMatchObject({ status: 200, isProfileMerged: true, remainingRetryCount: 3 });
  expect(merged.mergedProfile).toMatchObject({ uuid: mia.uuid, telesalesProfileType: null, dob: '05/17/1952' });
  const after = await read(mia);
  expect(after.userDetails).toEqual(merged.mergedProfile);
  expect(after.drugsAndPharmacyDetails?.drugInfoDetails.map(({ drugName }) => drugName)).toEqual([
    'Lisinopril',
    'Basaglar',
  ]);
  expect(after.drugsAndPharmacyDetails?.pharmacyObj?.pharmacyName).toBe('Corner Pharmacy');
  expect(after.providersDetails?.providerIdList.map(({ providerName }) => providerName)).toEqual([
    'Ann Lee',
    'Sam Cole',
  ]);
  expect(after.plansDetails?.plans.map(({ planId }) => planId)).toEqual(MIA.plans.map(({ planId }) => planId));
  for (const row of [
    ...(after.drugsAndPharmacyDetails?.drugInfoDetails ?? []),
    ...(after.providersDetails?.providerIdList ?? []),
    ...(after.plansDetails?.plans ?? []),
    after.drugsAndPharmacyDetails?.pharmacyObj,
  ]) {
    expect(row?.origin).toMatchObject({ kind: 'agent' });
  }
  // Another tab asks for each of them anew.
  for (const section of ['drugs', 'providers', 'plans', 'demographics'] as const) {
    expect(after.versions[section]).toBeGreaterThan(before.versions[section] ?? 0);
  }
  expect(await trailFaults(subject.pool)).toEqual([]);
});

test('[IDENT-636] the same request again, also at the same moment, is answered merged and merges nothing more', async () => {
  const mia = await talkedTo('again');
  const answers = await Promise.all(Array.from({ length: 5 }, () => tries(mia)));
  expect(answers.map(({ isProfileMerged }) => isProfileMerged)).toEqual(Array(5).fill(true));
  const { versions } = await read(mia);
  expect((await tries(mia)).isProfileMerged).toBe(true);
  expect((await read(mia)).versions).toEqual(versions);
  expect((await read(mia)).drugsAndPharmacyDetails?.drugInfoDetails).toHaveLength(2);
  // Other details of a person who is merged already tell nothing.
  const whole = { ...WRONG, gender: 'f', zipCode: '98101' };
  expect(await tries(mia, whole)).toMatchObject({ isProfileMerged: false, mergedProfile: null });
});

test('[IDENT-615][IDENT-616][IDENT-636] each wrong try takes one of three; then nothing is judged, not even what is right', async () => {
  const mia = await talkedTo('three');
  const counts = [];
  for (let at = 0; at < 4; at += 1) counts.push((await tries(mia, WRONG)).remainingRetryCount);
  expect(counts).toEqual([2, 1, 0, 0]);
  expect(await tries(mia)).toMatchObject({ status: 200, isProfileMerged: false, remainingRetryCount: 0 });
  expect((await read(mia)).userDetails).toMatchObject({ identityAttempts: { remainingCount: 0 } });
  // Another session of theirs is as far.
  const again = await signsInAs(subject.app, provider, 'three@example.org');
  expect(await tries({ ...again, typed: mia.typed })).toMatchObject({ isProfileMerged: false, remainingRetryCount: 0 });
  expect((await read(mia)).drugsAndPharmacyDetails?.drugInfoDetails).toEqual([]);
});

test('[IDENT-636] twice wrong and then right is right', async () => {
  const mia = await talkedTo('twice');
  expect([(await tries(mia, WRONG)).remainingRetryCount, (await tries(mia, WRONG)).remainingRetryCount]).toEqual([
    2, 1,
  ]);
  expect(await tries(mia)).toMatchObject({ isProfileMerged: true });
});

test('[IDENT-616] of ten wrong tries at once exactly three are judged', async () => {
  const mia = await talkedTo('ten');
  const heard = countStatements(subject.pool);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => tries(mia, { lastName: `Weller ${'x'.repeat(at)}` })),
  );
  heard.stop();
  expect(answers.map(({ isProfileMerged }) => isProfileMerged)).toEqual(Array(10).fill(false));
  expect(heard.names().filter((name) => name === 'find-prospect-to-judge')).toHaveLength(3);
  const counts = answers.map(({ remainingRetryCount }) => remainingRetryCount);
  expect(counts.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 2]);
});

test.each([
  ['a first name', { firstName: 'Maya' }],
  ['a last name', WRONG],
  ['an e-mail', { email: 'other@example.org' }],
  ['a birth date', { dob: '05/18/1952' }],
  ['a Medicare number', { mbi: '9RT8CQ7WE66' }],
  [
    'all of it',
    { firstName: 'Max', lastName: 'Weller', email: 'x@example.org', dob: '01/01/1940', mbi: '9RT8CQ7WE66' },
  ],
])(
  'a try that does not fit takes the same statements and says the same, whatever does not fit: %s',
  async (story, change) => {
    const statementsOf = async (wrong: object, name: string) => {
      const mia = await talkedTo(name);
      const heard = countStatements(subject.pool);
      const answer = await tries(mia, wrong);
      heard.stop();
      return { answer, names: heard.names() };
    };
    const name = story.replaceAll(' ', '');
    const [one, other] = [await statementsOf(change, `${name}1`), await statementsOf({ firstName: 'Q' }, `${name}2`)];
    expect(one).toEqual(other);
    expect(one.answer).toMatchObject({ status: 200, isProfileMerged: false, mergedProfile: null });
  },
);

test('nobody is written down under the number that was typed: the same statements and the same answer', async () => {
  const statementsOf = async (mbi: string, name: string) => {
    const shopper = await signsInAs(subject.app, provider, `${name}@example.org`);
    const typed = { ...MIA_TYPES, email: `${name}@example.org`, gender: 'f', zipCode: '10001', mbi };
    const heard = countStatements(subject.pool);
    const answer = await tries({ ...shopper, typed } as never);
    heard.stop();
    return { answer, names: heard.names() };
  };
  await talkedTo('known', { person: { ...MIA.person, mbi: '2FH7UG6NP84' } });
  expect(await statementsOf('2FH7UG6NP84', 'stranger')).toEqual(await statementsOf('9RT8CQ7WE66', 'another'));
});

test('[IDENT-611] what could fit nobody is refused by its field and costs no try', async () => {
  const mia = await talkedTo('format');
  for (const [change, field] of [
    [{ dob: '02/30/1950' }, 'dob'],
    [{ dob: '01/01/2027' }, 'dob'],
    [{ mbi: 'SLOIBZ' }, 'mbi'],
    [{ mbi: '' }, 'mbi'],
    [{ email: 'a@' }, 'email'],
    [{ firstName: '  ' }, 'firstName'],
    [{ zipCode: '00000' }, 'zipCode'],
  ] as const) {
    const reply = await mia.post(MERGE, { ...mia.typed, ...change });
    expect([reply.statusCode, Object.keys(reply.json<{ fields: object }>().fields)]).toEqual([422, [field]]);
  }
  expect((await mia.post(MERGE, { ...mia.typed, more: '' })).statusCode).toBe(422);
  expect((await mia.post(MERGE, { ...mia.typed, action: 's' })).statusCode).toBe(422);
  expect((await read(mia)).userDetails?.identityAttempts?.remainingCount).toBe(3);
  expect(await tries(mia, { firstName: ' Mia ', email: ` ${mia.typed.email} ` })).toMatchObject({
    isProfileMerged: true,
  });
});

test('[IDENT-619] a choice to skip is kept: nothing is asked any more, at the next sign-in either', async () => {
  const mia = await talkedTo('skips');
  const reply = await mia.post(MERGE, { action: 's' });
  expect(reply.json<Reply<'mergeProfile'>>().data).toMatchObject({ isProfileMerged: false, remainingRetryCount: 3 });
  expect((await read(mia)).userDetails).toMatchObject({ telesalesProfileType: null });
  const again = await signsInAs(subject.app, provider, 'skips@example.org');
  expect((await read(again)).userDetails).toMatchObject({ telesalesProfileType: null, createdBy: 'TELESALES' });
  expect((await mia.post(MERGE, { action: 's' })).statusCode).toBe(200);
});

test('what the account holds stays as it is, and nothing stands there twice', async () => {
  const mia = await talkedTo('holds');
  const own = { ...LISINOPRIL, drugQuantity: 2 };
  const saved = await mia.post(`${mia.profile}/drugs/2027`, { drugInfoDetails: [own] }, { 'if-match': '"1"' });
  expect(saved.statusCode).toBe(200);
  expect(await tries(mia)).toMatchObject({ isProfileMerged: true });
  const { drugsAndPharmacyDetails } = await read(mia, 'drugs');
  expect(
    drugsAndPharmacyDetails?.drugInfoDetails.map(({ drugName, drugQuantity }) => [drugName, drugQuantity]),
  ).toEqual([
    ['Lisinopril', 2],
    ['Basaglar', 2],
  ]);
});

test('[IDENT-621] after it the profile reads by the uuid of the cookie with the flag false, with all that the page needs', async () => {
  const mia = await talkedTo('flag');
  await tries(mia);
  const reply = await mia.get(`${mia.profile}/all/2027/false`);
  const { userDetails, drugsAndPharmacyDetails, plansDetails } = reply.json<ProfileReply>();
  expect(userDetails).toMatchObject({ firstName: 'Mia', telesalesProfileType: null });
  expect([drugsAndPharmacyDetails?.drugInfoDetails.length, plansDetails?.plans.length]).toEqual([2, 1]);
});

test('one prospect goes into one account, whoever asks at the same moment', async () => {
  const mia = await talkedTo('shared', { person: { ...MIA.person, mbi: '6KN2YT8XX31' } });
  const other = await signsInAs(subject.app, provider, 'shared-too@example.org', { medicareNumber: '6KN2YT8XX31' });
  const typed = { ...mia.typed, mbi: '6KN2YT8XX31' };
  expect((await read(other)).userDetails?.telesalesProfileType).toBe('MEMBER-CONSENT');
  const answers = await Promise.all([
    tries({ ...mia, typed } as never),
    tries({ ...other, typed: { ...typed, email: 'shared-too@example.org' } } as never),
  ]);
  expect(answers.filter(({ isProfileMerged }) => isProfileMerged)).toHaveLength(1);
});

test('a guest, and who is asked about nothing, merge nothing', async () => {
  const nobody = await guest(subject.app);
  expect((await nobody.post(MERGE, { action: 's' })).statusCode).toBe(401);
  const ruth = await signsInAs(subject.app, provider, 'ruth.unknown@example.org');
  const typed = { ...MIA_TYPES, email: 'ruth.unknown@example.org', gender: 'f', zipCode: '98101', mbi: '7AA1AA1AA11' };
  expect(await tries({ ...ruth, typed } as never)).toMatchObject({ isProfileMerged: false, remainingRetryCount: 2 });
});
