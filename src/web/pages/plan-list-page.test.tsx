import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { browse } from '#content/en/browse.ts';
import { texts } from '#content/en/texts.ts';
import { Problem } from '#contract/problem.ts';
import {
  aPlan,
  aSignedInViewer,
  aStart,
  asSaved,
  aViewer,
  borderCounties,
  drugPlan,
  kingCounty,
  specialNeedsPlan,
} from '#tests/support/web/examples.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

const { place, planFacts, planList, problems, shell } = texts;

// The first page would else wait for its program within the time of a test's question.
beforeAll(() => Promise.all([import('./plan-list-page.tsx'), loadPageTexts('browse', 'en')]));
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const PLANS = [aPlan({ monthlyPremium: 18_90 }), drugPlan({ monthlyPremium: null, madeUp: true }), specialNeedsPlan()];
const ADDRESS = '/health-plans?zipcode=98101&county=53033&planYear=2027&planType=ALL';

const search = (plans = PLANS, yearsWithPlans = [2026, 2027]): Answers => ({
  getCounties: ({ params }) => ({
    data: { counties: params.zip === '98101' ? [kingCounty] : params.zip === '42223' ? borderCounties : [] },
  }),
  searchPlans: ({ params: { planYear } }) => ({
    planYear,
    productType: 'ALL',
    plans: plans.filter((plan) => plan.planYear === planYear),
    yearsWithPlans,
    edition: null,
  }),
});

const rowOf = async (name: string) => within(await screen.findByRole('article', { name }));

test('a row shows its figures, and what is not known is not a number', async () => {
  fakeNetwork({ ...search(), ...fakeProfile([]).answers });
  openPage(ADDRESS);
  const known = await rowOf('Meadow Complete (HMO)');
  expect(known.getAllByRole('term')[0]).toHaveTextContent(planFacts.monthlyPremium);
  expect(known.getByText(browse.yearlyPremium).nextSibling).toHaveTextContent('$226.80');
  for (const figure of ['$18.90', '$120.00', '$4,900.00']) expect(known.getByText(figure)).toBeVisible();
  expect(known.getByText(planFacts.stars(4.5, 2026))).toBeInTheDocument();

  const unknown = await rowOf('Evergreen Rx Saver (PDP)');
  expect(unknown.getAllByText(planFacts.notAvailable)).toHaveLength(2);
  expect(unknown.getByText(planFacts.madeUp)).toBeVisible();
});

test('a page of made-up plans says so once, and where only some are, each of them does', async () => {
  const madeUp = PLANS.map((plan) => ({ ...plan, madeUp: true }));
  fakeNetwork({ ...search(madeUp), ...fakeProfile([]).answers });
  openPage(ADDRESS);
  const row = await rowOf('Evergreen Rx Saver (PDP)');
  expect(row.queryByText(planFacts.madeUp)).not.toBeInTheDocument();
  expect(within(screen.getByRole('main')).getAllByText(planFacts.madeUp)).toHaveLength(1);
});

test('where the page holds the counties of its ZIP code, the plans are asked for at once', async () => {
  const { sentTo } = fakeNetwork({ ...search(), ...fakeProfile([]).answers });
  openPage(ADDRESS, { place: { zipcode: '98101', counties: [kingCounty] } });
  await rowOf('Meadow Complete (HMO)');
  expect(sentTo('searchPlans')).toHaveLength(1);
  expect(sentTo('getCounties')).toHaveLength(0);
});

test('[PLAN-012] a link back that names no type leads to the type that was chosen last; all types are an address too', async () => {
  fakeNetwork({ ...search(), ...fakeProfile([]).answers });
  const { user } = openPage(ADDRESS.replace('planType=ALL', 'planType=PDP'));
  await rowOf('Evergreen Rx Saver (PDP)');
  await user.click(screen.getByRole('link', { name: shell.shopPlans }));
  await waitFor(() => expect(window.location.search).toBe(''));
  await rowOf('Evergreen Rx Saver (PDP)');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await user.selectOptions(screen.getByRole('combobox', { name: planList.typesOfPlan }), 'ALL');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(PLANS.length));
});

