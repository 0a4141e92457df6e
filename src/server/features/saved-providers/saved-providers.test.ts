import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProfileReply } from '#contract/profile.ts';
import type { Provider, ProviderToKeep } from '#contract/saved-providers.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { ANN_LEE, LAKE_HOSPITAL, SAM_COLE } from '#tests/support/providers.ts';
import { guest } from '#tests/support/test-client.ts';

let subject: TestApp;
beforeAll(async () => {
  subject = await testApp();
});
afterAll(() => subject.close());

type Guest = Awaited<ReturnType<typeof guest>>;

const save = (shopper: Guest, body: object, version: number) =>
  shopper.post(`${shopper.profile}/providers/2027`, body, { 'if-match': `"${version}"` });
const listOf = (reply: { json: <Body>() => Body }) => reply.json<ProfileReply>().providersDetails?.providerIdList ?? [];
const read = async ({ get, profile }: Guest) => listOf(await get(`${profile}/providers`));
const asSent = (providers: readonly Provider[]): ProviderToKeep[] =>
  providers.map(({ providerId: _id, providerUniqueId: _name, origin: _kept, ...provider }) => provider);

const NOTE = {
  planId: 'H5050009000',
  planYear: 2027,
  calledOn: '2026-11-16',
  answer: 'yes',
  words: 'Asked Ann.',
} as const;
const FULL: ProviderToKeep = {
  ...ANN_LEE,
  plansList: ['H5050009000'],
  languages: ['English', 'Spanish'],
  networkIdsMedical: ['N1'],
  PCPId: 'P1',
  pcpId: ['P1', 'P2'],
  isPcpQualifiedId: true,
  isAddedByOLE: true,
  providerSearchCode: '207RC0000X',
  callNotes: [NOTE],
};

test('[DOC-401][DOC-608][DOC-611] a doctor with every field is saved and reads back equal', async () => {
  const shopper = await guest(subject.app);
  const saved = await save(shopper, { providerIdList: [FULL, SAM_COLE] }, 1);
  expect([saved.statusCode, saved.headers['etag']]).toEqual([200, '"2"']);
  const kept = await read(shopper);
  expect(asSent(kept)).toEqual([FULL, SAM_COLE]);
  expect(kept[0]?.providerUniqueId).toBe(`${FULL.nationalProviderId} ${FULL.providerAddressId}`);
  expect(Object.keys(kept[0] ?? {})).toEqual(
    expect.arrayContaining(
      `providerId providerAddressId providerName plansList specialities gender providerAddress providerUniqueId providerType
       nationalProviderId type speciality languages networkIdsMedical PCPId pcpId isPcpQualifiedId isAddedByOLE
       providerSearchCode directoryType providerCoverageType providerAddressObj`.split(/\s+/),
    ),
  );
  const ofYear = (await shopper.get(`${shopper.profile}/providers/2027`)).json<ProfileReply>();
  expect(ofYear.providersDetails).toMatchObject({ zipCode: '98101', planYear: 2027, millimanProviders: [] });
});

test('[DOC-600] the list becomes what is sent, each under its own id; another place is another entry', async () => {
  const shopper = await guest(subject.app);
  const [ann, sam] = listOf(await save(shopper, { providerIdList: [ANN_LEE, SAM_COLE] }, 1));
  const noted = { ...ann, callNotes: [NOTE] };
  expect(listOf(await save(shopper, { providerIdList: [sam, noted] }, 2))).toEqual([
    sam,
    { ...noted, origin: expect.anything() },
  ]);
  const same = (await save(shopper, { providerIdList: [sam, noted] }, 3)).json<ProfileReply>();
  expect(same.versions['providers']).toBe(3);
  const elsewhere = { ...ANN_LEE, providerAddressId: '98101 LAKE RD', callNotes: [] };
  const [, , added] = listOf(await save(shopper, { providerIdList: [sam, noted, elsewhere] }, 3));
  expect(added?.providerId).not.toBe(ann?.providerId);
  expect(listOf(await save(shopper, { providerIdList: [] }, 4))).toEqual([]);
});

test('[DOC-609][DOC-610] a directory that there is not counts as medical, and a kind of cover as unknown', async () => {
  const shopper = await guest(subject.app);
  const odd = { ...ANN_LEE, directoryType: 'X', providerCoverageType: 'vision' };
  expect(listOf(await save(shopper, { providerIdList: [odd] }, 1))).toMatchObject([
    { directoryType: 'M', providerCoverageType: null },
  ]);
});

