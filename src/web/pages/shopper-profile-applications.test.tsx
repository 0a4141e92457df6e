import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { applicationCardsTexts } from '#content/en/application-cards-texts.ts';
import { dashboard } from '#content/en/dashboard.ts';
import { profileTexts } from '#content/en/profile-texts.ts';
import { savedPlans } from '#content/en/saved-plans.ts';
import { texts } from '#content/en/texts.ts';
import type { Enrollment } from '#contract/applications.ts';
import { Problem } from '#contract/problem.ts';
import type { MemberPlan } from '#contract/saved-plans.ts';
import { ALL_FLAGS_OFF } from '#domain/flags/flags.ts';
import { ENROLLED } from '#tests/support/import-examples.ts';
import { A_DRAFT as draft, ofEnrollments, openDashboard, A_SENT as sent } from '#tests/support/web/dashboard-page.tsx';
import { aCloakedViewer, aSignedInViewer, aViewer } from '#tests/support/web/examples.ts';
import { aDraft } from '#tests/support/web/fake-application.ts';
import { tidySessions } from '#tests/support/web/signed-in-page.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';
import { learn } from '#web/data/session-facts.ts';

tidySessions();
beforeAll(() => Promise.all([import('./shopper-profile-applications.tsx'), loadPageTexts('application-cards', 'en')]));

const { applicationCards: words, applicationTrouble: trouble } = applicationCardsTexts;
const { statuses } = profileTexts.planCard;
const { notAvailable, monthlyPremium, outOfPocketMaximum } = texts.planFacts;

const step = (change: Partial<Enrollment['timeline'][number]>) =>
  ({ step: 'received', state: 'late', at: null, dueBy: '2026-11-12', call: 'insurer', ...change }) as const;

const cardOf = ({ planName }: Enrollment) => screen.findByRole('article', { name: words.cardOf(planName) });
const inCard = async (enrollment: Enrollment) => within(await cardOf(enrollment));
const section = () => screen.queryByRole('heading', { name: words.title });
const goOn = { name: words.continueOf(draft.planName) };
const view = { name: `${words.view}${words.ofPlan(sent.planName)}` };
const openWith = (enrollments: Enrollment[], story = {}) => openDashboard(ofEnrollments(enrollments), story);

test('[ENROLL-004][ENROLL-007][ENROLL-008][ENROLL-017] a draft says the plan, how far it is and when it changed', async () => {
  await openWith([draft]);
  const card = await inCard(draft);
  expect(card.getByText('In Progress')).toBeVisible();
  for (const told of [dashboard.activePlans.types.MAPD, '2027', '$19.00', '$3,900.00', '98101'])
    expect(card.getByText(told)).toBeVisible();
  expect(card.getByText(/^Last updated/)).toHaveTextContent('Last updated 11/16/2026 10:00 AM CT');
  expect(card.getByText(words.keptUntil('January 15, 2027'))).toBeVisible();
  expect(card.getByText('Continue')).toBe(card.getByRole('button', { name: `Continue Enrollment: ${draft.planName}` }));
  expect(card.queryByRole('button', { name: /View Application/ })).toBeNull();
  expect(card.queryByText(words.number)).toBeNull();
});

test('[ENROLL-621] Continue opens the step at which it was left', async () => {
  const { user } = await openWith([draft]);
  await user.click((await inCard(draft)).getByRole('button', goOn));
  expect(window.location.pathname).toBe('/online-application/lantern/ma/steps/phone-number');
  expect(window.location.search).toBe('?planId=H9999001000&planYear=2027&zipcode=98101');
});

test.each(['Submitted', 'Pending', 'Approved', 'Denied', 'Withdrawn'] as const)(
  '[ENROLL-004][ENROLL-006][ENROLL-009][ENROLL-018][ENROLL-019] one that is %s has its number, is viewed and never gone on with',
  async (status) => {
    const { user } = await openWith([{ ...sent, status }]);
    const card = await inCard(sent);
    expect(card.getByText(statuses[status])).toBeVisible();
    expect(card.getByText('LM0123456789')).toBeVisible();
    expect(card.getByText(/^Last updated/)).toHaveTextContent('11/10/2026 10:00 AM CT');
    expect(card.queryByText(/^Continue/)).toBeNull();
    expect(card.queryByRole('button', { name: new RegExp(`^${words.remove}`) })).toBeNull();
    await user.click(card.getByRole('button', view));
    expect(window.location.pathname).toBe('/online-application/lantern/ma/welcome');
  },
);

test('what nobody knows of the plan is not available, and no $0', async () => {
  await openWith([{ ...draft, monthlyPremium: null, outOfPocketMaximum: null }]);
  const card = await inCard(draft);
  for (const label of [monthlyPremium, outOfPocketMaximum])
    expect(card.getByText(label).nextElementSibling).toHaveTextContent(notAvailable);
});