test('a type of plan has an address of its own and shows its plans alone', async () => {
  fakeNetwork({ ...search(), ...fakeProfile([]).answers });
  const { user } = openPage(ADDRESS);
  const types = await screen.findByLabelText(planList.typesOfPlan);
  await user.selectOptions(types, planList.typeCount(planList.types.PDP, 1));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(types).toHaveValue('PDP');
  expect(window.location.search).toContain('planType=PDP');
});

test.each([
  ['no ZIP code', '', planList.whereDoYouLive],
  ['markup for a ZIP code', '?zipcode=%3Cscript%3E&county=1&planYear=9e9&planType=%27', planList.badZip],
  ['a ZIP code that nobody knows', '?zipcode=99998', place.zipUnknown('99998')],
])('an address with %s is answered with a sentence and the ZIP form', async (_story, query, sentence) => {
  fakeNetwork({ ...search(), ...fakeProfile([]).answers });
  openPage(`/health-plans${query}`);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText(place.zipLabel)).toBeVisible();
});

test.each([
  ['the county of another ZIP code', '?zipcode=98101&county=36061', planList.wrongCounty('98101'), 1],
  ['a ZIP code of two states without a county', '?zipcode=42223', place.countyQuestion('42223', 2), 2],
])('an address with %s asks for the county', async (_story, query, sentence, choices) => {
  fakeNetwork({ ...search(), ...fakeProfile([]).answers });
  openPage(`/health-plans${query}`);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(choices);
});

test('a year without plans says so and leads to the other, and to what was saved', async () => {
  fakeNetwork({ ...search(PLANS, [2027]), ...fakeProfile([]).answers });
  const { user } = openPage(ADDRESS.replace('2027', '2026'));
  expect(await screen.findByText(planList.noneOfYear(2026, 'King County, WA'))).toBeVisible();
  expect(screen.getByRole('link', { name: planList.seeSaved })).toHaveAttribute('href', '/shopper-profile');
  await user.click(screen.getByRole('link', { name: planList.seeOtherYear(2027) }));
  expect(await screen.findAllByRole('article')).toHaveLength(3);
});

test('a newcomer’s first saved plan makes the profile, and the count in the header follows', async () => {
  const profile = fakeProfile([], PLANS);
  const { sent } = fakeNetwork({ ...search(), ...profile.answers });
  const { user } = openPage(ADDRESS, { viewer: aViewer({ uuid: null }) });
  const row = await rowOf('Meadow Complete (HMO)');
  await user.click(row.getByRole('button', { name: `${planList.save} Meadow Complete (HMO)` }));
  expect(await row.findByRole('button', { pressed: true })).toBeVisible();
  expect(await screen.findByRole('link', { name: `${shell.yourProfile} (${shell.savedPlans(1)})` })).toBeVisible();
  expect(profile.planIds()).toEqual(['H9999001000']);

  const changes = sent.filter(({ init }) => init.method !== 'GET');
  expect(changes.map(({ id }) => id)).toEqual(['createGuest', 'savePlansOfYear']);
  for (const { init } of changes) expect(init.headers).toHaveProperty('idempotency-key');
});

test('a plan that another tab saved meanwhile is not lost', async () => {
  const profile = fakeProfile([], PLANS);
  let isFirst = true;
  fakeNetwork({
    ...search(),
    ...profile.answers,
    savePlansOfYear: (request) => {
      if (isFirst) profile.meanwhile(() => [asSaved(drugPlan())]);
      isFirst = false;
      return profile.answers.savePlansOfYear(request);
    },
  });
  const { user } = openPage(ADDRESS);
  const row = await rowOf('Meadow Complete (HMO)');
  await user.click(await row.findByRole('button'));
  await waitFor(() => expect(profile.planIds()).toEqual(['S9999001000', 'H9999001000']));
  expect((await rowOf('Evergreen Rx Saver (PDP)')).getByRole('button', { pressed: true })).toBeVisible();
});

