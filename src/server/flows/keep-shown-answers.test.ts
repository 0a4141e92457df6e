import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnData } from '#contract/own-data.ts';
import type { ProfileReply } from '#contract/profile.ts';
import type { ProviderToKeep } from '#contract/saved-providers.ts';
import { load } from '#server/catalogue/load/load.ts';
import { directoryFiles, record } from '#server/catalogue/testing/directory-files.ts';
import { writeFiles } from '#server/catalogue/testing/small-files.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { ANN_LEE, LAKE_HOSPITAL, SAM_COLE } from '#tests/support/providers.ts';
import { KING_COUNTY, PLANS } from '#tests/support/small-catalogue.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { guest, testClient } from '#tests/support/test-client.ts';

const folder = temporaryFolder();
let subject: TestApp;

const PLAN = PLANS.inBothYears;
const ANN = { ...ANN_LEE, providerAddressId: '98101 12 MAIN ST' };
const IN_NETWORK = {
  planId: PLAN,
  planYear: 2027,
  shownOn: '2026-11-16',
  answer: 'in-network',
  list: { publisher: 'Cedar Health', file: 'a.json', asOf: '2026-11-09', readAt: '2026-11-15T12:00:00.000Z' },
};
const NOT_LISTED = {
  ...IN_NETWORK,
  shownOn: '2026-12-01',
  answer: 'not-listed',
  list: { ...IN_NETWORK.list, asOf: '2026-11-29', readAt: '2026-11-30T12:00:00.000Z' },
};

/** The list of the company of the plan. */
const publish = (npi: string, updatedOn: string, now: string) =>
  load(
    subject.pool,
    writeFiles(
      folder.path,
      directoryFiles('H9901', 2027, { 'a.json': [record({ npi, planId: 'H9901-001-000', updatedOn })] }),
    ),
    { accept: 'the test', now: new Date(now) },
  );
const publishAnn = () => publish(ANN.nationalProviderId, '2026-11-09', '2026-11-15T12:00:00Z');

beforeAll(async () => {
  subject = await testApp();
  await publishAnn();
});
afterAll(async () => {
  await subject.close();
  folder.remove();
});

type Guest = Awaited<ReturnType<typeof guest>>;

const post = async (shopper: Guest, path: string, body: object, version: number) => {
  const reply = await shopper.post(`${shopper.profile}/${path}`, body, { 'if-match': `"${version}"` });
  expect(reply.statusCode).toBe(200);
  return reply.json<ProfileReply>();
};
const shownOf = ({ providersDetails, versions }: ProfileReply) => ({
  version: versions['providers'],
  shown: providersDetails?.providerIdList.map(({ shownAnswers }) => shownAnswers),
});
const planned = async (providers: readonly ProviderToKeep[], planIds: readonly string[] = [PLAN]) => {
  const shopper = await guest(subject.app);
  await post(shopper, 'plans/2027', { plans: planIds.map((planId) => ({ planId, ...KING_COUNTY })) }, 1);
  await post(shopper, 'providers/2027', { providerIdList: providers }, 1);
  return shopper;
};

test('[DOC-001] what was shown is kept with its list and day, and the same again changes nothing', async () => {
  const shopper = await planned([ANN]);
  expect(shownOf(await post(shopper, 'shownAnswers/2027', {}, 2))).toEqual({ version: 3, shown: [[IN_NETWORK]] });
  // Also for a page that does not know yet that it was kept.
  for (const version of [3, 2])
    expect(shownOf(await post(shopper, 'shownAnswers/2027', {}, version))).toEqual({
      version: 3,
      shown: [[IN_NETWORK]],
    });
});

test('another answer on a later day is added behind the first one, which stays', async () => {
  const shopper = await planned([ANN]);
  await post(shopper, 'shownAnswers/2027', {}, 2);
  await publish(LAKE_HOSPITAL.nationalProviderId, '2026-11-29', '2026-11-30T12:00:00Z');
  const later = await testApp({ today: '2026-12-01T10:00:00', beside: subject });
  const again = testClient(later.app);
  for (const [name, value] of shopper.jar) again.jar.set(name, value);
  const after = shownOf(await post({ ...shopper, ...again }, 'shownAnswers/2027', {}, 3));
  await publishAnn();
  await later.close();
  expect(after.shown).toEqual([[IN_NETWORK, NOT_LISTED]]);
});

