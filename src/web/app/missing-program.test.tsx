import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { texts } from '#content/en/texts.ts';
import { aSignedInViewer, aViewer } from '#tests/support/web/examples.ts';
import { watchExits } from '#tests/support/web/exits.ts';
import { fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { learn } from '#web/data/session-facts.ts';
import { lazyPrograms } from './programs.ts';

// A tab that was open over a change of the site asks for programs that are there no more.
const isGone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const goneFromTheServer = () => lazyPrograms({ loginFlow: isGone, sessionLayer: isGone, signInAgain: isGone });

const { shell } = texts;

beforeAll(() => import('#web/pages/not-found-page.tsx'));
beforeEach(() => {
  sessionStorage.clear();
  // React says each error on the console.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(address: string, viewer = aViewer()) {
  const left = watchExits();
  fakeNetwork({ ...fakeProfile([]).answers });
  return { left, ...openPage(address, { viewer, programs: goneFromTheServer() }) };
}

const siteStands = () => expect(screen.getByRole('contentinfo')).toBeVisible();
const mayReload = async (user: ReturnType<typeof open>['user'], left: string[]) => {
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText(shell.crashed.lead)).toBeVisible();
  await user.click(notice.getByRole('button', { name: shell.crashed.reload }));
  expect(left).toEqual(['reload']);
};

test('without the program of the sign-in the site stands, and says that the page must be loaded again', async () => {
  const { user, left } = open('/nowhere?code=abc&state=x');
  expect(await screen.findByRole('heading', { level: 1, name: shell.crashed.title })).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveAttribute('inert');
  siteStands();
  await mayReload(user, left);
});

test('without the program that watches over a session the page is loaded anew once, and then forgets who it was', async () => {
  const first = open('/nowhere', aSignedInViewer());
  await waitFor(() => expect(first.left).toEqual(['reload']));
  siteStands();
  cleanup();

  const { left, client } = open('/nowhere', aSignedInViewer());
  await waitFor(() => expect(client.getQueryData<{ kind: string }>(['viewer'])?.kind).toBe('guest'));
  expect(left).toEqual([]);
  expect(client.getQueriesData({ queryKey: ['profile'] }).filter(([, data]) => data !== undefined)).toEqual([]);
  siteStands();
});

test('without the sentence that asks to sign in again the site stands, and can be loaded again', async () => {
  const { client, user, left } = open('/nowhere');
  siteStands();
  learn(client, { needsSignIn: true });
  await mayReload(user, left);
  siteStands();
});

test('a guest needs no program of a session', async () => {
  const { left } = open('/nowhere');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(left).toEqual([]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
