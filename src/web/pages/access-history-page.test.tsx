import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { accessHistory as words } from '#content/en/access-history.ts';
import { banners } from '#content/en/banners.ts';
import { accessHistory as spanish } from '#content/es/access-history.ts';
import type { AccessEvent } from '#contract/access-history.ts';
import { Problem } from '#contract/problem.ts';
import type { Reply } from '#contract/schemas.ts';
import { ACCESS_KINDS } from '#domain/access/access-kind.ts';
import { teachDialogs } from '#tests/support/web/dialogs.ts';
import { aCloakedViewer, aSignedInViewer, aStart, aViewer } from '#tests/support/web/examples.ts';
import { watchExits } from '#tests/support/web/exits.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';
import { dismissPopup } from '#web/data/popups.ts';

type Session = Reply<'listSessions'>['sessions'][number];

const anEvent = (change: Partial<AccessEvent> = {}): AccessEvent => ({
  position: 1,
  at: '2026-11-16T16:00:00.000Z',
  what: 'signed-in',
  who: 'you',
  agentNumber: null,
  times: 1,
  ...change,
});
const aSession = (change: Partial<Session> = {}): Session => ({
  id: 'a'.repeat(64),
  signedInAt: '2026-11-16T15:00:00.000Z',
  lastUsedAt: '2026-11-16T16:00:00.000Z',
  isThis: true,
  ...change,
});
const OTHER = aSession({ id: 'b'.repeat(64), isThis: false, signedInAt: '2026-11-14T20:05:00.000Z' });
const THIRD = aSession({ id: 'c'.repeat(64), isThis: false, signedInAt: '2026-11-13T20:05:00.000Z' });

beforeAll(async () => {
  teachDialogs();
  const texts = (['access-history', 'session', 'profile'] as const).map((name) => loadPageTexts(name, 'en'));
  await Promise.all([import('./access-history-page.tsx'), loadPageTexts('access-history', 'es'), ...texts]);
});
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  dismissPopup('sign-out');
});

function open(more: Answers = {}, { viewer = aSignedInViewer(), address = '/access-history' } = {}) {
  const left = watchExits();
  const network = fakeNetwork({
    ...fakeProfile([]).answers,
    readAccessHistory: () => ({ events: [anEvent()], hasMore: false }),
    listSessions: () => ({ sessions: [aSession()] }),
    getBootstrap: () => aStart({ viewer: aViewer({ uuid: null }) }),
    logout: () => ({ signedOutUrl: '/' }),
    ...more,
  });
  return { left, ...network, ...openPage(address, { viewer }) };
}

/** A server that keeps what it was told. */
function withSessions(...start: Session[]) {
  let sessions = start;
  return {
    listSessions: () => ({ sessions }),
    endSession: ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== params.id);
      return { ended: true as const };
    },
    endOtherSessions: () => {
      sessions = sessions.filter(({ isThis }) => isThis);
      return { ended: true as const };
    },
  } satisfies Answers;
}

const listed = () => screen.findByRole('list', { name: words.sessions.title });
const button = (name: string) => screen.findByRole('button', { name });
const refusal = () => {
  throw new Problem('unexpected');
};

test('each kind of event is a plain sentence in both languages, without a hole left over', () => {
  for (const { happened, who } of [words, spanish]) {
    for (const kind of ACCESS_KINDS) {
      for (const name of [who.you(null), who.agent('a-1'), who.agent(null), who.somebody(null)]) {
        expect(happened[kind](name)).toMatch(/^[\p{Lu}¿].*\.$/u);
        expect(happened[kind](name)).not.toMatch(/null|undefined/);
      }
    }
  }
});

test('an event tells who, what, how often and when, in Central time', async () => {
  const events = [
    anEvent({ position: 3, what: 'read-refused', who: 'another-account', times: 10 }),
    anEvent({ position: 2, what: 'view-opened', who: 'agent', agentNumber: 'a-smith' }),
  ];
  open({ readAccessHistory: () => ({ events, hasMore: false }) });
  const refused = await screen.findByText(words.happened['read-refused'](words.who['another-account'](null)));
  const row = within(refused.closest('li') as HTMLElement);
  expect(row.getByText(words.events.times(10))).toBeVisible();
  expect(row.getByText(words.hints['read-refused'] ?? '')).toBeVisible();
  expect(row.getByText('11/16/2026 10:00 AM CT')).toBeVisible();
  expect(screen.getByText(words.happened['view-opened'](words.who.agent('a-smith')))).toBeVisible();
});

test('older events come with a button, below the others, and the focus is led to the first of them', async () => {
  const pages = { '': [anEvent({ position: 3 })], '3': [anEvent({ position: 2, what: 'account-made' })] };
  let hasFailed = false;
  const { user } = open({
    readAccessHistory: ({ query: { before } }) => {
      if (before !== undefined && !hasFailed) {
        hasFailed = true;
        throw new Problem('unexpected');
      }
      return { events: pages[before === undefined ? '' : '3'], hasMore: before === undefined };
    },
  });
  await user.click(await button(words.events.older));
  // What was there stays where the rest could not be found.
  expect(await screen.findByText(words.events.olderFailed)).toBeVisible();
  expect(screen.getByText(words.happened['signed-in'](''))).toBeVisible();
  await user.click(await button(words.tryAgain));
  const older = await screen.findByText(words.happened['account-made'](''));
  await waitFor(() => expect(older.closest('li')).toHaveFocus());
  expect(screen.getByText(words.events.all, { exact: false })).toBeVisible();
  expect(screen.queryByRole('button', { name: words.events.older })).not.toBeInTheDocument();
});