test('[ENROLL-015] a plan that said no is called at its own number, with TTY and hours', async () => {
  await openWith([{ ...sent, status: 'Denied' }]);
  const card = await inCard(sent);
  expect(card.getByText(trouble.denied, { exact: false })).toHaveTextContent(/711.*8 a\.m\. to 8 p\.m\./);
  expect(card.getByRole('link', { name: '1-800-555-0100' })).toHaveAttribute('href', 'tel:1-800-555-0100');
});

test.each([
  ['the plan is late', step({}), trouble.late, '1-800-555-0100'],
  ['we are late', step({ step: 'sent', call: 'site' }), trouble.notSent, '1-800-555-0132'],
  ['the plan would not take it', step({ state: 'refused', call: 'site' }), trouble.refused, '1-800-555-0132'],
] as const)('a card says what is wrong and whom to call: %s', async (_story, wrong, sentence, phone) => {
  await openWith([{ ...sent, timeline: [wrong] }]);
  const card = await inCard(sent);
  expect(card.getByText(sentence, { exact: false })).toBeVisible();
  expect(card.getByRole('link', { name: phone })).toBeVisible();
});

test('[DASH-006] two applications have two cards, the one that changed last first', async () => {
  await openWith([sent, draft]);
  const part = within((await screen.findByRole('heading', { name: words.title })).closest('section') as HTMLElement);
  const names = part.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 3 }).textContent);
  expect(names).toEqual([draft.planName, sent.planName]);
});

test.each([
  ['without any', aSignedInViewer(), []],
  ['for a guest', aViewer(), [draft]],
])('[DASH-006] there is no such section %s', async (_story, viewer, enrollments) => {
  const { client } = await openWith(enrollments, { viewer });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(section()).toBeNull();
  expect(screen.queryByRole('article', { name: words.cardOf(draft.planName) })).toBeNull();
});

const theirs: MemberPlan = { ...ENROLLED, isActive: true, planYear: 2026, planType: 'MAPD', monthlyPremium: 19_00 };
const parts = () => ({
  outage: screen.queryByText(profileTexts.profileShell.outage.text),
  account: screen.queryByText(profileTexts.banners.accountReady.title),
  activePlans: screen.queryByRole('heading', { name: dashboard.activePlans.title }),
  applications: section(),
  savedPlans: screen.queryByRole('heading', { name: savedPlans.count(savedPlans.advantage, 1) }),
  findPlan: screen.queryByRole('heading', { name: dashboard.findPlan.title }),
  tiles: screen.queryByRole('heading', { name: dashboard.tiles.title }),
});

test('[DASH-001][ROLE-404] the parts of the dashboard stand in their order', async () => {
  const { client } = await openWith([draft], { members: [theirs] });
  act(() => void learn(client, { isServiceOutage: true, isAccountSetupComplete: true }));
  await waitFor(() => expect(Object.values(parts())).not.toContain(null));
  const shown = Object.values(parts()) as HTMLElement[];
  const ordered = shown.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(ordered).toEqual(shown);
});

test('[DASH-007][DASH-009] nothing is recommended, and nobody is asked to begin with it', async () => {
  await openWith([]);
  const heads = () => [...document.querySelectorAll('[data-view="plans"] h2')].map((head) => head.textContent);
  await screen.findByRole('heading', { name: dashboard.tiles.title });
  const { calendar, findPlan, tiles } = dashboard;
  const ofPlans = [savedPlans.count(savedPlans.advantage, 1), profileTexts.supplement.title];
  expect(heads()).toEqual([...ofPlans, calendar.title, findPlan.title, tiles.title]);
});

test('[ROLE-404][DASH-005][DASH-006] of the same profile a guest sees the saved plans alone', async () => {
  const { client } = await openWith([draft], { viewer: aViewer(), members: [theirs] });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  const { activePlans, applications, savedPlans: ofGuest } = parts();
  expect([activePlans, applications]).toEqual([null, null]);
  expect(ofGuest).toBeVisible();
});

test('those of other seasons stand apart and closed, and what can not be sent any more says so', async () => {
  await openWith([
    draft,
    { ...sent, planYear: 2025, listed: false },
    { ...draft, planYear: 2025, enrollmentId: null, listed: false, planName: 'Old Plan (HMO)' },
  ]);
  const earlier = (await screen.findByText(words.earlier(2))).closest('details') as HTMLDetailsElement;
  expect(earlier.open).toBe(false);
  expect(within(earlier).getByText(sent.planName)).toBeInTheDocument();
  expect(within(earlier).getByText(words.tooLate)).toBeInTheDocument();
  expect(within(earlier).queryByText(words.continue)).toBeNull();
  expect(earlier.contains(await cardOf(draft))).toBe(false);
});

