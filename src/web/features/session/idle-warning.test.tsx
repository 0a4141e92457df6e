import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { profileTexts } from '#content/en/profile-texts.ts';
import { session } from '#content/en/session.ts';
import { Problem } from '#contract/problem.ts';
import { aSessionLeft, aViewer } from '#tests/support/web/examples.ts';
import { pass } from '#tests/support/web/own-clock.ts';
import {
  cardOfSavedPlan as card,
  openSignedIn as open,
  openWithClock,
  tidySessions,
} from '#tests/support/web/signed-in-page.tsx';

const { banners } = profileTexts;
const { timeout } = session;

tidySessions();

const warning = () => screen.queryByRole('dialog', { name: timeout.title });
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

test('[AUTH-410][AUTH-411][AUTH-601][AUTH-604] past the limit the warning shows all its parts, from 02:00 on', async () => {
  await openWithClock();
  await pass(300);
  expect(warning()).not.toBeInTheDocument();
  await pass(1);
  const dialog = within(screen.getByRole('dialog', { name: 'Your session is about to expire' }));
  expect(dialog.getByText(timeout.text)).toBeVisible();
  expect(dialog.getByRole('timer')).toHaveTextContent('02:00');
  expect(dialog.getByRole('button', { name: 'Stay on this page' })).toHaveFocus();
  expect(dialog.getByRole('link', { name: 'Sign out' })).toBeVisible();
  await pass(1);
  expect(dialog.getByRole('timer')).toHaveTextContent('01:59');
  await pass(60);
  expect(dialog.getByRole('timer')).toHaveTextContent('00:59');
});

test('[SHELL-605] of two popups at once the warning shows alone, and the other when it has gone', async () => {
  await openWithClock();
  fireEvent.click(screen.getByRole('button', { name: banners.account.signOut }));
  const dialogs = () => screen.getAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-labelledby'));
  const [signOut] = dialogs();
  expect(screen.getByRole('dialog', { name: session.signOut.title })).toBeVisible();
  await pass(301);
  expect(screen.getAllByRole('dialog')).toEqual([warning()]);
  fireEvent.click(screen.getByRole('button', { name: timeout.stay }));
  await pass(1);
  expect(dialogs()).toEqual([signOut]);
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
  expect(sentTo('getSession')).toHaveLength(2);
  expect(sentTo('logout')).toHaveLength(1);
  expect(left).toEqual(['/landrover/oidc/end']);
  expect(card()).not.toBeInTheDocument();
});

test('[AUTH-604] a session that lives on in another browser tab is not ended', async () => {
  const { sentTo, left } = await openWithClock({
    more: { getSession: () => aSessionLeft({ secondsLeft: 400 }) },
  });
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
  expect(sentTo('getSession').length).toBeGreaterThan(1);
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

test('what was done since the last word to the server is told too, once, also when nothing follows', async () => {
  const { sentTo } = await openWithClock();
  const before = sentTo('staySignedIn').length;
  await pass(60);
  fireEvent.mouseMove(document.body);
  await pass(30);
  fireEvent.mouseMove(document.body);
  await pass(29);
  expect(sentTo('staySignedIn')).toHaveLength(before + 1);
  await pass(1);
  expect(sentTo('staySignedIn')).toHaveLength(before + 2);
  await pass(200);
  expect(sentTo('staySignedIn')).toHaveLength(before + 2);
});

test('[AUTH-604] a word that reached the server late is no other life sign: at zero the session ends', async () => {
  let seenAt = 0;
  const { sentTo, left } = await openWithClock({
    more: {
      staySignedIn: () => {
        seenAt = Date.now();
        return aSessionLeft();
      },
      // A little is added for the way to the server.
      getSession: () => aSessionLeft({ secondsLeft: Math.ceil((seenAt - Date.now()) / 1000) + 421 + 3 }),
    },
  });
  await pass(60);
  fireEvent.mouseMove(document.body);
  await pass(1);
  fireEvent.mouseMove(document.body);
  await pass(421);
  expect(sentTo('getSession')).toHaveLength(2);
  expect(sentTo('logout')).toHaveLength(1);
  expect(left).toEqual(['/landrover/oidc/end']);
});

test('[AUTH-604] what the server told of another tab is not told back to it', async () => {
  const { sentTo } = await openWithClock({ more: { getSession: () => aSessionLeft({ secondsLeft: 400 }) } });
  await pass(301 + 123 + 100);
  expect(sentTo('getSession')).toHaveLength(2);
  expect(sentTo('staySignedIn')).toHaveLength(0);
});

test('[AUTH-411] a guest is never warned', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const { sentTo } = await open({ viewer: aViewer() });
  await pass(1000);
  expect(warning()).not.toBeInTheDocument();
  expect(sentTo('logout')).toHaveLength(0);
});