test('of a year without saved plans nothing is kept, nor of a drug plan, nor of a plan that is not saved', async () => {
  const shopper = await planned([ANN], [PLANS.pdp]);
  for (const year of [2026, 2027]) {
    const { version, shown } = shownOf(await post(shopper, `shownAnswers/${year}`, {}, 2));
    expect([version, shown]).toEqual([2, [undefined]]);
  }
});

test('no request rewrites what was shown of a doctor on the list; an undo brings it back with the doctor', async () => {
  const shopper = await planned([ANN, SAM_COLE]);
  const kept = (await post(shopper, 'shownAnswers/2027', {}, 2)).providersDetails?.providerIdList ?? [];
  const [ann, sam] = kept;
  const forged = { ...ann, shownAnswers: [NOT_LISTED] };
  expect(shownOf(await post(shopper, 'providers/2027', { providerIdList: [sam, forged] }, 3)).shown?.[1]).toEqual([
    IN_NETWORK,
  ]);
  await post(shopper, 'providers/2027', { providerIdList: [sam] }, 4);
  const back = shownOf(await post(shopper, 'providers/2027', { providerIdList: [ann, sam] }, 5));
  expect(back.shown?.[0]).toEqual([IN_NETWORK]);
});

test('the file of what is kept has what was shown of a doctor and what was noted of a call', async () => {
  const note = {
    planId: PLAN,
    planYear: 2027,
    calledOn: '2026-11-16',
    answer: 'no',
    words: 'Bo at the desk.',
  } as const;
  const shopper = await planned([{ ...ANN, callNotes: [note] }]);
  await post(shopper, 'shownAnswers/2027', {}, 2);
  const data = (await shopper.get(`${shopper.profile}/export`)).json<OwnData>();
  expect(data.profile.providersDetails?.providerIdList).toMatchObject([
    { nationalProviderId: ANN.nationalProviderId, callNotes: [note], shownAnswers: [IN_NETWORK] },
  ]);
  expect(data.changes.entries.map(({ action }) => action)).toContain('keep-shown-answers');
});

test('it goes with the doctor, and another address begins anew', async () => {
  const shopper = await planned([ANN]);
  await post(shopper, 'shownAnswers/2027', {}, 2);
  const elsewhere = { ...ANN, providerAddressId: '98101 9 PINE ST' };
  const moved = shownOf(await post(shopper, 'providers/2027', { providerIdList: [elsewhere] }, 3));
  expect(moved.shown).toEqual([undefined]);
  const { shown } = shownOf(await post(shopper, 'shownAnswers/2027', {}, 4));
  expect(shown?.[0]?.map(({ answer }) => answer)).toEqual(['not-listed']);
});

test('a doctor at two addresses has the answer of each', async () => {
  const shopper = await planned([ANN, { ...ANN, providerAddressId: '98101 9 PINE ST' }]);
  const { shown } = shownOf(await post(shopper, 'shownAnswers/2027', {}, 2));
  expect(shown?.map((entries) => entries?.map(({ answer }) => answer))).toEqual([['in-network'], ['not-listed']]);
});

test('what a company writes in its list can not make the doctor unreadable', async () => {
  const shopper = await planned([ANN]);
  await subject.pool.query('update network_directory set publisher = $1', [`Cedar\u202e ${'x'.repeat(400)}`]);
  const after = await post(shopper, 'shownAnswers/2027', {}, 2);
  await publishAnn();
  expect(after.unreadableProviders).toBeUndefined();
  expect(after.providersDetails?.providerIdList[0]?.shownAnswers?.[0]?.list?.publisher).toMatch(/^Cedar {2}x{293}$/);
});
