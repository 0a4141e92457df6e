import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { texts } from '#content/en/texts.ts';
import { Problem } from '#contract/problem.ts';
import { aPlan, asSaved, PROFILE_UUID } from '#tests/support/web/examples.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';

const { savedPlans, shell } = texts;

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const first = aPlan();
const second = aPlan({ planId: 'H9999002000', planName: 'Meadow Basic (HMO)' });
const third = aPlan({ planId: 'H9999003000', planName: 'Meadow Plus (PPO)', planProductType: 'PPO' });

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
  await waitFor(() => expect(screen.getByRole('button', { name: shell.undo })).toHaveFocus());
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
  await waitFor(() =>
    expect(card.getByRole('button', { name: `${savedPlans.remove} ${second.planName}` })).toHaveFocus(),
  );
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
  await waitFor(() =>
    expect(screen.getByRole('button', { name: `${savedPlans.remove} ${second.planName}` })).toHaveFocus(),
  );
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
