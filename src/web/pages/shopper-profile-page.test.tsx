import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_DOCUMENTS } from '#content/documents/defaults.ts';
import { banners as bannerTexts } from '#content/en/banners.ts';
import { texts } from '#content/en/texts.ts';
import { Problem } from '#contract/problem.ts';
import {
  aPlan,
  aStart,
  asSaved,
  aViewer,
  drugPlan,
  PROFILE_UUID,
  specialNeedsPlan,
} from '#tests/support/web/examples.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

const { planFacts, savedPlans, shell } = texts;

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const first = aPlan();
const second = aPlan({ planId: 'H9999002000', planName: 'Meadow Basic (HMO)' });
const third = aPlan({ planId: 'H9999003000', planName: 'Meadow Plus (PPO)', planProductType: 'PPO' });
const lastYear = aPlan({ planId: 'H9999004000', planYear: 2026, planName: 'Meadow Today (HMO)' });

const cards = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 3 }).textContent);

const open = (profile: ReturnType<typeof fakeProfile>, more: Answers = {}, overrides = {}) => {
  const network = fakeNetwork({ ...profile.answers, ...more });
  return { ...network, ...openPage('/shopper-profile', overrides) };
};

const remove = async ({ user }: ReturnType<typeof openPage>, name: string) => {
  await user.click(await screen.findByRole('button', { name: `${savedPlans.remove} ${name}` }));
  await user.click(await screen.findByRole('button', { name: savedPlans.confirmRemove }));
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

test('[PLAN-601] removing asks first, and Keep plan changes nothing', async () => {
  const { user, sentTo } = open(fakeProfile([asSaved(first)]));
  await user.click(await screen.findByRole('button', { name: `${savedPlans.remove} ${first.planName}` }));
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to remove this plan?' });
  expect(within(dialog).getByText(first.planName)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Remove from saved plans' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Keep plan' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sentTo('removeSavedPlan')).toHaveLength(0);
  expect(cards()).toEqual([first.planName]);
});

test('[DATA-613][PLAN-607] a removed plan is gone at once, and the counts follow', async () => {
  const profile = fakeProfile([asSaved(first), asSaved(second)]);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let isSlow = false;
  const page = open(profile, {
    readSectionOfYear: (request) => (isSlow ? new Promise(() => {}) : profile.answers.readSectionOfYear(request)),
    removeSavedPlan: async (request) => {
      await held;
      return profile.answers.removeSavedPlan(request);
    },
  });
  await remove(page, first.planName);
  await waitFor(() => expect(cards()).toEqual([second.planName]));
  expect(screen.getByRole('heading', { name: savedPlans.count(savedPlans.advantage, 1) })).toBeVisible();
  expect(screen.getByRole('button', { name: shell.undo })).toHaveFocus();
  expect(screen.getByRole('link', { name: `${shell.yourProfile} (${shell.savedPlans(1)})` })).toBeVisible();
  expect(profile.planIds()).toHaveLength(2);
  isSlow = true;
  letGo();
  // Where the plan was, and to those who can not see it.
  await waitFor(() => expect(screen.getAllByText(savedPlans.removed(first.planName))).toHaveLength(2));
  expect(profile.planIds()).toEqual([second.planId]);
  expect(page.client.isMutating()).toBe(0);
  expect(cards()).toEqual([second.planName]);
});

test('[PLAN-609] a plan is removed by product code, plan year and plan id, and nothing else is sent', async () => {
  const page = open(fakeProfile([asSaved(first)]));
  await remove(page, first.planName);
  await waitFor(() => expect(page.sentTo('removeSavedPlan')).toHaveLength(1));
  const [sent] = page.sentTo('removeSavedPlan');
  expect(sent?.url).toBe(`/landrover/api/Users/${PROFILE_UUID}/plans/H9999001000/2027?productCode=MAPD`);
  expect(sent?.init.body).toBeUndefined();
});

test('[PLAN-608][ERR-615] a plan that can not be removed comes back at its place, and others stay removed', async () => {
  const profile = fakeProfile([first, second, third].map((plan) => asSaved(plan)));
  const page = open(profile, {
    removeSavedPlan: (request) => {
      if (request.params.id === second.planId) throw new Problem('unexpected');
      return profile.answers.removeSavedPlan(request);
    },
  });
  await remove(page, second.planName);
  await remove(page, first.planName);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(`${savedPlans.notRemoved(second.planName)} ${texts.problems.unexpected.detail}`);
  await waitFor(() => expect(cards()).toEqual([second.planName, third.planName]));
  expect(profile.planIds()).toEqual([second.planId, third.planId]);
});

test('[PLAN-608] where a plan could not be removed, the focus is back on its button, and nothing can be undone', async () => {
  const page = open(fakeProfile([first, second].map((plan) => asSaved(plan))), {
    removeSavedPlan: () => {
      throw new Problem('unexpected');
    },
  });
  await remove(page, second.planName);
  const card = within(await screen.findByRole('article', { name: second.planName }));
  expect(await card.findByRole('alert')).toHaveTextContent(savedPlans.notRemoved(second.planName));
  expect(card.getByRole('button', { name: `${savedPlans.remove} ${second.planName}` })).toHaveFocus();
  expect(screen.queryByRole('button', { name: shell.undo })).not.toBeInTheDocument();
});

test('a removed plan can be put back where it was, and is then the place of the focus', async () => {
  const profile = fakeProfile([first, second, third].map((plan) => asSaved(plan)));
  const page = open(profile);
  await remove(page, second.planName);
  expect(
    await screen.findByText(savedPlans.removed(second.planName), { selector: 'div:has(> button) > p' }),
  ).toBeVisible();
  await waitFor(() => expect(profile.planIds()).toHaveLength(2));
  await page.user.click(screen.getByRole('button', { name: shell.undo }));
  await waitFor(() => expect(cards()).toEqual([first.planName, second.planName, third.planName]));
  expect(await screen.findByText(savedPlans.putBack(second.planName))).toBeInTheDocument();
  expect(screen.getByRole('button', { name: `${savedPlans.remove} ${second.planName}` })).toHaveFocus();
  expect(screen.queryByRole('button', { name: shell.undo })).not.toBeInTheDocument();
  expect(page.sentTo('restoreSavedPlan').map(({ url }) => url)).toEqual([
    `/landrover/api/Users/${PROFILE_UUID}/plans/${second.planId}/2027`,
  ]);
});

test('the next removal takes the place of the one before, and the last plan can be put back too', async () => {
  const profile = fakeProfile([first, second].map((plan) => asSaved(plan)));
  const page = open(profile);
  await remove(page, first.planName);
  await remove(page, second.planName);
  expect(await screen.findByText(savedPlans.empty)).toBeVisible();
  await waitFor(() => expect(profile.planIds()).toEqual([]));
  await page.user.click(
    screen.getByRole('button', { name: shell.undo, description: savedPlans.removed(second.planName) }),
  );
  await waitFor(() => expect(cards()).toEqual([second.planName]));
});

test('a plan that can not be put back says why at its place, and nothing is lost', async () => {
  const profile = fakeProfile([first, second].map((plan) => asSaved(plan)));
  const page = open(profile, {
    restoreSavedPlan: () => {
      throw new Problem('nothing-to-undo');
    },
  });
  await remove(page, first.planName);
  await page.user.click(await screen.findByRole('button', { name: shell.undo }));
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.problems['nothing-to-undo'].detail);
  expect(cards()).toEqual([second.planName]);
});

