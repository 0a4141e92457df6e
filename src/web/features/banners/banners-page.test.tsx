import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import { DEFAULT_DOCUMENTS } from '#content/documents/defaults.ts';
import { profileTexts } from '#content/en/profile-texts.ts';
import { texts } from '#content/en/texts.ts';
import type { Viewer } from '#contract/bootstrap.ts';
import { teachDialogs } from '#tests/support/web/dialogs.ts';
import { aCloakedViewer, aPlan, aSignedInViewer, aStart, asSaved, aViewer } from '#tests/support/web/examples.ts';
import { fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { onTracked } from '#web/data/events.ts';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

const { banners, profileShell, planCard } = profileTexts;
const { shell, savedPlans } = texts;
const documents = DEFAULT_DOCUMENTS.aarp;
const savedPlan = asSaved(aPlan(), { button: { kind: 'enroll', label: null, disabled: false } });

beforeAll(async () => {
  teachDialogs();
  await Promise.all([loadPageTexts('profile', 'en'), loadPageTexts('session', 'en')]);
});
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const open = async (viewer: Viewer, overrides: Parameters<typeof openPage>[1] = {}) => {
  const network = fakeNetwork({
    ...fakeProfile([savedPlan]).answers,
    getContent: ({ params }) => documents[params.name as keyof typeof documents],
  });
  const page = openPage('/shopper-profile', { viewer, ...overrides });
  await screen.findByRole('article', { name: savedPlan.planName });
  return { ...network, ...page };
};

const addressesOf = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

test('[SHELL-004][SHELL-022][ROLE-401][ROLE-602] a guest is invited to create an account or to sign in', async () => {
  const { user } = await open(aViewer());
  const banner = within(screen.getByRole('complementary', { name: banners.guest.title }));
  expect(banner.getByText('Create an account or sign in to save your plans, drugs and doctors.')).toBeVisible();
  expect(addressesOf(banner.getAllByRole('link'))).toEqual(['/register', '/sign-in']);
  expect(banner.getByText(new RegExp(banners.guest.keeps))).not.toBeVisible();
  await user.click(banner.getByRole('button', { name: banners.guest.more, expanded: false }));
  expect(banner.getByText(new RegExp(banners.guest.keeps))).toBeVisible();
  expect(banner.getByRole('link', { name: banners.guest.ownData })).toHaveAttribute('href', '/your-data');
});

test('[ROLE-608] the header has a sign-in link for a guest', async () => {
  await open(aViewer());
  const links = screen.getAllByRole('link', { name: shell.signIn }).filter((link) => link.closest('header'));
  expect(addressesOf(links)).toEqual(['/sign-in']);
});

test.each([
  ['who is signed in', aSignedInViewer()],
  ['who looks on', aCloakedViewer()],
])('[ROLE-401][ROLE-608] %s sees no prompt to sign in', async (_story, viewer) => {
  await open(viewer);
  expect(screen.queryByRole('link', { name: shell.signIn })).not.toBeInTheDocument();
  expect(screen.queryByText(banners.guest.invitation)).not.toBeInTheDocument();
});

test.each([
  ['the first name', 'Margaret', 'Hello, Margaret'],
  ['no first name', null, 'Hello'],
])('[SHELL-005][SHELL-022] the signed-in banner greets by %s and has its three actions', async (...story) => {
  const [, firstName, greeting] = story;
  await open(aSignedInViewer({ firstName }));
  const banner = within(screen.getByRole('complementary', { name: banners.account.label }));
  expect(banner.getByRole('heading', { name: greeting })).toBeVisible();
  expect(banner.getByRole('link', { name: banners.account.manageProfile })).toHaveAttribute('href', '/manage-profile');
  const benefits = banner.getByRole('link', {
    name: `${profileShell.tools.memberBenefits} ${profileShell.tools.opensNewTab}`,
  });
  expect(benefits).toHaveAttribute('href', '/member-benefits');
  expect(benefits).toHaveAttribute('target', '_blank');
  expect(banner.getByRole('button', { name: banners.account.signOut })).toBeVisible();
});

test('[ENV-403] with the flag off the signed-in banner does not show', async () => {
  await open(aSignedInViewer(), { flags: { ...aStart().flags, bannering: false } });
  expect(screen.queryByRole('complementary', { name: banners.account.label })).not.toBeInTheDocument();
});

test('[ROLE-412][ROLE-415] View Profile of an agent is tracked, and leads nowhere', async () => {
  const heard = vi.fn();
  const stop = onTracked(heard);
  const { user } = await open(aCloakedViewer());
  const bar = within(screen.getByRole('complementary', { name: banners.cloaked.label }));
  expect(await bar.findByText(banners.cloaked.looksOnShopper('a.smith', 'Margaret Lane'))).toBeVisible();
  expect(bar.getByText(banners.cloaked.viewOnly)).toBeVisible();
  await user.click(bar.getByRole('button', { name: banners.account.manageProfile }));
  expect(heard).toHaveBeenCalledOnce();
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ data: { agent_action: 'view-profile', agent_name: 'a.smith' } });
  expect(window.location.pathname).toBe('/shopper-profile');
  stop();
});

test('[ROLE-411][ROLE-604] for who looks on every control that would change something is disabled', async () => {
  const { user, sent } = await open(aCloakedViewer());
  const card = within(screen.getByRole('article', { name: savedPlan.planName }));
  const enroll = card.getByRole('button', { name: `${planCard.enroll}${planCard.ofPlan(savedPlan.planName)}` });
  const remove = card.getByRole('button', { name: `${savedPlans.remove} ${savedPlan.planName}` });
  for (const control of [enroll, remove]) {
    expect(control).toBeDisabled();
    control.focus();
    await user.keyboard('{Enter} ');
  }
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent.filter(({ init }) => init.method !== 'GET')).toHaveLength(0);
  expect(screen.getByRole('button', { name: profileShell.print })).toBeEnabled();
});

test('[ROLE-405] a signed-in shopper may enroll', async () => {
  await open(aSignedInViewer());
  const card = within(screen.getByRole('article', { name: savedPlan.planName }));
  expect(card.getByRole('button', { name: new RegExp(planCard.enroll) })).toBeEnabled();
});

test('an agent without an opened profile is led to the desk', async () => {
  fakeNetwork(fakeProfile([]).answers);
  openPage('/shopper-profile', { viewer: aViewer({ kind: 'agent', uuid: null, agentUserName: 'a.smith', may: [] }) });
  expect(await screen.findByRole('heading', { level: 1, name: banners.viewEnded.title })).toBeVisible();
  expect(screen.getByRole('link', { name: banners.viewEnded.desk })).toHaveAttribute('href', '/agent');
  await waitFor(() => expect(document.title).toContain(banners.viewEnded.title));
});

test('[SHELL-022] each brand has the four pages of an account', () => {
  for (const { addresses } of Object.values(BRAND_TABLE)) {
    expect(addresses).toMatchObject({
      signIn: '/sign-in',
      register: '/register',
      signOut: '/sign-out',
      manageProfile: '/manage-profile',
    });
  }
});
