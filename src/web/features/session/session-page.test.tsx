import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_DOCUMENTS } from '#content/documents/defaults.ts';
import { profileTexts } from '#content/en/profile-texts.ts';
import { session } from '#content/en/session.ts';
import { texts } from '#content/en/texts.ts';
import type { Bootstrap } from '#contract/bootstrap.ts';
import { Problem } from '#contract/problem.ts';
import { teachDialogs } from '#tests/support/web/dialogs.ts';
import { aCloakedViewer, aPlan, aSignedInViewer, aStart, asSaved, aViewer } from '#tests/support/web/examples.ts';
import { watchExits } from '#tests/support/web/exits.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { loadPageTexts } from '#web/lib/page-texts.ts';
import { dismissPopup } from '#web/lib/popups.ts';

const { banners } = profileTexts;
const { timeout, signOut } = session;
const documents = DEFAULT_DOCUMENTS.aarp;
const savedPlan = asSaved(aPlan());
const aNewcomer = aViewer({ uuid: null });
const LIMITS: Bootstrap['limits'] = { idleSeconds: 300, warningSeconds: 120 };

beforeAll(async () => {
  teachDialogs();
  await Promise.all([loadPageTexts('profile', 'en'), loadPageTexts('session', 'en')]);
});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  dismissPopup('sign-out');
  document.body.hidden = false;
});

async function open({ more = {}, viewer = aSignedInViewer(), limits = LIMITS }: Story = {}) {
  const left = watchExits();
  const network = fakeNetwork({
    ...fakeProfile([savedPlan]).answers,
    getContent: ({ params }) => documents[params.name as keyof typeof documents],
    getBootstrap: () => aStart({ viewer: aNewcomer }),
    getSession: () => ({ secondsLeft: 0 }),
    staySignedIn: () => ({ secondsLeft: 421 }),
    logout: () => ({ signedOutUrl: '/landrover/oidc/end' }),
    ...more,
  });
  const page = openPage('/shopper-profile', { viewer, limits });
  await screen.findByRole('article', { name: savedPlan.planName });
  return { left, ...network, ...page };
}
type Story = { more?: Answers; viewer?: ReturnType<typeof aViewer>; limits?: Bootstrap['limits'] };

const card = () => screen.queryByRole('article', { name: savedPlan.planName });
const warning = () => screen.queryByRole('dialog', { name: timeout.title });
const pass = (seconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    // What the ticks began, like a question to the server, comes to its end.
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

/** The clock and the ticks are ours; all else goes its way. */
async function openWithClock(story: Story = {}) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.parse('2026-11-16T16:00:00Z') });
  const page = await open(story);
  await act(async () => {
    while (localStorage.getItem('ucp_lastActive') === null) await new Promise((resolve) => setTimeout(resolve, 5));
  });
  return page;
}

const signedOutElsewhere = () => {
  throw new Problem('invalid-session');
};

test.each(['keyDown', 'mouseMove', 'mouseDown', 'pointerDown', 'touchStart'] as const)(
  '[AUTH-603] %s sets the idle time back',
  async (activity) => {
    await openWithClock();
    await pass(299);
    fireEvent[activity](document.body);
    await pass(300);
    expect(warning()).not.toBeInTheDocument();
    await pass(1);
    expect(warning()).toBeInTheDocument();
  },
);

test('[AUTH-411][AUTH-601][AUTH-604] past the limit the warning shows all its parts, from 02:00 on', async () => {
  await openWithClock();
  await pass(300);
  expect(warning()).not.toBeInTheDocument();
  await pass(1);
  const dialog = within(screen.getByRole('dialog', { name: 'Your session is about to expire' }));
  expect(dialog.getByText(timeout.text)).toBeVisible();
  expect(dialog.getByRole('timer')).toHaveTextContent('02:00');
  expect(dialog.getByRole('button', { name: 'Stay on this page' })).toHaveFocus();
  expect(dialog.getByRole('link', { name: 'Sign out' })).toBeVisible();
  await pass(61);
  expect(dialog.getByRole('timer')).toHaveTextContent('00:59');
});

test('[AUTH-601] the countdown is said politely, four times and not every second', async () => {
  await openWithClock();
  await pass(301);
  const said = new Set<string>();
  const status = within(screen.getByRole('dialog')).getByRole('status');
  expect(within(screen.getByRole('dialog')).getByRole('timer')).toHaveAttribute('aria-live', 'off');
  for (let second = 0; second < 119; second += 1) {
    said.add(status.textContent ?? '');
    await pass(1);
  }
  expect([...said]).toEqual(['2 minutes left', '1 minute left', '30 seconds left', '10 seconds left']);
});

