import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import { DEFAULT_DOCUMENTS } from '#content/documents/defaults.ts';
import { profileTexts } from '#content/en/profile-texts.ts';
import { texts } from '#content/en/texts.ts';
import { aCloakedViewer, aPlan, aStart, asSaved, aViewer } from '#tests/support/web/examples.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

const { profileShell, supplement } = profileTexts;
const { views, viewWithCount, summary, back, outage } = profileShell;
const { addresses } = BRAND_TABLE.aarp;

const documents = DEFAULT_DOCUMENTS.aarp;
const content: Answers = { getContent: ({ params }) => documents[params.name as keyof typeof documents] };

beforeAll(() => loadPageTexts('profile', 'en'));
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (address: string, { saved = [], overrides = {}, answers = content }: Story = {}) => {
  const network = fakeNetwork({ ...fakeProfile(saved).answers, ...answers });
  return { ...network, ...openPage(address, overrides) };
};
type Story = { saved?: ReturnType<typeof asSaved>[]; overrides?: Parameters<typeof openPage>[1]; answers?: Answers };

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const parts = () => screen.getByRole('navigation', { name: profileShell.sideNavigation });
const item = (name: string) => within(parts()).getByRole('link', { name });
const DRUGS = viewWithCount(views.drugs, 0);
const DOCTORS = viewWithCount(views.providers, 0);

test.each([
  ['[SHELL-008][SHELL-407] no hash', '', 'Your plans'],
  ['[SHELL-407] an unknown hash', '#nowhere', 'Your plans'],
  ['[SHELL-009] drugs', '#drugs', 'Your drugs'],
  ['[SHELL-010] providers', '#providers', 'Your doctors and dentists'],
])('[SHELL-007][SHELL-604] %s: that view alone is shown', async (_story, hash, title) => {
  open(`/shopper-profile${hash}`);
  expect(await heading(title)).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await waitFor(() => expect(document.title).toBe(`${title} | Lantern Medicare`));
});

test('[SHELL-007] an item of the side navigation pushes its hash, and back goes back', async () => {
  const { user } = open('/shopper-profile');
  await heading(views.plans);
  expect(item(views.plans)).toHaveAttribute('aria-current', 'page');
  await user.click(await screen.findByRole('link', { name: DRUGS }));
  expect(await heading(views.drugs)).toHaveFocus();
  expect(window.location.hash).toBe('#drugs');
  expect(item(DRUGS)).toHaveAttribute('aria-current', 'page');
  expect(item(views.plans)).not.toHaveAttribute('aria-current');
  await user.click(item(DOCTORS));
  await heading(views.providers);
  act(() => window.history.back());
  const drugs = await heading(views.drugs);
  await waitFor(() => expect(drugs).toHaveFocus());
});

test('the way past the header keeps the view', async () => {
  const { user } = open('/shopper-profile#drugs');
  await heading(views.drugs);
  await user.click(screen.getByRole('link', { name: texts.shell.skip }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('#drugs');
});

test.each([
  ['pharmacySearch', 'Return to pharmacy search', views.drugs],
  ['drugCostEstimator', 'Return to drug cost estimator', views.drugs],
  ['planRecommendation', 'Return to plan recommendation', views.plans],
  ['planSummary', 'Return to plans', views.plans],
] as const)('[SHELL-003][SHELL-011][SHELL-014] who comes from %s: %s', async (origin, text, title) => {
  open(`/shopper-profile?origin=${origin}`);
  await heading(title);
  expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', addresses[origin]);
  expect(sessionStorage.getItem('ucp_origin')).toBe(origin);
});

test('[SHELL-011] what a tool left in the tab counts, and a hash wins over it', async () => {
  sessionStorage.setItem('ucp_origin', 'pharmacySearch');
  open('/shopper-profile#providers');
  await heading(views.providers);
  expect(screen.getByRole('link', { name: back.pharmacySearch })).toBeVisible();
});

test('[SHELL-011] the path of the page before counts when nothing else tells', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(
    new URL(addresses.drugCostEstimator, window.location.href).href,
  );
  open('/shopper-profile');
  await heading(views.drugs);
  expect(screen.getByRole('link', { name: back.drugCostEstimator })).toBeVisible();
});

test('[SHELL-014] a word that is no tool counts as none, and is not kept', async () => {
  open('/shopper-profile?origin=%3Cscript%3E');
  await heading(views.plans);
  expect(screen.getByRole('link', { name: 'Return to plans' })).toHaveAttribute('href', '/health-plans');
  expect(sessionStorage.getItem('ucp_origin')).toBeNull();
});

test('[SHELL-002] the print link prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = open('/shopper-profile');
  await heading(views.plans);
  await user.click(screen.getByRole('button', { name: profileShell.print }));
  expect(print).toHaveBeenCalledOnce();
});

