import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { LISINOPRIL, PENS } from '#tests/support/drugs.ts';
import { PROFILE_UUID } from '#tests/support/web/examples.ts';
import { fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { savedDrugs, seedSavedDrugs } from './saved-drugs.ts';
import { savedListQuery } from './saved-list.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server that names its answers by the version of the drugs. */
function shopper() {
  const profile = fakeProfile([], [], { drugs: [PENS] });
  const reply = () => profile.answers.readSection({ params: { uuid: PROFILE_UUID, section: 'drugs' } } as never);
  const sentVersions: (string | undefined)[] = [];
  fakeNetwork({ ...profile.answers });
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (init.method !== 'GET') return real(address, init);
    const named = (init.headers as Record<string, string>)['if-none-match'];
    sentVersions.push(named);
    const etag = `"${reply().versions['drugs']}-mark"`;
    return named === etag ? new Response(null, { status: 304 }) : Response.json(reply(), { headers: { etag } });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const query = savedListQuery(savedDrugs, PROFILE_UUID);
  const read = () => client.fetchQuery({ ...query, staleTime: 0 });
  const save = (codes: (typeof PENS)[], version: number) =>
    profile.answers.saveDrugs({
      headers: { 'if-match': `"${version}"` },
      params: { uuid: PROFILE_UUID, extra: 2027 },
      body: { drugInfoDetails: codes },
    } as never);
  return { client, query, read, save, reply, sentVersions };
}

test('a list that is read again names what the page has, and stays when that has not changed', async () => {
  const { read, sentVersions } = shopper();
  const first = await read();
  expect(await read()).toEqual(first);
  expect(sentVersions).toEqual([undefined, '"3-mark"']);
});

test('what another tab changed is read whole, and from then on named by its own ETag', async () => {
  const { read, save, sentVersions } = shopper();
  await read();
  save([PENS, LISINOPRIL], 3);
  expect((await read()).items).toHaveLength(2);
  expect((await read()).items).toHaveLength(2);
  expect(sentVersions).toEqual([undefined, '"3-mark"', '"4-mark"']);
});

test('what came by another way than a read of the list is not named, and what is forgotten is named no more', async () => {
  const { client, query, read, reply, sentVersions } = shopper();
  await read();
  seedSavedDrugs(client, reply());
  await read();
  client.removeQueries({ queryKey: query.queryKey });
  await read();
  expect(sentVersions).toEqual([undefined, undefined, undefined]);
});
