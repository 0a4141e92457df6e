import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import { DEFAULT_DOCUMENTS } from '#content/documents/defaults.ts';
import { applicationTexts } from '#content/en/application-texts.ts';
import { profileTexts } from '#content/en/profile-texts.ts';
import type { Enrollment } from '#contract/applications.ts';
import type { SavedPlan } from '#contract/saved-plans.ts';
import {
  aPlan,
  aSignedInViewer,
  asSaved,
  drugPlan,
  kingCounty,
  planDetails,
  specialNeedsPlan,
} from '#tests/support/web/examples.ts';
import { aDraft, fakeApplication } from '#tests/support/web/fake-application.ts';
import { fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { recallWantedPlan } from '#web/data/enrollment-cookie.ts';
import { forgetWantedPlan } from '#web/data/forget-wanted-plan.ts';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

const { planCard, learnMore, contact } = profileTexts;
const { phones } = BRAND_TABLE.aarp;
const documents = DEFAULT_DOCUMENTS.aarp;

beforeAll(() => loadPageTexts('profile', 'en'));
beforeEach(() => {
  sessionStorage.clear();
  forgetWantedPlan();
});
afterEach(() => vi.unstubAllGlobals());

type Phones = typeof documents.profile.phones;

const open = async (
  saved: SavedPlan[],
  changed: Partial<Phones> = {},
  enrollment: Enrollment | null = null,
  start: Parameters<typeof openPage>[1] = {},
) => {
  const profile = { ...documents.profile, phones: { ...phones, ...changed } };
  const { answers } = fakeProfile(saved);
  const applications = enrollment && fakeApplication({ enrollment }).replies;
  fakeNetwork({
    getPlanDetails: () => planDetails(),
    getCounties: () => ({ data: { counties: [kingCounty] } }),
    fetchEnrollmentByEmail: () => ({ data: null }),
    ...answers,
    ...applications,
    readSection: (request) =>
      applications && request.params.section === 'all' ? applications.readSection() : answers.readSection(request),
    getContent: ({ params }) => ({ ...documents, profile })[params.name as keyof typeof documents],
  });
  const page = openPage('/shopper-profile', { ...start, ...(enrollment && { viewer: aSignedInViewer() }) });
  await screen.findByRole('article', { name: saved[0]?.planName ?? '' });
  return page;
};
/** The last one: applications stand before what is saved. */
const card = () => within(screen.getAllByRole('article').at(-1) as HTMLElement);
/** Without what stands about drugs. */
const actions = () => within(screen.getByRole('article').lastElementChild as HTMLElement);

type Button = SavedPlan['button'];
const button = (kind: Button['kind'], label: string | null = null, disabled = false): Button => ({
  kind,
  label,
  disabled,
});

const pressed = (label: string) => card().getByRole('button', { name: `${label}${planCard.ofPlan(aPlan().planName)}` });
const APPLICATION = '/online-application/lantern/ma';
const QUERY = '?planId=H9999001000&planYear=2027&zipcode=98101&county=53033';

test('[PLAN-027][SHELL-606] an institutional plan is learned about by phone', async () => {
  const { user } = await open([asSaved(aPlan(), { button: button('learn-more') })]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(pressed('Learn more'));
  const dialog = within(await screen.findByRole('dialog', { name: learnMore.title }));
  expect(dialog.getByText(learnMore.plan(aPlan().planName))).toBeVisible();
  await user.click(dialog.getByText(learnMore.close));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[PLAN-028][ENROLL-001][ENROLL-021] Enroll in plan remembers the plan and opens its application', async () => {
  const { user } = await open([asSaved(aPlan(), { button: button('enroll') })]);
  expect(recallWantedPlan()).toBeNull();
  await user.click(pressed('Enroll in plan'));
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(`${APPLICATION}/welcome${QUERY}`));
  expect(recallWantedPlan()).toEqual({
    planId: 'H9999001000',
    planName: aPlan().planName,
    planYear: 2027,
    planType: 'MAPD',
    zip: '98101',
    county: '53033',
  });
});

test('[ENROLL-418] back in the profile the plan that was wanted is forgotten', async () => {
  const { user } = await open([asSaved(aPlan(), { button: button('enroll') })]);
  await user.click(pressed('Enroll in plan'));
  await user.click(await screen.findByRole('link', { name: applicationTexts.application.back }));
  await screen.findByRole('article', { name: aPlan().planName });
  expect(recallWantedPlan()).toBeNull();
});

test.each<[string, string | null, string, string]>([
  ['[PLAN-029] one that was begun goes on where it was left', 'In Progress', 'In Progress', '/steps/phone-number'],
  ['[PLAN-029] one that was sent is viewed', 'Submitted', 'Submitted', '/welcome'],
  ['[PLAN-029] a status that is new to us', 'Under review', 'Under review', '/welcome'],
])('a status leads to the application: %s', async (_story, status, label, route) => {
  const isSubmitted = status !== 'In Progress';
  const enrollment = aDraft({ isSubmitted, nextPageUrl: '/steps/phone-number' });
  const { user } = await open([asSaved(aPlan(), { button: button('status', status) })], {}, enrollment);
  await user.click(pressed(label));
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(`${APPLICATION}${route}${QUERY}`));
});

