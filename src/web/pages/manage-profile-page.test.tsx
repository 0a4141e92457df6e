import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { identityPages } from '#content/en/identity.ts';
import { Problem } from '#contract/problem.ts';
import { teachDialogs } from '#tests/support/web/dialogs.ts';
import { aSignedInViewer, aStart, aViewer } from '#tests/support/web/examples.ts';
import { watchExits } from '#tests/support/web/exits.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';
import { viewerQuery } from '#web/data/viewer.ts';

const { manage } = identityPages;
const words = identityPages;

const MARGARET = { email: 'margaret@example.com', firstName: 'Margaret', lastName: 'Lane' };
const HENRY = { email: 'henry@example.com', firstName: 'Henry', lastName: 'Okafor' };
const HENRYS_UUID = '7d1d6c9e-0d0e-4f0b-8f0e-2b7a1c9d5e33';

beforeAll(async () => {
  teachDialogs();
  await Promise.all([import('./manage-profile-page.tsx'), loadPageTexts('identity', 'en')]);
});
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(more: Answers = {}, viewer = aSignedInViewer()) {
  const left = watchExits();
  const network = fakeNetwork({
    ...fakeProfile([]).answers,
    readAccount: () => MARGARET,
    getBootstrap: () => aStart({ viewer: aViewer({ uuid: null }) }),
    logout: () => ({ signedOutUrl: '/' }),
    ...more,
  });
  return { left, ...network, ...openPage('/manage-profile', { viewer }) };
}

const firstName = () => screen.findByRole<HTMLInputElement>('textbox', { name: words.firstName });

test('[ERR-403][ERR-613] after Invalid session neither the names nor the e-mail of the account stay', async () => {
  const { client, user } = open({
    changeAccount: () => {
      throw new Problem('invalid-session');
    },
  });
  expect(await firstName()).toHaveValue('Margaret');
  expect(screen.getByText(manage.emailIs(MARGARET.email))).toBeVisible();
  await user.type(screen.getByLabelText(manage.currentPassword), 'a few words in a row');
  await user.click(screen.getByRole('button', { name: manage.save }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: words.firstName })).not.toBeInTheDocument());
  expect(screen.getByText(manage.signInFirst, { exact: false })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/margaret|Lane/i);
  const kept = client.getQueryCache().getAll();
  expect(JSON.stringify(kept.map(({ state }) => state.data ?? null))).not.toContain(MARGARET.email);
});

test('another person starts with a form of their own', async () => {
  let account = MARGARET;
  const { client, user } = open({ readAccount: () => account });
  await user.type(await firstName(), ' Anne');
  account = HENRY;
  act(() => void client.setQueryData(viewerQuery.queryKey, aSignedInViewer({ uuid: HENRYS_UUID })));
  await waitFor(async () => expect(await firstName()).toHaveValue('Henry'));
  expect(document.body).not.toHaveTextContent(/margaret@/);
});

test('the same form goes on when its person has changed a name', async () => {
  const { client, user, sentTo } = open({
    changeAccount: () => ({ changed: true as const }),
    getBootstrap: () => aStart({ viewer: aSignedInViewer() }),
  });
  await user.clear(await firstName());
  await user.type(await firstName(), 'Anne');
  await user.type(screen.getByLabelText(manage.currentPassword), 'a few words in a row');
  await user.click(screen.getByRole('button', { name: manage.save }));
  await waitFor(() => expect(sentTo('getBootstrap')).toHaveLength(1));
  expect(await firstName()).toHaveValue('Anne');
  expect(JSON.stringify(client.getQueriesData({ queryKey: ['profile'] }))).toContain('Anne');
});

test.each([
  ['a newcomer', aViewer({ uuid: null })],
  ['a guest with a profile', aViewer()],
])('%s is asked to sign in, and the server is not asked', async (_story, viewer) => {
  const { sentTo } = open({}, viewer);
  expect(await screen.findByText(manage.signInFirst, { exact: false })).toBeVisible();
  expect(sentTo('readAccount')).toHaveLength(0);
});
