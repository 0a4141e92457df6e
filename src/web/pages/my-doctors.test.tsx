import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { planFacts } from '#content/en/plan-facts.ts';
import { PAGES, type PageId } from '#contract/pages.ts';
import type { PlanSummary } from '#contract/plan.ts';
import { Problem } from '#contract/problem.ts';
import type { NetworkAnswer } from '#domain/providers/network-answer.ts';
import { ANN_LEE, SAM_COLE } from '#tests/support/providers.ts';
import { aPlan, asSaved, drugPlan, kingCounty, planDetails } from '#tests/support/web/examples.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { setScreenWidth } from '#tests/support/web/screen-width.ts';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

const { doctors: words } = planFacts;
const PAGES_WITH_PLANS: readonly PageId[] = ['plan-list', 'plan-details', 'plan-compare', 'shopper-profile'];
const A_MINUTE = 60_000;

beforeAll(
  () =>
    Promise.all([
      import('./plan-list-page.tsx'),
      import('./plan-details-page.tsx'),
      import('./plan-compare-page.tsx'),
      import('./shopper-profile-page.tsx'),
      import('#web/features/compare/compare-rest.tsx'),
      ...PAGES_WITH_PLANS.flatMap((id) => PAGES[id].texts.map((name) => loadPageTexts(name, 'en'))),
    ]),
  A_MINUTE,
);
beforeEach(() => {
  sessionStorage.clear();
  setScreenWidth(1280);
});
afterEach(() => vi.unstubAllGlobals());

const PLACE = 'zipcode=98101&county=53033&planYear=2027';
const BOTH = aPlan({ planName: 'Both listed' });
const ONE = aPlan({ planId: 'H9999002000', planName: 'One listed' });
const UNKNOWN = aPlan({ planId: 'H9999003000', planName: 'No list' });
const PFFS = aPlan({ planId: 'H9999004000', planName: 'Fee for service', isPffs: true, planProductType: 'PFFS' });
const DRUGS = drugPlan({ planName: 'Drugs alone' });
const PLANS = [BOTH, ONE, UNKNOWN, PFFS, DRUGS];

const ANSWERS: Record<string, readonly [NetworkAnswer, NetworkAnswer]> = {
  [BOTH.planId]: ['in-network', 'in-network'],
  [ONE.planId]: ['in-network', 'not-listed'],
  [UNKNOWN.planId]: ['not-available', 'not-available'],
  [PFFS.planId]: ['accepts-medicare', 'not-available'],
};
const DOCTORS = [ANN_LEE, SAM_COLE];

const coverage: NonNullable<Answers['searchProviderCoverage']> = ({ body }) => ({
  directories: [],
  answers: body.planIds.flatMap((planId) =>
    body.providers.map(({ npi, place }, index) => ({
      planId,
      npi,
      place,
      answer: ANSWERS[planId]?.[index] ?? 'not-available',
      acceptingNewPatients: null,
      pcpIds: [],
      isPcpQualified: null,
      listedElsewhere: [],
      evidence: null,
      differs: [],
    })),
  ),
});

type Story = { saved?: readonly PlanSummary[]; providers?: typeof DOCTORS; more?: Answers };

function open(address: string, { saved = [], providers = DOCTORS, more = {} }: Story = {}) {
  const network = fakeNetwork({
    ...fakeProfile(
      saved.map((plan) => asSaved(plan)),
      PLANS,
      { providers },
    ).answers,
    getCounties: () => ({ data: { counties: [kingCounty] } }),
    getContent: () => ({ planCodes: [], years: {} }),
    searchPlans: () => ({
      planYear: 2027,
      productType: 'ALL',
      plans: [...PLANS],
      yearsWithPlans: [2027],
      edition: null,
    }),
    getPlanDetails: ({ params }) => {
      const found = PLANS.find(({ planId }) => planId === params.planId);
      if (!found) throw new Problem('plan-not-found');
      return planDetails(found);
    },
    searchProviderCoverage: coverage,
    ...more,
  });
  return { ...network, ...openPage(address) };
}

