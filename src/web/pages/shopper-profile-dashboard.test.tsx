import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dashboard } from '#content/en/dashboard.ts';
import { savedPlans } from '#content/en/saved-plans.ts';
import { texts } from '#content/en/texts.ts';
import type { MemberPlan, SavedPlan } from '#contract/saved-plans.ts';
import { ALL_FLAGS_OFF, type FlagName } from '#domain/flags/flags.ts';
import { ENROLLED } from '#tests/support/import-examples.ts';
import { aPlan, aSessionLeft, asSaved, aViewer } from '#tests/support/web/examples.ts';
import { fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { aMemberViewer } from '#tests/support/web/imports.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { tidySessions } from '#tests/support/web/signed-in-page.tsx';

tidySessions();

const { activePlans: words, findPlan, tiles } = dashboard;
const saved = asSaved(aPlan());
const other = asSaved(aPlan({ planId: 'H9999003000', planName: 'Brookside Care (HMO)' }));
const theirs: MemberPlan = {
  ...ENROLLED,
  isActive: true,
  planYear: 2026,
  planType: 'MAPD',
  monthlyPremium: 19_00,
};

type Story = { plans?: SavedPlan[]; members?: MemberPlan[]; viewer?: ReturnType<typeof aViewer>; flag?: FlagName };

async function open({ plans = [saved, other], members = [theirs], viewer = aMemberViewer(), flag }: Story = {}) {
  const { answers } = fakeProfile(plans);
  fakeNetwork({
    ...answers,
    getSession: () => aSessionLeft(),
    readSectionOfYear: (request) => ({
      ...answers.readSectionOfYear(request),
      ...(request.params.section === 'plans' && { memberEnrolledPlans: members }),
    }),
  });
  openPage('/shopper-profile', { viewer, ...(flag && { flags: { ...ALL_FLAGS_OFF, [flag]: true } }) });
  await screen.findByRole('article', { name: other.planName });
}

const active = () => screen.queryByRole('heading', { name: words.title });

test('[DASH-005] the plan that a member is in stands before the saved ones, with its figures of the year', async () => {
  await open();
  const heading = await screen.findByRole('heading', { name: words.title });
  const first = screen.getByRole('article', { name: saved.planName });
  expect(heading.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const card = within(heading.closest('section') as HTMLElement);
  for (const told of [ENROLLED.planName, words.types.MAPD, '2026', '$19.00', 'January 1, 2026'])
    expect(card.getByText(told)).toBeVisible();
  expect(card.getByRole('link', { name: 'Member benefits' })).toHaveAttribute('href', '/member-benefits');
});

test('what claims and the plan data do not say of it is not available', async () => {
  await open({ members: [{ ...theirs, planType: null, monthlyPremium: null, coversCare: false, coversDrugs: false }] });
  const heading = await screen.findByRole('heading', { name: words.title });
  const card = within(heading.closest('section') as HTMLElement);
  expect(card.getAllByText(texts.planFacts.notAvailable)).toHaveLength(2);
});

test('[PLAN-403] a saved plan that they are in is none of the saved plans, and is not counted', async () => {
  await open({ plans: [{ ...saved, isEnrolled: true }, other] });
  expect(screen.queryByRole('article', { name: saved.planName })).not.toBeInTheDocument();
  expect(screen.getAllByText('1 saved plan for 2027')[0]).toBeVisible();
});

test.each([
  ['a guest', { viewer: aViewer(), members: [] }],
  ['a member of no plan that is known', { members: [] }],
  ['a plan that ended', { members: [{ ...theirs, isActive: false }] }],
])('[DASH-005] without an active plan there is no such section: %s', async (_story, story) => {
  await open(story);
  expect(active()).not.toBeInTheDocument();
});

test.each(['[ENV-409] disableActivePlansSection', '[ENV-410] hideActivePlans'])(
  'a flag hides the active plans, and the saved ones stay: %s',
  async (title) => {
    await open({ flag: title.slice(title.indexOf(' ') + 1) as FlagName });
    expect(active()).not.toBeInTheDocument();
    expect(screen.getByRole('article', { name: saved.planName })).toBeVisible();
  },
);

test('a plan that has not begun stands apart, and says so', async () => {
  await open({ members: [{ ...theirs, isActive: false, isFuture: true, planYear: 2027 }] });
  expect(await screen.findByRole('heading', { name: words.next })).toBeVisible();
  expect(screen.getByText(words.future)).toBeVisible();
  expect(active()).not.toBeInTheDocument();
});

test('[DASH-011] who is signed in has a tile for each thing that is kept, with its count and the way to it', async () => {
  await open();
  const heading = await screen.findByRole('heading', { name: tiles.title });
  const links = within(heading.closest('section') as HTMLElement).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [tiles.see(tiles.plans, 2), '/shopper-profile#plans'],
    [tiles.see(tiles.drugs, 0), '/shopper-profile#drugs'],
    [tiles.see(tiles.providers, 0), '/shopper-profile#providers'],
  ]);
});

test('[DASH-008] the parts of the dashboard stand in their order', async () => {
  await open();
  await screen.findByRole('heading', { name: tiles.title });
  const order = [words.title, savedPlans.count(savedPlans.advantage, 2), findPlan.title, tiles.title];
  const shown = [...document.querySelectorAll('h2')].map((heading) => heading.textContent);
  expect(shown.filter((title) => order.includes(title ?? ''))).toEqual(order);
});

test('[DASH-011] a guest has no tiles', async () => {
  await open({ viewer: aViewer(), members: [] });
  expect(screen.queryByRole('heading', { name: tiles.title })).not.toBeInTheDocument();
});