test('nothing written yet is said; what could not be found is said, and can be tried again', async () => {
  let isDown = true;
  const { user } = open({ readAccessHistory: () => (isDown ? refusal() : { events: [], hasMore: false }) });
  expect(await screen.findByText(words.events.failed)).toBeVisible();
  isDown = false;
  await user.click(await button(words.tryAgain));
  expect(await screen.findByText(words.events.empty)).toBeVisible();
});

test('one session ends by its button and leaves the list; this one is signed out of with the dialog', async () => {
  const { user, sentTo } = open(withSessions(aSession(), OTHER, THIRD));
  expect(within(await listed()).getAllByRole('listitem')).toHaveLength(3);
  await user.click(await button(words.sessions.endOf('11/14/2026 2:05 PM CT')));
  await waitFor(() => expect(screen.getAllByText(words.sessions.elsewhere)).toHaveLength(1));
  expect(sentTo('endSession').map(({ url }) => url)).toEqual([`/landrover/api/sessions/${OTHER.id}`]);
  await waitFor(async () => expect(await listed()).toHaveFocus());
  // What happened is read again.
  expect(sentTo('readAccessHistory')).toHaveLength(2);
  await user.click(await button(words.sessions.signOut));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('all others end at once; with this one too the sign-out follows', async () => {
  const { user, sentTo } = open(withSessions(aSession(), OTHER, THIRD));
  await user.click(await button(words.sessions.endOthers));
  expect(await screen.findByText(words.sessions.onlyHere)).toBeVisible();
  expect(screen.queryByRole('button', { name: words.sessions.endOthers })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sentTo('endOtherSessions')).toHaveLength(1);
});

test('ending all ends the others first, and asks before it signs out here', async () => {
  const { user, sentTo } = open(withSessions(aSession(), OTHER));
  await user.click(await button(words.sessions.endAll));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(sentTo('endOtherSessions')).toHaveLength(1);
  expect(sentTo('logout')).toHaveLength(0);
});

test('what could not be ended stays in the list, with a sentence', async () => {
  const { user } = open({ ...withSessions(aSession(), OTHER), endSession: refusal });
  await user.click(await button(words.sessions.endOf('11/14/2026 2:05 PM CT')));
  expect(await screen.findByText(words.sessions.notEnded)).toBeVisible();
  expect(within(await listed()).getAllByRole('listitem')).toHaveLength(2);
});

test('another tab that ended a session is believed here too', async () => {
  const site = withSessions(aSession(), OTHER);
  open(site);
  expect(within(await listed()).getAllByRole('listitem')).toHaveLength(2);
  site.endOtherSessions();
  const tab = new BroadcastChannel('shopper-profile');
  tab.postMessage('profile-changed');
  expect(await screen.findByText(words.sessions.onlyHere)).toBeVisible();
  tab.close();
});

test('[ERR-403] a session that was ended elsewhere takes the list off the screen', async () => {
  let hasEnded = false;
  const { client } = open({
    listSessions: () => {
      if (hasEnded) throw new Problem('invalid-session');
      return { sessions: [aSession(), OTHER] };
    },
  });
  await listed();
  hasEnded = true;
  await act(() => client.invalidateQueries({ queryKey: ['profile'] }));
  expect(await screen.findByText(words.signInFirst, { exact: false })).toBeVisible();
  expect(screen.queryByText(words.sessions.elsewhere)).not.toBeInTheDocument();
  expect(client.getQueriesData({ queryKey: ['profile'] }).filter(([, data]) => data !== undefined)).toEqual([]);
});

test('the profile leads its shopper there, and an agent who looks on not', async () => {
  const { user } = open({}, { address: '/shopper-profile' });
  await user.click(await screen.findByRole('link', { name: banners.account.accessHistory }));
  expect(await listed()).toBeVisible();
  cleanup();
  open({}, { address: '/shopper-profile', viewer: aCloakedViewer() });
  expect(await screen.findByText(banners.cloaked.viewOnly)).toBeVisible();
  expect(screen.queryByRole('link', { name: banners.account.accessHistory })).not.toBeInTheDocument();
});

test.each([
  ['a newcomer', aViewer({ uuid: null }), words.signInFirst],
  ['a guest with a profile', aViewer(), words.signInFirst],
  ['an agent who looks on', aCloakedViewer(), words.onlyOwner],
])('%s is told in a sentence, and the server is not asked', async (_story, viewer, sentence) => {
  const { sentTo } = open({}, { viewer });
  expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
  expect(sentTo('readAccessHistory')).toHaveLength(0);
  expect(sentTo('listSessions')).toHaveLength(0);
});