test('a plan saved while another tab signs in lands, once, in the profile of who signed in', async () => {
  const PERSON = '7d1d6c9e-0d0e-4f0b-8f0e-2b7a1c9d5e33';
  const profile = fakeProfile([], PLANS);
  let isMerged = false;
  const ofPerson = <Answer,>(uuid: string, answer: () => Answer): Answer => {
    if (isMerged && uuid !== PERSON) throw new Problem('not-found');
    return answer();
  };
  const { sentTo } = fakeNetwork({
    ...search(),
    ...profile.answers,
    getBootstrap: () => aStart({ viewer: aSignedInViewer({ uuid: PERSON }) }),
    readSectionOfYear: (request) => ofPerson(request.params.uuid, () => profile.answers.readSectionOfYear(request)),
    savePlansOfYear: (request) => {
      isMerged = true;
      return ofPerson(request.params.uuid, () => profile.answers.savePlansOfYear(request));
    },
  });
  const { user } = openPage(ADDRESS);
  const row = await rowOf('Meadow Complete (HMO)');
  await user.click(row.getByRole('button'));
  expect(await row.findByRole('button', { pressed: true })).toBeVisible();
  expect(row.queryByRole('alert')).not.toBeInTheDocument();
  expect(profile.planIds()).toEqual(['H9999001000']);
  const [, ...again] = sentTo('savePlansOfYear');
  expect(again.map(({ url }) => url)).toEqual([expect.stringContaining(PERSON)]);
});

test('a profile that is gone with nobody else looking is tried once, and the refusal is said', async () => {
  const { sentTo } = fakeNetwork({
    ...search(),
    ...fakeProfile([], PLANS).answers,
    getBootstrap: () => aStart(),
    savePlansOfYear: () => {
      throw new Problem('not-found');
    },
  });
  const { user } = openPage(ADDRESS);
  const row = await rowOf('Meadow Complete (HMO)');
  await user.click(row.getByRole('button'));
  expect(await row.findByRole('alert')).toHaveTextContent(problems['not-found'].detail);
  expect(sentTo('savePlansOfYear')).toHaveLength(1);
});

test('saved plans are written one after another', async () => {
  const profile = fakeProfile([], PLANS);
  let [running, most] = [0, 0];
  fakeNetwork({
    ...search(),
    ...profile.answers,
    savePlansOfYear: async (request) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 50));
      running -= 1;
      return profile.answers.savePlansOfYear(request);
    },
  });
  const { user } = openPage(ADDRESS);
  for (const button of await screen.findAllByRole('button', { name: new RegExp(`^${planList.save} `) })) {
    await user.click(button);
  }
  await waitFor(() => expect(profile.planIds()).toHaveLength(3));
  expect(most).toBe(1);
});

test('[ERR-615] a refused plan is shown as not saved, with the sentence of the refusal', async () => {
  fakeNetwork({
    ...search(),
    ...fakeProfile([]).answers,
    savePlansOfYear: () => {
      throw new Problem('plan-not-offered');
    },
  });
  const { user } = openPage(ADDRESS);
  const row = await rowOf('Meadow Complete (HMO)');
  await user.click(row.getByRole('button'));
  expect(await row.findByRole('alert')).toHaveTextContent(problems['plan-not-offered'].detail);
  expect(row.getByRole('button', { pressed: false })).toBeVisible();
  expect(screen.queryByText(/raw/)).not.toBeInTheDocument();
});

test('a saved plan can be taken back from the list', async () => {
  const profile = fakeProfile([asSaved(aPlan())], PLANS);
  fakeNetwork({ ...search(), ...profile.answers });
  const { user } = openPage(ADDRESS);
  const row = await rowOf('Meadow Complete (HMO)');
  await user.click(await row.findByRole('button', { pressed: true }));
  expect(await row.findByRole('button', { pressed: false })).toBeVisible();
  await waitFor(() => expect(profile.planIds()).toEqual([]));
});
