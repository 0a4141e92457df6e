import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_DOCUMENTS } from '#content/documents/defaults.ts';
import { banners as bannerTexts } from '#content/en/banners.ts';
import { texts } from '#content/en/texts.ts';
import { Problem } from '#contract/problem.ts';
import { aPlan, aStart, asSaved, aViewer, drugPlan, specialNeedsPlan } from '#tests/support/web/examples.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

const { planFacts, savedPlans, shell } = texts;

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const first = aPlan();
const second = aPlan({ planId: 'H9999002000', planName: 'Meadow Basic (HMO)' });
const lastYear = aPlan({ planId: 'H9999004000', planYear: 2026, planName: 'Meadow Today (HMO)' });

const open = (profile: ReturnType<typeof fakeProfile>, more: Answers = {}, overrides = {}) => {
  const network = fakeNetwork({ ...profile.answers, ...more });
  return { ...network, ...openPage('/shopper-profile', overrides) };
};

test('[PLAN-007][PLAN-008] special needs plans stand last among Advantage plans, drug plans by themselves', async () => {
  open(fakeProfile([drugPlan(), specialNeedsPlan(), first].map((plan) => asSaved(plan))));
  const advantage = await screen.findByRole('region', { name: savedPlans.count(savedPlans.advantage, 2) });
  expect(
    within(advantage)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual([first.planName, specialNeedsPlan().planName]);
  expect(within(advantage).getByText(planFacts.eligibility.medicaid)).toBeVisible();
  const drugs = screen.getByRole('region', { name: savedPlans.count(savedPlans.drugPlans, 1) });
  expect(within(drugs).getByRole('article', { name: drugPlan().planName })).toBeVisible();
});

test('[PLAN-010] without saved plans the page says so and leads to the plans', async () => {
  open(fakeProfile([]));
  expect(await screen.findByText('You have no saved plans.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse all plans' })).toHaveAttribute('href', '/health-plans');
});

test('[DATA-021][PLAN-411] choosing the other year reads the profile for that year and draws its cards', async () => {
  const { user, sentTo } = open(fakeProfile([asSaved(first), asSaved(lastYear)]));
  await screen.findByRole('article', { name: first.planName });
  const before = sentTo('readSectionOfYear').length;
  await user.click(screen.getByRole('radio', { name: '2026' }));
  expect(await screen.findByRole('article', { name: lastYear.planName })).toBeVisible();
  expect(screen.queryByRole('article', { name: first.planName })).not.toBeInTheDocument();
  const reads = sentTo('readSectionOfYear').slice(before);
  expect(reads.some(({ url }) => url.endsWith('/plans/2026'))).toBe(true);
  expect(sessionStorage.getItem('ucp_planYear')).toBe('2026');
});

test('[PLAN-417] a tool on the page is told the plan year that was chosen, once', async () => {
  const tool = { navigate: vi.fn(), setPlanYear: vi.fn() };
  vi.stubGlobal('planTool', tool);
  const { user } = open(fakeProfile([asSaved(first)]));
  await screen.findByRole('article', { name: first.planName });
  await user.click(screen.getByRole('radio', { name: '2026' }));
  expect(tool.setPlanYear.mock.calls).toEqual([[2026]]);
});

test('[PLAN-006] the caption names both years, in the words of the operator where there are some', async () => {
  const { 'profile-redesign-profile': ours, ...documents } = DEFAULT_DOCUMENTS.aarp;
  const texts = { 'savedPlans.caption': { en: 'From {1}, then {2}.', es: 'x' } };
  let isChanged = false;
  const getContent: Answers['getContent'] = ({ params }) =>
    ({
      ...documents,
      'profile-redesign-profile': isChanged ? { ...ours, texts } : ours,
    })[params.name as keyof typeof DEFAULT_DOCUMENTS.aarp];
  const { client } = open(fakeProfile([]), { getContent });
  expect(await screen.findByText('Plans start in November or December 2026, or January 2027 or later.')).toBeVisible();
  isChanged = true;
  await client.invalidateQueries({ queryKey: ['content'] });
  expect(await screen.findByText('From 2026, then 2027.')).toBeVisible();
});