test.each<[string, Button, boolean]>([
  ['a plan to enroll in', button('enroll'), true],
  ['an application that was begun', button('status', 'In Progress'), true],
  ['one that was sent', button('status', 'Submitted'), false],
])('the phone stays beside what leads to an application that is not sent: %s', async (_story, shown, hasPhone) => {
  const { user } = await open([asSaved(aPlan(), { button: shown })]);
  const phone = card().queryByRole('button', { name: `${learnMore.title}${planCard.ofPlan(aPlan().planName)}` });
  expect(phone !== null).toBe(hasPhone);
  if (phone === null) return;
  await user.click(phone);
  expect(await screen.findByRole('dialog', { name: learnMore.title })).toBeVisible();
});

test.each([
  ['in November no plan of next year wants a reason', '2026-11-16T10:00:00', false],
  ['on the last day of Open Enrollment neither', '2026-12-07T10:00:00', false],
  ['from the day after it wants one', '2026-12-08T10:00:00', true],
])('beside the button stands what the application will ask: %s', async (_story, systemDate, isSaid) => {
  await open([asSaved(aPlan(), { button: button('enroll') })], {}, null, { systemDate });
  const enroll = pressed('Enroll in plan');
  if (isSaid) expect(enroll).toHaveAccessibleDescription(planCard.needsReason);
  else expect(enroll).not.toHaveAccessibleDescription();
});

test.each<[string, Button]>([
  ['learn more', button('learn-more', null, true)],
  ['enroll', button('enroll', null, true)],
  ['one that was begun', button('status', 'In Progress', true)],
  ['a status', button('status', 'Pending', true)],
])('[PLAN-030][ROLE-411] an agent who looks on can press no button, and reads why: %s', async (_story, shown) => {
  await open([asSaved(aPlan(), { button: shown })]);
  const pressable = actions()
    .getAllByRole('button')
    .filter((shown) => !shown.hasAttribute('data-remove'));
  expect(pressable).not.toHaveLength(0);
  for (const shown of pressable) {
    expect(shown).toBeDisabled();
    expect(shown).toHaveAccessibleDescription(planCard.viewOnly);
    shown.click();
  }
  expect(window.location.pathname).toBe('/shopper-profile');
  expect(recallWantedPlan()).toBeNull();
});

test.each(['outside-window', 'suppressed'] as const)(
  '[PLAN-029] without a status and without enrollment there is no button but the reason: %s',
  async (enrollRefusal) => {
    await open([asSaved(aPlan(), { enrollRefusal })]);
    expect(actions().getAllByRole('button')).toHaveLength(1);
    expect(card().getByText(planCard.whyNotEnroll[enrollRefusal])).toBeVisible();
  },
);