const BOTH_IN = words.inNetwork(2, 2);
const ONE_IN = `${words.inNetwork(1, 2)}, ${words.notListed(1)}`;
const ONE_ACCEPTS = `${words.acceptMedicare(1, 2)}, ${words.notAvailable(1)}`;

const plan = async (name: string) => within(await screen.findByRole('article', { name: new RegExp(name) }));
/** What stands beside the label of the doctors; null where there is no such label. */
async function doctorsOf(name: string): Promise<string | null> {
  const label = (await plan(name)).queryByText(words.label);
  return label ? (label.nextElementSibling?.textContent ?? '') : null;
}

const noContent = () => {
  throw new Problem('unexpected');
};

const STORIES: [string, string, Story][] = [
  ['the list', `/health-plans?${PLACE}&planType=ALL`, {}],
  ['the cards', '/shopper-profile#plans', { saved: PLANS, more: { getContent: noContent } }],
];

test.each(STORIES)(
  '[DOC-402][DOC-605] on %s each plan tells how many doctors it lists, drug plans aside, by one call for all',
  async (_story, address, story) => {
    const { sentTo } = open(address, story);
    await waitFor(async () => expect(await doctorsOf(BOTH.planName)).toBe(BOTH_IN));
    expect(await doctorsOf(ONE.planName)).toBe(ONE_IN);
    expect(await doctorsOf(PFFS.planName)).toBe(ONE_ACCEPTS);
    // What no list tells is not a zero.
    expect(await doctorsOf(UNKNOWN.planName)).toBe(planFacts.notAvailable);
    expect(await doctorsOf(DRUGS.planName)).toBeNull();
    const calls = sentTo('searchProviderCoverage').map(({ init }) => JSON.parse(init.body as string));
    expect(calls).toMatchObject([
      {
        planYear: 2027,
        planIds: [BOTH, ONE, UNKNOWN, PFFS].map(({ planId }) => planId),
        providers: [{ npi: ANN_LEE.nationalProviderId }, { npi: SAM_COLE.nationalProviderId }],
      },
    ]);
  },
  A_MINUTE,
);

test('[DOC-402] the page of a plan tells it among what decides first', async () => {
  open(`/health-plans/details/${ONE.planId}?${PLACE}`);
  expect(await screen.findByText(ONE_IN)).toBeVisible();
});

test('[DOC-402] the comparison has a row for it, and marks the plan that is known to list more', async () => {
  open(`/health-plans/compare?compareplanIds=${[BOTH, ONE, DRUGS].map(({ planId }) => planId).join(',')}&${PLACE}`);
  const row = await screen.findByRole('row', { name: new RegExp(`^${words.label}`) });
  await waitFor(() => expect(within(row).getByText(BOTH_IN)).toBeVisible());
  expect(within(row).getByText(ONE_IN)).toBeVisible();
  expect(within(row).getByText(words.none)).toBeVisible();
});

test('without saved doctors nothing is asked or told', async () => {
  const { sentTo } = open(`/health-plans?${PLACE}&planType=ALL`, { providers: [] });
  expect(await doctorsOf(BOTH.planName)).toBeNull();
  await waitFor(() => expect(sentTo('readSection').some(({ url }) => url.includes('providers'))).toBe(true));
  expect(await doctorsOf(BOTH.planName)).toBeNull();
  expect(sentTo('searchProviderCoverage')).toEqual([]);
});

test('an answer that fails is not available, and never a zero', async () => {
  open(`/health-plans?${PLACE}&planType=ALL`, {
    more: {
      searchProviderCoverage: () => {
        throw new Problem('unexpected');
      },
    },
  });
  await waitFor(async () => expect(await doctorsOf(BOTH.planName)).toBe(planFacts.notAvailable));
});