test('[ENV-405] while going on is switched off the card stays with its status, and a submitted one is viewed', async () => {
  await openWith([draft, sent], { flags: { ...ALL_FLAGS_OFF, disableOleSaveResume: true } });
  const card = await inCard(draft);
  expect(card.getByText('In Progress')).toBeVisible();
  expect(card.getByText(words.paused, { exact: false })).toBeVisible();
  expect(card.queryByText(words.continue)).toBeNull();
  expect((await inCard(sent)).getByRole('button', view)).toBeEnabled();
});

test('[ENROLL-020][ROLE-411] an agent who looks on sees the cards, and each button is disabled and does nothing', async () => {
  const { user } = await openWith([draft, sent], { viewer: aCloakedViewer() });
  const buttons = [(await inCard(draft)).getByRole('button', goOn), (await inCard(sent)).getByRole('button', view)];
  for (const button of buttons) {
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(words.viewOnly);
    button.focus();
    await user.keyboard('{Enter} ');
    await user.click(button);
  }
  expect(window.location.pathname).toBe('/shopper-profile');
  expect((await inCard(draft)).queryByRole('button', { name: new RegExp(`^${words.remove}`) })).toBeNull();
});

const BEGUN = {
  formData: JSON.stringify({
    applicant: { zip: '98101' },
    plan: { id: 'H9999003000', name: 'Tumblewren Complete (HMO)', year: 2027, type: 'MAPD' },
  }),
  createDateTime: '2026-11-10T15:00:00.000Z',
  updateDateTime: '2026-11-12T15:00:00.000Z',
};
const begunElsewhere = aDraft({ planName: 'Tumblewren Complete (HMO)' });

test('[ENROLL-016] what was begun elsewhere has a card that leads to the application of its plan', async () => {
  const { user } = await openWith([sent], { more: { fetchEnrollmentByEmail: () => ({ data: BEGUN }) } });
  const card = await inCard(begunElsewhere);
  expect(card.getByText(words.elsewhere)).toBeVisible();
  expect(card.getAllByText(notAvailable)).toHaveLength(2);
  await user.click(card.getByRole('button', { name: words.continueOf(begunElsewhere.planName) }));
  expect(window.location.pathname).toBe('/online-application/lantern/ma/welcome');
  expect(window.location.search).toContain('planId=H9999003000');
});

test('what was sent elsewhere has no button to apply again', async () => {
  const formData = JSON.stringify({ ...JSON.parse(BEGUN.formData), isSubmitted: true });
  await openWith([], { more: { fetchEnrollmentByEmail: () => ({ data: { ...BEGUN, formData } }) } });
  const card = await inCard(begunElsewhere);
  expect(card.getByText(words.sentElsewhere, { exact: false })).toBeVisible();
  expect(card.queryByRole('button')).toBeNull();
});

test('[ROLE-413] for an agent who looks on nothing of elsewhere is asked, and nothing made of it', async () => {
  const more = { fetchEnrollmentByEmail: () => ({ data: BEGUN }) };
  const { client, sentTo } = await openWith([draft], { viewer: aCloakedViewer(), more });
  await cardOf(draft);
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(sentTo('fetchEnrollmentByEmail')).toEqual([]);
  expect(sentTo('refreshApplications')).toEqual([]);
  expect(screen.queryByRole('article', { name: words.cardOf(begunElsewhere.planName) })).toBeNull();
});

test('[ENROLL-012] an application that waits is asked about once, and what became of it is shown', async () => {
  const kept = ofEnrollments([sent]);
  const { sentTo } = await openDashboard(kept, {
    more: {
      refreshApplications: () => {
        kept.set([{ ...sent, status: 'Approved' }]);
        return { outcome: 'changed' as const };
      },
    },
  });
  expect(await (await inCard(sent)).findByText(statuses.Approved)).toBeVisible();
  expect(sentTo('refreshApplications')).toHaveLength(1);
});

test('applications that can not be read say so, and what is saved stands below', async () => {
  let isDown = true;
  const kept = ofEnrollments([draft]);
  const { user } = await openDashboard(kept, {
    more: {
      readSection: (request) => {
        if (isDown && request.params.section === 'all') throw new Problem('not-ready');
        return kept.readSection(request);
      },
    },
  });
  expect(await screen.findByText(words.failed, undefined, { timeout: 20_000 })).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: texts.shell.tryAgain }));
  expect(await cardOf(draft)).toBeVisible();
}, 30_000);