test('[AUTH-601][AUTH-603] while the warning shows only the Stay button counts, and it tells the server', async () => {
  const { sentTo } = await openWithClock();
  await pass(301);
  fireEvent.mouseMove(document.body);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await pass(10);
  expect(within(screen.getByRole('dialog')).getByRole('timer')).toHaveTextContent('01:50');
  const before = sentTo('staySignedIn').length;
  fireEvent.click(screen.getByRole('button', { name: timeout.stay }));
  await pass(0);
  expect(warning()).not.toBeInTheDocument();
  expect(sentTo('staySignedIn')).toHaveLength(before + 1);
  await pass(300);
  expect(warning()).not.toBeInTheDocument();
  await pass(1);
  expect(warning()).toBeInTheDocument();
});

test('[AUTH-604] at zero the server is asked, and then the shopper is signed out, once', async () => {
  const { sentTo, left } = await openWithClock();
  await pass(301 + 119);
  expect(sentTo('logout')).toHaveLength(0);
  await pass(3);
  expect(sentTo('getSession')).toHaveLength(1);
  expect(sentTo('logout')).toHaveLength(1);
  expect(left).toEqual(['/landrover/oidc/end']);
  expect(card()).not.toBeInTheDocument();
});

test('[AUTH-604] a session that lives on in another browser tab is not ended', async () => {
  const { sentTo, left } = await openWithClock({ more: { getSession: () => ({ secondsLeft: 400 }) } });
  await pass(301 + 123);
  expect(sentTo('logout')).toHaveLength(0);
  expect(left).toEqual([]);
  expect(warning()).not.toBeInTheDocument();
  expect(card()).toBeInTheDocument();
});

test('[AUTH-604] what is done in another tab counts here too', async () => {
  await openWithClock();
  await pass(301);
  expect(warning()).toBeInTheDocument();
  localStorage.setItem('ucp_lastActive', String(Date.now()));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'ucp_lastActive' })));
  expect(warning()).not.toBeInTheDocument();
});

test('[AUTH-603] a device that slept wakes up to the end of the session, and not to its beginning', async () => {
  const { sentTo } = await openWithClock({ more: { getSession: signedOutElsewhere } });
  vi.setSystemTime(Date.now() + 8 * 3_600_000);
  await pass(1);
  await pass(1);
  expect(sentTo('getSession').length).toBeGreaterThan(0);
  expect(card()).not.toBeInTheDocument();
});

test('[AUTH-608] when the session can not be ended at zero, nothing personal stays on the screen', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { left } = await openWithClock({
    more: {
      logout: () => {
        throw new Problem('unexpected');
      },
    },
  });
  await pass(301 + 123);
  expect(left).toEqual([]);
  expect(card()).not.toBeInTheDocument();
  expect(screen.queryByText(banners.account.hello('Margaret'))).not.toBeInTheDocument();
  expect(log).toHaveBeenCalledOnce();
});

test('who is on the page without a call is made known to the server, at most once a minute', async () => {
  const { sentTo } = await openWithClock();
  const before = sentTo('staySignedIn').length;
  for (let second = 0; second < 125; second += 1) {
    fireEvent.mouseMove(document.body);
    await pass(1);
  }
  expect(sentTo('staySignedIn')).toHaveLength(before + 2);
});

test('[AUTH-411] a guest is never warned', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const { sentTo } = await open({ viewer: aViewer() });
  await pass(1000);
  expect(warning()).not.toBeInTheDocument();
  expect(sentTo('logout')).toHaveLength(0);
});

const signOutButton = () => screen.findByRole('button', { name: banners.account.signOut });
const openDialog = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(await signOutButton());
  return within(await screen.findByRole('dialog', { name: signOut.title }));
};