test('what another tab put back already is not offered to be put back', async () => {
  const profile = fakeProfile([first, second].map((plan) => asSaved(plan)));
  const page = open(profile);
  await remove(page, first.planName);
  await waitFor(() => expect(profile.planIds()).toHaveLength(1));
  profile.meanwhile((plans) => [asSaved(first), ...plans]);
  await page.client.invalidateQueries({ queryKey: ['profile'] });
  await waitFor(() => expect(cards()).toEqual([first.planName, second.planName]));
  expect(screen.queryByRole('button', { name: shell.undo })).not.toBeInTheDocument();
});

test('a plan is removed on top of what another tab did', async () => {
  const profile = fakeProfile([asSaved(first)]);
  const page = open(profile);
  await screen.findByRole('article', { name: first.planName });
  profile.meanwhile((plans) => [...plans, asSaved(second)]);
  await remove(page, first.planName);
  await waitFor(() => expect(profile.planIds()).toEqual([second.planId]));
  expect(await screen.findByRole('article', { name: second.planName })).toBeVisible();
});

test('[DATA-613] a plan that is gone already counts as removed', async () => {
  const profile = fakeProfile([asSaved(first)]);
  const page = open(profile);
  await screen.findByRole('article', { name: first.planName });
  profile.meanwhile(() => []);
  await remove(page, first.planName);
  // Where the plan was, and to those who can not see it.
  await waitFor(() => expect(screen.getAllByText(savedPlans.removed(first.planName))).toHaveLength(2));
  expect(screen.getByText(savedPlans.empty)).toBeVisible();
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