test.each([
  ['off', false, 0],
  ['on', true, 1],
])('[SHELL-002] with its flag %s the email link shows or not', async (_story, emailLink, links) => {
  open('/shopper-profile', { overrides: { flags: { ...aStart().flags, emailLink } } });
  await heading(views.plans);
  expect(screen.queryAllByRole('link', { name: profileShell.email })).toHaveLength(links);
});

test('[SHELL-012] below the prefix every link of the site keeps it, and other sites are left alone', async () => {
  open('/medicare/shopper-profile');
  await heading(views.plans);
  const addressesOf = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  const inside = addressesOf.filter((address) => address.startsWith('/'));
  expect(inside.length).toBeGreaterThan(5);
  expect(inside.filter((address) => !/^\/medicare\/(?!medicare\/)/.test(address) && address !== '/medicare')).toEqual(
    [],
  );
  expect(addressesOf).toContain('https://www.medicare.gov/');
});

test('[SHELL-015] drugs and doctors show their counts in brackets, plans show none', async () => {
  open('/shopper-profile');
  await heading(views.plans);
  await waitFor(() =>
    expect(
      within(parts())
        .getAllByRole('link')
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    ).toEqual(['Your plans', 'Your drugs (0)', 'Your doctors and dentists (0)']),
  );
});

test('[SHELL-016] the card counts the plans of the year that is shown, and names the place', async () => {
  const now = aPlan({ planId: 'H9999004000', planYear: 2026 });
  const { user } = open('/shopper-profile#drugs', { saved: [asSaved(aPlan()), asSaved(now)] });
  const card = within(await screen.findByRole('region', { name: summary.title }));
  expect(await card.findByText(summary.count(1, 2027))).toBeVisible();
  expect(card.getByText(summary.zip('98101'))).toBeVisible();
  await user.click(card.getByRole('link', { name: summary.see }));
  await heading(views.plans);
  expect(window.location.hash).toBe('#plans');
});

test('[SHELL-016] the card of who saved nothing says 0, and the place that the tab remembers', async () => {
  sessionStorage.setItem('ucp_zipCode', '10001');
  open('/shopper-profile');
  const card = within(await screen.findByRole('region', { name: summary.title }));
  expect(await card.findByText(summary.count(0, 2027))).toBeVisible();
  expect(card.getByText(summary.zip('10001'))).toBeVisible();
});

test('[SHELL-603] the page has its two containers, each once', async () => {
  open('/shopper-profile');
  await heading(views.plans);
  expect(document.querySelectorAll('#shopper-profile-ui #data-import-popup')).toHaveLength(1);
  expect(document.querySelectorAll('#shopper-profile-ui')).toHaveLength(1);
});

test('the disclosures about Medicare Supplement stand below the plans alone', async () => {
  const { user } = open('/shopper-profile');
  const box = { name: supplement.disclosures.title };
  expect(await screen.findByRole('region', box)).toBeVisible();
  await user.click(await screen.findByRole('link', { name: DRUGS }));
  await waitFor(() => expect(screen.queryByRole('region', box)).not.toBeInTheDocument());
});

test.each([
  ['a cloaked visit has no', true, 0],
  ['any other visit has a', false, 1],
])('[SHELL-013][ROLE-410] %s back link', async (_story, isCloaked, links) => {
  open('/shopper-profile', { overrides: { viewer: isCloaked ? aCloakedViewer() : aViewer() } });
  await heading(views.plans);
  expect(screen.queryAllByRole('link', { name: back.planSummary })).toHaveLength(links);
});

test('[SHELL-402][SHELL-403][DASH-002] the outage banner can be closed, and stays away in every view', async () => {
  const { user } = open('/shopper-profile?signin=unavailable&origin=planSummary#plans');
  expect(await screen.findByText('Service outage: the sign-in service is unavailable')).toBeVisible();
  await user.click(screen.getByRole('button', { name: outage.close }));
  expect(window.location.search + window.location.hash).toBe('?origin=planSummary#plans');
  expect(screen.queryByText(outage.text)).not.toBeInTheDocument();
  expect(await heading(views.plans)).toHaveFocus();
  await user.click(await screen.findByRole('link', { name: DRUGS }));
  await heading(views.drugs);
  expect(screen.queryByText(outage.text)).not.toBeInTheDocument();
});

test('[SHELL-403][DASH-002] without an outage there is no banner', async () => {
  open('/shopper-profile');
  await heading(views.plans);
  expect(screen.queryByText(outage.text)).not.toBeInTheDocument();
});