test('a stale version is answered with the list as it stands, and the same one twice is refused', async () => {
  const shopper = await guest(subject.app);
  await save(shopper, { providerIdList: [ANN_LEE] }, 1);
  const stale = await save(shopper, { providerIdList: [] }, 1);
  expect(stale.statusCode).toBe(412);
  const { current } = stale.json<{ current: ProfileReply }>();
  expect(current.providersDetails?.providerIdList).toMatchObject([{ providerName: ANN_LEE.providerName }]);
  expect((await save(shopper, { providerIdList: [ANN_LEE, ANN_LEE] }, 2)).statusCode).toBe(422);
  const providerId = randomUUID();
  const oneId = [ANN_LEE, SAM_COLE].map((provider) => ({ ...provider, providerId }));
  expect((await save(shopper, { providerIdList: oneId }, 2)).statusCode).toBe(422);
});

test.each([
  ['a number with a wrong check digit', { nationalProviderId: '1234567890' }, 'nationalProviderId'],
  ['no name', { providerName: ' ' }, 'providerName'],
  ['a name of 500 letters', { providerName: 'a'.repeat(500) }, 'providerName'],
  ['a name that turns what follows it', { providerName: 'a\u202Eb' }, 'providerName'],
  [
    'a ZIP code of four digits',
    { providerAddress: { ...ANN_LEE.providerAddress, zipCode: '9810' } },
    'providerAddress.zipCode',
  ],
  ['a note of no day', { callNotes: [{ ...NOTE, calledOn: '2026-02-30' }] }, 'callNotes.0.calledOn'],
  ['a note that is too long', { callNotes: [{ ...NOTE, words: 'a'.repeat(301) }] }, 'callNotes.0.words'],
  ['two notes on one plan', { callNotes: [NOTE, NOTE] }, 'callNotes'],
])('a doctor that can not be is refused at its field, and the list is unharmed: %s', async (_story, change, field) => {
  const shopper = await guest(subject.app);
  await save(shopper, { providerIdList: [SAM_COLE] }, 1);
  const refused = await save(shopper, { providerIdList: [{ ...ANN_LEE, ...change }] }, 2);
  expect(refused.json()).toMatchObject({ status: 422, fields: { [`providerIdList.0.${field}`]: expect.any(String) } });
  expect(asSent(await read(shopper))).toEqual([SAM_COLE]);
});

test('names of other alphabets are kept as they are', async () => {
  const shopper = await guest(subject.app);
  const names = ['Анна Ли', '李安娜', 'عائشة', 'Åsa Ñandú-O’Neil', 'अन्ना'];
  const providers = names.map((providerName, place) => ({
    ...ANN_LEE,
    providerName,
    providerAddressId: `98101 ${place}`,
  }));
  expect((await save(shopper, { providerIdList: providers }, 1)).statusCode).toBe(200);
  expect((await read(shopper)).map(({ providerName }) => providerName)).toEqual(names);
});

test('a list holds twenty and no more, and one id never goes to another doctor', async () => {
  const shopper = await guest(subject.app);
  const many = Array.from({ length: 21 }, (_, n) => ({ ...ANN_LEE, providerAddressId: `98101 ${n} PINE ST` }));
  expect((await save(shopper, { providerIdList: many }, 1)).statusCode).toBe(422);
  const kept = listOf(await save(shopper, { providerIdList: many.slice(1) }, 1));
  expect(kept).toHaveLength(20);
  const taken = { ...LAKE_HOSPITAL, providerId: kept[0]?.providerId };
  const refused = await save(shopper, { providerIdList: [taken] }, 2);
  expect(refused.json()).toMatchObject({ fields: { 'providerIdList.0.providerId': expect.any(String) } });
});

test('a note of a call that is still ahead is refused, and nothing of it is kept', async () => {
  const shopper = await guest(subject.app);
  const noted = (calledOn: string) => ({ providerIdList: [{ ...FULL, callNotes: [{ ...NOTE, calledOn }] }] });
  const refused = await save(shopper, noted('2026-11-17'), 1);
  expect(refused.json()).toMatchObject({
    code: 'invalid-input',
    fields: { 'providerIdList.0.callNotes': expect.stringContaining('ahead') },
  });
  expect(await read(shopper)).toEqual([]);
  expect((await save(shopper, noted('2026-11-16'), 1)).statusCode).toBe(200);
});
