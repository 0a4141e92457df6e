import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { session } from '#content/en/session.ts';
import { Problem } from '#contract/problem.ts';
import { aSessionLeft } from '#tests/support/web/examples.ts';
import { pass } from '#tests/support/web/own-clock.ts';
import { cardOfSavedPlan as card, openWithClock, tidySessions } from '#tests/support/web/signed-in-page.tsx';

const { timeout, closing } = session;

tidySessions();

const dialog = () => screen.queryByRole('dialog', { name: closing.title });
const inDialog = () => within(screen.getByRole('dialog', { name: closing.title }));

/** A session that ends after so many seconds, whatever is done, and a server that knows how old it is. */
async function openWithEnd(left: number) {
  const server = { endsAt: 0 };
  const answer = () => {
    const secondsUntilEnd = Math.floor((server.endsAt - Date.now()) / 1000);
    if (secondsUntilEnd <= 0) throw new Problem('invalid-session');
    return aSessionLeft({ secondsLeft: Math.min(421, secondsUntilEnd), secondsUntilEnd });
  };
  const page = await openWithClock({
    atOpening: () => {
      server.endsAt = Date.now() + left * 1000;
      return answer();
    },
    more: { getSession: answer, staySignedIn: answer },
  });
  await pass(0);
  return { ...page, server };
}

test('120 seconds before the end that nothing puts off, however busy the shopper is, all is said', async () => {
  await openWithEnd(200);
  await pass(79);
  fireEvent.mouseMove(document.body);
  expect(dialog()).not.toBeInTheDocument();
  await pass(1);
  const parts = inDialog();
  expect(parts.getByText(closing.text)).toBeVisible();
  expect(parts.getByText(closing.advice)).toBeVisible();
  expect(parts.getByRole('timer')).toHaveTextContent('02:00');
  expect(parts.getByRole('button', { name: closing.finish })).toHaveFocus();
  expect(parts.getByRole('link', { name: closing.signInAgain })).toHaveAttribute('href', '/sign-in');
  expect(screen.queryByRole('button', { name: timeout.stay })).not.toBeInTheDocument();
  await pass(1);
  fireEvent.mouseMove(document.body);
  expect(inDialog().getByRole('timer')).toHaveTextContent('01:59');
});

test('its countdown is said politely, four times and not every second', async () => {
  await openWithEnd(130);
  await pass(10);
  const said = new Set<string>();
  const status = inDialog().getByRole('status');
  expect(inDialog().getByRole('timer')).toHaveAttribute('aria-live', 'off');
  for (let second = 0; second < 119; second += 1) {
    said.add(status.textContent ?? '');
    await pass(1);
  }
  expect([...said]).toEqual(['2 minutes left', '1 minute left', '30 seconds left', '10 seconds left']);
});

test.each([
  ['its button', () => fireEvent.click(inDialog().getByRole('button', { name: closing.finish }))],
  ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel'))],
])('with %s the shopper goes back to finish, is not asked again, and is signed out at zero', async (_story, close) => {
  const { sentTo, left } = await openWithEnd(200);
  await pass(80);
  act(() => void close());
  expect(dialog()).not.toBeInTheDocument();
  expect(card()).toBeInTheDocument();
  await pass(119);
  expect(dialog()).not.toBeInTheDocument();
  expect(sentTo('logout')).toHaveLength(0);
  await pass(2);
  expect(left).toEqual(['/landrover/oidc/end']);
  expect(card()).not.toBeInTheDocument();
});

test('a page that is opened shortly before the end warns at once, with what is left', async () => {
  await openWithEnd(45);
  await pass(1);
  expect(inDialog().getByRole('timer')).toHaveTextContent('00:44');
});

test('who does nothing is offered to stay as long as staying wins time, and no longer', async () => {
  await openWithEnd(480);
  await pass(301);
  expect(screen.getByRole('button', { name: timeout.stay })).toBeVisible();
  await pass(58);
  fireEvent.click(screen.getByRole('button', { name: timeout.stay }));
  await pass(0);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await pass(1);
  expect(inDialog().getByRole('timer')).toHaveTextContent('02:00');
});

test('a sign-in in another tab moves the end, and this tab asks before it signs anybody out', async () => {
  const { sentTo, left, server } = await openWithEnd(200);
  await pass(80);
  expect(dialog()).toBeInTheDocument();
  server.endsAt += 100_000;
  await pass(121);
  expect(sentTo('logout')).toHaveLength(0);
  expect(left).toEqual([]);
  expect(card()).toBeInTheDocument();
  await pass(99);
  expect(left).toHaveLength(1);
});

test('a device that slept past the end wakes up signed out', async () => {
  const { left } = await openWithEnd(250);
  vi.setSystemTime(Date.now() + 260_000);
  await pass(1);
  await pass(1);
  expect(left).toHaveLength(1);
  expect(card()).not.toBeInTheDocument();
});

test('a device whose clock was set back asks anew how long is left', async () => {
  const { server, sentTo } = await openWithEnd(200);
  await pass(70);
  const before = sentTo('getSession').length;
  vi.setSystemTime(Date.now() - 3_600_000);
  server.endsAt -= 3_600_000;
  await pass(1);
  expect(sentTo('getSession')).toHaveLength(before + 1);
  await pass(9);
  expect(inDialog().getByRole('timer')).toHaveTextContent('02:00');
});

test('[AUTH-605] the limits are those that the server says of this session, and not those that the page started with', async () => {
  await openWithClock({ atOpening: () => aSessionLeft({ idleSeconds: 60 }) });
  await pass(60);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await pass(1);
  expect(screen.getByRole('button', { name: timeout.stay })).toBeVisible();
});