test.each([
  ['in autumn both years can be chosen', '2026-10-01T00:00:00-05:00', 2],
  ['in summer there is nothing to choose', '2026-09-30T23:59:59-05:00', 0],
])('[PLAN-005] %s', async (_story, systemDate, choices) => {
  open(fakeProfile([]), {}, { systemDate });
  await screen.findByText(savedPlans.empty);
  expect(screen.queryAllByRole('radio')).toHaveLength(choices);
  expect(screen.queryAllByText(savedPlans.caption(2026, 2027))).toHaveLength(choices ? 1 : 0);
});

test('[DATA-407] what the server holds is shown, also when another tab changed it', async () => {
  const profile = fakeProfile([asSaved(first)]);
  const { client } = open(profile);
  await screen.findByRole('article', { name: first.planName });
  profile.meanwhile((plans) => [...plans, asSaved(second)]);
  await client.invalidateQueries({ queryKey: ['profile'] });
  expect(await screen.findByRole('article', { name: second.planName })).toBeVisible();
});

test('[ERR-402] when the profile can not be read, loading ends with a sentence and a way on', async () => {
  const profile = fakeProfile([asSaved(first)]);
  let isBroken = true;
  const { user } = open(profile, {
    getBootstrap: () => aStart(),
    readSectionOfYear: (request) => {
      if (isBroken) throw new Problem('unexpected');
      return profile.answers.readSectionOfYear(request);
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(savedPlans.failed);
  expect(screen.queryByText(savedPlans.loading)).not.toBeInTheDocument();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: shell.tryAgain }));
  expect(await screen.findByRole('article', { name: first.planName })).toBeVisible();
});

test('a profile that is no longer there ends as an empty one', async () => {
  const { user } = open(fakeProfile([]), {
    getBootstrap: () => aStart({ viewer: aViewer({ uuid: null }) }),
    readSectionOfYear: () => {
      throw new Problem('not-found');
    },
  });
  await user.click(await screen.findByRole('button', { name: shell.tryAgain }));
  expect(await screen.findByText(savedPlans.empty)).toBeVisible();
});

test('[ERR-407] without the server’s date what is saved still shows, and the page says what it lacks', async () => {
  vi.setSystemTime('2026-11-16T18:00:00Z');
  const failing: Answers = {
    getSystemDate: () => {
      throw new Problem('unexpected');
    },
  };
  open(fakeProfile([asSaved(first, { actions: ['enroll', 'remove'] })]), failing, { systemDate: null });
  expect(await screen.findByText(savedPlans.dateUnknown)).toBeVisible();
  expect(await screen.findByRole('article', { name: first.planName })).toBeVisible();
  expect(screen.queryByRole('button', { name: /enroll/i })).not.toBeInTheDocument();
  vi.useRealTimers();
});

test('[ERR-411] a plan that left the catalogue keeps its card, and is logged once', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const gone = asSaved(first, { facts: null, offered: false, enrollRefusal: 'no-longer-offered' });
  open(fakeProfile([gone]));
  const card = within(await screen.findByRole('article', { name: first.planName }));
  expect(card.getByText(savedPlans.noLongerOffered)).toBeVisible();
  expect(card.queryByText(planFacts.monthlyPremium)).not.toBeInTheDocument();
  expect(log.mock.calls.filter(([line]) => String(line).includes(first.planId))).toHaveLength(1);
});

test.each([
  ['on', true, 1],
  ['off', false, 0],
])('[ENV-403] with the flag %s the guest banner shows or not', async (_story, bannering, banners) => {
  open(fakeProfile([]), {}, { flags: { bannering } });
  await screen.findByText(savedPlans.empty);
  expect(screen.queryAllByRole('heading', { name: bannerTexts.guest.title })).toHaveLength(banners);
});

test('the page speaks Spanish', async () => {
  fakeNetwork(fakeProfile([]).answers);
  await loadPageTexts('profile', 'es');
  const { texts: spanish } = openPage('/medicare/shopper-profile', { language: 'es' });
  expect(await screen.findByText(spanish.savedPlans.empty)).toBeVisible();
  expect(document.title).toBe('Sus planes | Lantern Medicare');
});