test.each([
  ['a Medicare Advantage plan', aPlan(), {}, phones.enroll.MA],
  ['a drug plan', drugPlan(), {}, phones.enroll.PDP],
  ['a special needs plan', specialNeedsPlan(), {}, phones.enroll.SNP],
  ['no number of its own', drugPlan(), { enroll: { PDP: null } }, phones.needHelp],
])(
  '[PLAN-002][PLAN-014][PLAN-015][PLAN-016][PLAN-600] the number goes by kind of plan: %s',
  async (_story, plan, changed, phone) => {
    const { user } = await open([asSaved(plan, { button: button('learn-more') })], changed);
    await user.click(card().getByRole('button', { name: /Learn more/ }));
    const dialog = within(await screen.findByRole('dialog', { name: learnMore.title }));
    const link = await dialog.findByText(phone);
    expect(link).toHaveAttribute('href', `tel:${phone}`);
    expect(dialog.getByText(learnMore.text)).toBeVisible();
    expect(dialog.getByText(learnMore.hours(contact.enrollHours))).toBeVisible();
    expect(dialog.getByText(/TTY 711/)).toBeVisible();
  },
);

test('[PLAN-600] without any number there is no link', async () => {
  const { user } = await open([asSaved(aPlan(), { button: button('enroll') })], { enroll: {}, needHelp: null });
  await user.click(card().getByRole('button', { name: /^Enroll by phone/ }));
  const dialog = within(await screen.findByRole('dialog', { name: learnMore.title }));
  expect(await dialog.findByText(learnMore.noNumber)).toBeVisible();
  expect(dialog.queryByRole('link')).not.toBeInTheDocument();
});

const plan = (number: string, change = {}) =>
  aPlan({ planId: `H9999${number}000`, planName: `Plan ${number}`, ...change });

test.each([
  ['[PLAN-003] two plans', [asSaved(plan('001')), asSaved(plan('002'))], 'H9999001000,H9999002000'],
  ['one plan', [asSaved(plan('001'))], null],
  [
    '[PLAN-406] a suppressed plan is left out',
    [asSaved(plan('001')), asSaved(plan('002'), { actions: ['remove'] }), asSaved(plan('003'))],
    'H9999001000,H9999003000',
  ],
  [
    '[PLAN-407] a private fee-for-service plan is left out',
    [asSaved(plan('001', { isPffs: true })), asSaved(plan('002')), asSaved(plan('003'))],
    'H9999002000,H9999003000',
  ],
  [
    '[PLAN-011] only private fee-for-service plans',
    [asSaved(plan('001', { isPffs: true })), asSaved(plan('002', { isPffs: true }))],
    null,
  ],
  [
    'a plan that is no longer offered is left out',
    [asSaved(plan('001')), asSaved(plan('002'), { facts: null, offered: false })],
    null,
  ],
])('a section can be compared: %s', async (_story, saved, planIds) => {
  await open(saved);
  const link = screen.queryByRole('link', { name: /Compare plans/ });
  expect(link?.getAttribute('href') ?? null).toBe(
    planIds && `/health-plans/compare?compareplanIds=${planIds}&zipcode=98101&county=53033&planYear=2027&planType=ALL`,
  );
});

test.each([
  ['four', ['001', '002', '003', '004'], null],
  ['five', ['001', '002', '003', '004', '005'], 'You can compare 4 plans at once, so 1 of these is left out.'],
  ['six', ['001', '002', '003', '004', '005', '006'], 'You can compare 4 plans at once, so 2 of these are left out.'],
  [
    'six, one of which pays by fee',
    ['fee', '001', '002', '003', '004', '005'],
    'You can compare 4 plans at once, so 2 of these are left out.',
  ],
])('[PLAN-003] a comparison that leaves plans out says so: %s', async (_story, numbers, sentence) => {
  await open(numbers.map((number) => asSaved(plan(number, { isPffs: number === 'fee' }))));
  expect(screen.getByRole('link', { name: /Compare plans/ })).toHaveAttribute(
    'href',
    expect.stringContaining('compareplanIds=H9999001000,H9999002000,H9999003000,H9999004000&'),
  );
  expect(screen.queryByText(/at once/)?.textContent ?? null).toBe(sentence);
});

test('[PLAN-601][PLAN-603][SHELL-606] before a plan goes, its name, premium and maximum are shown', async () => {
  const { user } = await open([asSaved(aPlan({ monthlyPremium: 2550 }))]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(card().getByRole('button', { name: `Remove ${aPlan().planName}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to remove this plan?' }));
  expect(dialog.getByText(aPlan().planName)).toBeVisible();
  expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['$25.50', '$4,900.00']);
});