test('[SHELL-005] sign out opens its dialog, and that alone', async () => {
  const page = await open();
  await openDialog(page);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test.each([
  ['the close control', signOut.close],
  ['Cancel', signOut.cancel],
])('[AUTH-602] %s closes the dialog, and the focus returns', async (_story, name) => {
  const page = await open();
  const dialog = await openDialog(page);
  expect(dialog.getByRole('button', { name: signOut.confirm })).toHaveFocus();
  await page.user.click(dialog.getByRole('button', { name }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await signOutButton()).toHaveFocus();
  expect(page.sentTo('logout')).toHaveLength(0);
});

test('[AUTH-602] Tab goes round inside the dialog, in both directions', async () => {
  const page = await open();
  const dialog = await openDialog(page);
  const [close, confirm, cancel] = [signOut.close, signOut.confirm, signOut.cancel].map((name) =>
    dialog.getByRole('button', { name }),
  );
  for (const next of [cancel, close, confirm, cancel]) {
    await page.user.tab();
    expect(next).toHaveFocus();
  }
  for (const next of [confirm, close, cancel]) {
    await page.user.tab({ shift: true });
    expect(next).toHaveFocus();
  }
});

test.each([
  ['a shopper goes to the sign-out address', aSignedInViewer(), '/landrover/oidc/end'],
  ['a cloaked agent goes home', aCloakedViewer(), '/'],
] as const)('[AUTH-606][AUTH-607][AUTH-610][DATA-411] %s, and nothing of ours is kept', async (...story) => {
  const [, viewer, address] = story;
  const page = await open({ viewer });
  const told = vi.fn();
  const other = new BroadcastChannel('shopper-profile');
  other.addEventListener('message', ({ data }) => told(data));
  sessionStorage.setItem('ucp_zipCode', '98101');
  localStorage.setItem('ucp_anything', '1');
  localStorage.setItem('other_tool', 'stays');
  const dialog = await openDialog(page);
  await page.user.click(dialog.getByRole('button', { name: signOut.confirm }));
  await waitFor(() => expect(page.left).toEqual([address]));
  expect(sessionStorage).toHaveLength(0);
  expect(Object.keys(localStorage)).toEqual(['other_tool']);
  expect(page.client.getQueriesData({ queryKey: ['profile'] }).filter(([, data]) => data !== undefined)).toEqual([]);
  await waitFor(() => expect(told).toHaveBeenCalledWith('signed-out'));
  other.close();
});

test('[AUTH-608] a sign-out that fails is logged once, and the dialog stays with a sentence', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const page = await open({
    more: {
      logout: () => {
        throw new Problem('unexpected');
      },
    },
  });
  sessionStorage.setItem('ucp_zipCode', '98101');
  const dialog = await openDialog(page);
  await page.user.click(dialog.getByRole('button', { name: signOut.confirm }));
  expect(await dialog.findByText(signOut.failed)).toBeVisible();
  expect(page.left).toEqual([]);
  expect(sessionStorage.getItem('ucp_zipCode')).toBe('98101');
  expect(log).toHaveBeenCalledExactlyOnceWith('the sign-out failed');
});

test('[AUTH-604] when another tab signs out, this one leaves too', async () => {
  const { left } = await open();
  const other = new BroadcastChannel('shopper-profile');
  other.postMessage('signed-out');
  await waitFor(() => expect(left).toEqual(['/']));
  expect(card()).not.toBeInTheDocument();
  other.close();
});

test('a page that comes back out of the memory of the browser is hidden and read anew', async () => {
  const { left } = await open();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(left).toEqual(['reload']);
  expect(document.body).not.toBeVisible();
});

const profileReads = (sentTo: Awaited<ReturnType<typeof open>>['sentTo']) => sentTo('readSectionOfYear').length;

test('[ERR-403][ERR-613] a 401 Invalid session signs out once and loads once more, then asks to sign in', async () => {
  const profile = fakeProfile([savedPlan]);
  let hasEnded = false;
  const page = await open({
    more: {
      readSectionOfYear: (asked) => (hasEnded ? signedOutElsewhere() : profile.answers.readSectionOfYear(asked)),
      getBootstrap: () => aStart({ viewer: aSignedInViewer() }),
    },
  });
  hasEnded = true;
  const before = profileReads(page.sentTo);
  await act(() => page.client.invalidateQueries({ queryKey: ['profile'] }));
  expect(await screen.findByRole('heading', { name: banners.signInAgain.title })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: banners.guest.title })).toBeVisible());
  expect(screen.queryByText(banners.account.hello('Margaret'))).not.toBeInTheDocument();
  expect(page.sentTo('logout')).toHaveLength(1);
  expect(page.sentTo('getBootstrap')).toHaveLength(1);
  expect(profileReads(page.sentTo)).toBeGreaterThan(before + 1);
  expect(JSON.stringify(page.client.getQueriesData({ queryKey: ['profile'] }))).not.toContain(savedPlan.planName);
});

test('[ERR-403][ERR-613] a 401 with another sentence signs nobody out', async () => {
  const profile = fakeProfile([savedPlan]);
  let hasEnded = false;
  const other = Response.json({ code: 'invalid-session', status: 401, detail: 'Not today' }, { status: 401 });
  const page = await open({
    more: {
      readSectionOfYear: (asked) => (hasEnded ? (other.clone() as never) : profile.answers.readSectionOfYear(asked)),
    },
  });
  hasEnded = true;
  await act(() => page.client.invalidateQueries({ queryKey: ['profile'] }));
  expect(await screen.findByText(texts.savedPlans.failed)).toBeVisible();
  expect(page.sentTo('logout')).toHaveLength(0);
  expect(card()).toBeInTheDocument();
});

test('[ROLE-607] an agent whose hold is over is asked to open the profile again', async () => {
  const profile = fakeProfile([savedPlan]);
  let hasEnded = false;
  const page = await open({
    viewer: aCloakedViewer(),
    more: {
      readSectionOfYear: (asked) => {
        if (hasEnded) throw new Problem('agent-view-ended');
        return profile.answers.readSectionOfYear(asked);
      },
    },
  });
  hasEnded = true;
  await act(() => page.client.invalidateQueries({ queryKey: ['profile'] }));
  expect(await screen.findByRole('heading', { name: 'Please open the profile again' })).toBeVisible();
  expect(screen.getByRole('link', { name: banners.viewEnded.desk })).toHaveAttribute('href', '/agent');
  expect(card()).not.toBeInTheDocument();
  expect(page.sentTo('logout')).toHaveLength(0);
});
