import { afterEach, expect, test, vi } from 'vitest';
import { aSignedInViewer, FIRST_VERSIONS, PROFILE_UUID } from '#tests/support/web/examples.ts';
import { watchExits } from '#tests/support/web/exits.ts';
import { fakeNetwork } from '#tests/support/web/fake-network.ts';
import { makeQueryClient } from '#web/app/query-client.ts';
import { loadUser } from './startup.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['on a site', 'lantern.example', 'gone', ['/sign-in'], 1],
  ['on a local host', 'localhost', 'known', [], 0],
] as const)('[AUTH-010] a profile without its user, %s', async (_story, host, end, addresses, logouts) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const left = watchExits();
  const { sentTo } = fakeNetwork({
    readSection: () => ({ uuid: PROFILE_UUID, versions: FIRST_VERSIONS }),
    logout: () => ({ signedOutUrl: '/sign-out' }),
  });
  const client = makeQueryClient({ viewer: aSignedInViewer(), systemDate: null });
  const parts = { client, brand: 'aarp', signInAddress: '/sign-in', host, builders: [] } as const;
  expect(await loadUser(parts, PROFILE_UUID)).toBe(end);
  expect(left).toEqual(addresses);
  expect(sentTo('logout')).toHaveLength(logouts);
});
