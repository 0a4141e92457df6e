import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { CORNER_PHARMACY, LISINOPRIL, PENS } from '#tests/support/drugs.ts';
import { aViewer, PROFILE_UUID } from '#tests/support/web/examples.ts';
import { fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { changeList } from './change-list.ts';
import { type DrugsChange, type SavedDrugs, saveDrugs, savedDrugs } from './saved-drugs.ts';
import { savedListQuery } from './saved-list.ts';
import { viewerQuery } from './viewer.ts';

afterEach(() => vi.unstubAllGlobals());

function shopper(kept = {}) {
  const profile = fakeProfile([], [], kept);
  const network = fakeNetwork(profile.answers);
  const client = new QueryClient();
  client.setQueryData(viewerQuery.queryKey, aViewer({ uuid: PROFILE_UUID }));
  const read = () => client.fetchQuery({ ...savedListQuery(savedDrugs, PROFILE_UUID), staleTime: 0 });
  return { profile, client, read, ...network };
}

const changeDrugs = (client: QueryClient, change: DrugsChange) =>
  changeList(client, savedDrugs, (uuid, current) => saveDrugs({ uuid, extra: 2027 }, current, change));

const codesOf = ({ items }: SavedDrugs) => items.map(({ nationalDrugCode }) => nationalDrugCode);

test('[DRUG-400] the drug list that is set is the one that is read', async () => {
  const { client, read } = shopper({ pharmacy: CORNER_PHARMACY });
  await changeDrugs(client, { drugs: () => [PENS, LISINOPRIL] });
  const list = await read();
  expect(codesOf(list)).toEqual([PENS.nationalDrugCode, LISINOPRIL.nationalDrugCode]);
  expect(list.pharmacy).toEqual(CORNER_PHARMACY);
});

test('a change that another tab overtook is made again on what that tab left', async () => {
  const { client, profile } = shopper({ drugs: [PENS] });
  const saveDrugs = vi.fn(profile.answers.saveDrugs);
  saveDrugs.mockImplementationOnce((request) => {
    profile.answers.saveDrugs({ ...request, headers: { 'if-match': '"3"' }, body: { drugInfoDetails: [] } });
    return profile.answers.saveDrugs(request);
  });
  fakeNetwork({ ...profile.answers, saveDrugs });
  const list = await changeDrugs(client, { drugs: (current) => [...current, LISINOPRIL] });
  expect(codesOf(list)).toEqual([LISINOPRIL.nationalDrugCode]);
  expect(saveDrugs).toHaveBeenCalledTimes(2);
});

test('a late answer hides neither newer drugs nor a newer answer on Extra Help', () => {
  const list = (version: number, extraHelpVersion: number): SavedDrugs => ({
    items: [],
    version,
    pharmacy: null,
    unreadable: [],
    isPharmacyUnreadable: false,
    extraHelpVersion,
    extraHelp: { choice: extraHelpVersion > 1 ? 'yes' : null, lisSubsidyLevel: extraHelpVersion > 1 ? '1' : '' },
  });
  expect(savedDrugs.newest(list(5, 1), list(4, 2))).toMatchObject({ version: 5, extraHelp: { choice: 'yes' } });
  expect(savedDrugs.newest(list(4, 2), list(5, 1))).toMatchObject({ version: 5, extraHelp: { choice: 'yes' } });
  expect(savedDrugs.newest(undefined, list(4, 1))).toMatchObject({ version: 4 });
});

test('a change of what was just read is sent at once; a list that is not fresh is read first', async () => {
  const { client, read, sentTo } = shopper({ drugs: [PENS] });
  await read();
  await changeDrugs(client, { drugs: (current) => [...current, LISINOPRIL] });
  expect(sentTo('readSection')).toHaveLength(1);
  expect(sentTo('saveDrugs')[0]?.init.headers).toMatchObject({ 'if-match': '"3"' });

  await client.invalidateQueries({ queryKey: ['profile'] });
  await changeDrugs(client, { pharmacy: CORNER_PHARMACY });
  expect(sentTo('readSection')).toHaveLength(2);
  expect(sentTo('saveDrugs')).toHaveLength(2);
});

test('a change of what another device has changed since is made on that, without another read', async () => {
  const { client, profile, read, sentTo } = shopper({ drugs: [PENS] });
  await read();
  profile.answers.saveDrugs({ headers: { 'if-match': '"3"' }, body: { drugInfoDetails: [] } } as never);
  const list = await changeDrugs(client, { drugs: (current) => [...current, LISINOPRIL] });
  expect(codesOf(list)).toEqual([LISINOPRIL.nationalDrugCode]);
  expect(sentTo('readSection')).toHaveLength(1);
});
