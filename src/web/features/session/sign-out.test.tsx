import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { profileTexts } from '#content/en/profile-texts.ts';
import { session } from '#content/en/session.ts';
import { texts } from '#content/en/texts.ts';
import { Problem } from '#contract/problem.ts';
import { aCloakedViewer, aSignedInViewer, aStart } from '#tests/support/web/examples.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import {
  cardOfSavedPlan as card,
  openSignedIn as open,
  savedPlan,
  tidySessions,
} from '#tests/support/web/signed-in-page.tsx';

const { banners } = profileTexts;
const { signOut } = session;

tidySessions();

const signedOutElsewhere = () => {
  throw new Problem('invalid-session');
};

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
  const onMessage = vi.fn();
  const other = new BroadcastChannel('shopper-profile');
  other.addEventListener('message', ({ data }) => onMessage(data));
  sessionStorage.setItem('ucp_zipCode', '98101');
  localStorage.setItem('ucp_anything', '1');
  localStorage.setItem('other_tool', 'stays');
  const dialog = await openDialog(page);
  await page.user.click(dialog.getByRole('button', { name: signOut.confirm }));
  await waitFor(() => expect(page.left).toEqual([address]));
  expect(sessionStorage).toHaveLength(0);
  expect(Object.keys(localStorage)).toEqual(['other_tool']);
  expect(page.client.getQueriesData({ queryKey: ['profile'] }).filter(([, data]) => data !== undefined)).toEqual([]);
  await waitFor(() => expect(onMessage).toHaveBeenCalledWith('signed-out'));
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
      readSectionOfYear: (request) => (hasEnded ? signedOutElsewhere() : profile.answers.readSectionOfYear(request)),
      getBootstrap: () => aStart({ viewer: aSignedInViewer() }),
    },
  });
  hasEnded = true;
  const before = profileReads(page.sentTo);
  await act(() => page.client.invalidateQueries({ queryKey: ['profile'] }));
  expect(await screen.findByRole('heading', { name: banners.signInAgain.title })).toBeVisible();
  expect(screen.queryByText(banners.signInAgain.lostChange)).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: banners.guest.title })).toBeVisible());
  expect(screen.queryByText(banners.account.hello('Margaret'))).not.toBeInTheDocument();
  expect(page.sentTo('logout')).toHaveLength(1);
  expect(page.sentTo('getBootstrap')).toHaveLength(1);
  expect(profileReads(page.sentTo)).toBeGreaterThan(before + 1);
  expect(JSON.stringify(page.client.getQueriesData({ queryKey: ['profile'] }))).not.toContain(savedPlan.planName);
});

test('a removal that met an ended session is said not to be kept; a read that met one says nothing of changes', async () => {
  const profile = fakeProfile([savedPlan]);
  let hasEnded = false;
  const page = await open({
    more: {
      readSectionOfYear: (request) => (hasEnded ? signedOutElsewhere() : profile.answers.readSectionOfYear(request)),
      removeSavedPlan: () => {
        hasEnded = true;
        return signedOutElsewhere();
      },
      getBootstrap: () => aStart({ viewer: aSignedInViewer() }),
    },
  });
  fireEvent.click(screen.getByRole('button', { name: `${texts.savedPlans.remove} ${savedPlan.planName}` }));
  fireEvent.click(await screen.findByRole('button', { name: texts.savedPlans.confirmRemove }));
  expect(await screen.findByText(banners.signInAgain.lostChange)).toBeVisible();
  expect(page.sentTo('removeSavedPlan')).toHaveLength(1);
});

test('[ERR-403][ERR-613] a 401 with another sentence signs nobody out', async () => {
  const profile = fakeProfile([savedPlan]);
  let hasEnded = false;
  const other = Response.json({ code: 'invalid-session', status: 401, detail: 'Not today' }, { status: 401 });
  const page = await open({
    more: {
      readSectionOfYear: (request) =>
        hasEnded ? (other.clone() as never) : profile.answers.readSectionOfYear(request),
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
      readSectionOfYear: (request) => {
        if (hasEnded) throw new Problem('agent-view-ended');
        return profile.answers.readSectionOfYear(request);
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
