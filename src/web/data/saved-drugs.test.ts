import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { CORNER_PHARMACY, LISINOPRIL, PENS } from '#tests/support/drugs.ts';
import { aViewer, PROFILE_UUID } from '#tests/support/web/examples.ts';
import { fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { changeList, type DrugList, drugListQuery, newestOf } from './saved-drugs.ts';
import { viewerQuery } from './viewer.ts';

afterEach(() => vi.unstubAllGlobals());

function shopper(kept = {}) {
  const profile = fakeProfile([], [], kept);
  const network = fakeNetwork(profile.answers);
  const client = new QueryClient();
  client.setQueryData(viewerQuery.queryKey, aViewer({ uuid: PROFILE_UUID }));
  const read = () => client.fetchQuery({ ...drugListQuery(PROFILE_UUID), staleTime: 0 });
  return { profile, client, read, ...network };
}

const codesOf = ({ items }: DrugList) => items.map(({ nationalDrugCode }) => nationalDrugCode);

test('[DRUG-400] the drug list that is set is the one that is read', async () => {
  const { client, read } = shopper({ pharmacy: CORNER_PHARMACY });
  await changeList(client, { drugs: () => [PENS, LISINOPRIL] }, 2027);
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
  const list = await changeList(client, { drugs: (current) => [...current, LISINOPRIL] }, 2027);
  expect(codesOf(list)).toEqual([LISINOPRIL.nationalDrugCode]);
  expect(saveDrugs).toHaveBeenCalledTimes(2);
});

test('a late answer hides neither newer drugs nor a newer answer on Extra Help', () => {
  const list = (version: number, extraHelpVersion: number): DrugList => ({
    items: [],
    version,
    pharmacy: null,
    extraHelpVersion,
    extraHelp: { choice: extraHelpVersion > 1 ? 'yes' : null, lisSubsidyLevel: extraHelpVersion > 1 ? '1' : '' },
  });
  expect(newestOf(list(5, 1), list(4, 2))).toMatchObject({ version: 5, extraHelp: { choice: 'yes' } });
  expect(newestOf(list(4, 2), list(5, 1))).toMatchObject({ version: 5, extraHelp: { choice: 'yes' } });
  expect(newestOf(undefined, list(4, 1))).toMatchObject({ version: 4 });
});
