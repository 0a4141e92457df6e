import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { planDetails as words } from '#content/en/plan-details.ts';
import { sourceWords } from '#content/en/source-words.ts';
import { texts } from '#content/en/texts.ts';
import type { PlanDetails, PlanTier } from '#contract/plan.ts';
import { Problem } from '#contract/problem.ts';
import { type PrintedBenefit, readBenefit } from '#domain/plans/benefits/benefit-line.ts';
import { knownBenefit } from '#domain/plans/benefits/benefit-table.ts';
import { parseCostShare } from '#domain/plans/benefits/cost-share.ts';
import { readRider } from '#domain/plans/benefits/riders.ts';
import { aPlan, drugPlan, kingCounty, planDetails } from '#tests/support/web/examples.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

const { planFacts, planList } = texts;
const { sources } = texts.shell;

beforeAll(() =>
  Promise.all([import('./plan-details-page.tsx'), loadPageTexts('browse', 'en'), loadPageTexts('plan-details', 'en')]),
);
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const QUERY = 'zipcode=98101&county=53033&planYear=2027';
const ADDRESS = `/health-plans/details/H9999001000?${QUERY}`;

const benefit = (change: Partial<PrintedBenefit>) => {
  const printed = {
    category: 'Doctor services',
    service: 'Primary doctor visit',
    inNetwork: '$0 copay',
    outOfNetwork: null,
    anyNetwork: null,
    limits: null,
    ...change,
  };
  return { benefitId: knownBenefit(printed).benefitId, ...readBenefit(printed) };
};

const tier: PlanTier = {
  pharmacyChannel: 'Standard retail pharmacy',
  tier: 1,
  label: 'Preferred Generic',
  initial: parseCostShare('$3.00 copay'),
  catastrophic: null,
};

const WHOLE = planDetails(aPlan({ monthlyPremium: 18_90 }), {
  benefits: [
    benefit({ limits: 'prior_auth|new_limit' }),
    benefit({ category: 'Vision', service: 'Routine eye exam', inNetwork: null }),
  ],
  tiers: [tier],
  rider: [
    readRider({ benefitName: 'Package #1', preText: 'Monthly premium: $9.00', helpText: 'Includes eyewear' }),
    readRider({ benefitName: 'Package #2', preText: null, helpText: null }),
  ],
  sources: {
    planList: { source: 'CMS Landscape 2027', asOf: '2026-10-01' },
    benefits: { source: 'plan benefits', asOf: null },
    tiers: { source: 'plan tiers', asOf: null },
    stars: null,
  },
});

const answers = (plans: readonly PlanDetails[]): Answers => ({
  ...fakeProfile([]).answers,
  getCounties: () => ({ data: { counties: [kingCounty] } }),
  searchPlans: ({ params: { planYear } }) => ({
    planYear,
    productType: 'ALL',
    yearsWithPlans: [2027],
    edition: null,
    plans: [],
  }),
  getContent: () => ({ planCodes: [], years: {} }),
  getPlanDetails: ({ params }) => {
    const found = plans.find((plan) => plan.planId === params.planId && plan.planYear === params.year);
    if (!found) throw new Problem('plan-not-found');
    return found;
  },
  getPlanContact: ({ params }) => ({
    planId: params.id,
    planYear: params.year,
    organizationName: 'Meadow Health',
    phoneNumber: '1-800-555-0100',
    memberPhoneNumber: null,
    tty: '711',
    hoursOfOperation: null,
    address: null,
  }),
});

const group = async (title: string) => within(await screen.findByRole('region', { name: title }));

test('each group has its facts and their source, and what is not known is said in words', async () => {
  fakeNetwork(answers([WHOLE]));
  openPage(ADDRESS);
  const costs = await group(words.sections.costs);
  const parts = screen.getByRole('navigation', { name: words.onThisPage });
  // What matters most comes before the way to the rest.
  expect(
    screen.getByRole('heading', { name: words.sections.first }).compareDocumentPosition(parts) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
  expect(costs.getByText('$226.80')).toBeVisible();
  expect(costs.getByText('$18.90')).toBeVisible();
  expect(costs.getByText(words.source(sources.asOf(sources.plans('2027'), 'October 1, 2026')))).toBeVisible();
  expect(costs.getAllByText(planFacts.notAvailable).length).toBeGreaterThan(0);

  const medical = await group(words.sections.medical);
  expect(medical.getByText('$0 copay')).toBeVisible();
  expect(medical.getByText(`${sourceWords.limits['prior-authorization']} · new_limit`)).toBeVisible();
  expect(medical.getByText(words.source(sources.benefits('2027')))).toBeVisible();
  expect((await group(words.sections.dentalVisionHearing)).getByText(planFacts.notAvailable)).toBeVisible();
  const tiers = within((await group(words.sections.drugs)).getByRole('row', { name: /Preferred Generic/ }));
  expect(tiers.getByText('$3 copay')).toBeVisible();
  expect(tiers.getByText(planFacts.notAvailable)).toBeVisible();
  expect((await group(words.sections.ratings)).getByText(planFacts.stars(4, 2026))).toBeVisible();
});

test('without saved drugs the page begins with the premium and what the plan asks', async () => {
  fakeNetwork(answers([WHOLE]));
  openPage(ADDRESS);
  const first = await group(words.sections.first);
  expect(first.getByText('$18.90')).toBeVisible();
  expect(first.getByText(planFacts.outOfPocketMaximum)).toBeVisible();
});

test('[PLAN-414] [PLAN-415] details and contact are asked for once each', async () => {
  const { sentTo } = fakeNetwork(answers([WHOLE]));
  openPage(ADDRESS);
  const contact = await group(words.sections.contact);
  expect(await contact.findByRole('link', { name: '1-800-555-0100' })).toBeVisible();
  expect(contact.getByText('(TTY 711)', { exact: false })).toBeVisible();
  expect(sentTo('getPlanDetails').map(({ url }) => url)).toEqual([
    '/planinfo/details/VPP/plan-years/2027/plans/H9999001000',
  ]);
  expect(sentTo('getPlanContact').map(({ url }) => url)).toEqual([
    '/planinfo/individual-search/plans/H9999001000/plan-years/2027/plan-contact',
  ]);
});

test('a plan whose benefits are not known says so, and no benefit is made up', async () => {
  fakeNetwork(answers([planDetails()]));
  openPage(ADDRESS);
  expect((await group(words.sections.medical)).getByText(words.noBenefits)).toBeVisible();
  expect((await group(words.sections.drugs)).getByText(words.noTiers)).toBeVisible();
});

test('what can be added to a plan is told, with where they come from', async () => {
  fakeNetwork(answers([WHOLE]));
  openPage(ADDRESS);
  const riders = await group(words.sections.riders);
  expect(riders.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    sourceWords.rider(1),
    sourceWords.rider(2),
  ]);
  expect(riders.getByText('Monthly premium: $9.00')).toBeVisible();
  expect(riders.getByText('Includes eyewear')).toBeVisible();
  expect(riders.getByText(planFacts.notAvailable)).toBeVisible();
  expect(riders.getByText(words.source(sources.benefits('2027')))).toBeVisible();
});

test('a plan of which nobody tells what can be added does not say that there is nothing', async () => {
  fakeNetwork(answers([planDetails()]));
  openPage(ADDRESS);
  const riders = await group(words.sections.riders);
  expect(riders.getByText(planFacts.notAvailable)).toBeVisible();
  expect(riders.queryByRole('term')).not.toBeInTheDocument();
});

test('a drug plan has no care to be silent about', async () => {
  const plan = planDetails(drugPlan());
  fakeNetwork(answers([plan]));
  openPage(ADDRESS.replace('H9999001000', plan.planId));
  await group(words.sections.costs);
  expect(screen.queryByRole('region', { name: words.sections.medical })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: words.sections.riders })).not.toBeInTheDocument();
  expect(screen.queryByText(words.noBenefits)).not.toBeInTheDocument();
});

test('the plan is saved from here', async () => {
  fakeNetwork({ ...answers([WHOLE]), ...fakeProfile([], [aPlan()]).answers });
  const { user } = openPage(ADDRESS);
  await user.click(await screen.findByRole('button', { name: `${planList.save} ${WHOLE.planName}` }));
  expect(await screen.findByRole('button', { name: `${planList.saved} ${WHOLE.planName}` })).toBeVisible();
});

test('a plan of another county can be read and not saved', async () => {
  fakeNetwork(
    answers([planDetails(aPlan(), { serviceArea: [{ stateCode: 'NY', fipsCountyCode: '36061', countyName: null }] })]),
  );
  openPage(ADDRESS);
  expect((await screen.findAllByText(words.notInCounty('King County, WA')))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: new RegExp(`^${planList.save} `) })).not.toBeInTheDocument();
});

test('the counties of a plan are named, and those without a name are counted', async () => {
  const area = (code: string, countyName: string | null) => ({ stateCode: 'WA', fipsCountyCode: code, countyName });
  const serviceArea = [area('53033', 'King County'), area('53053', 'Pierce County'), area('53999', null)];
  fakeNetwork(answers([planDetails(aPlan(), { serviceArea })]));
  openPage(ADDRESS);
  const where = await group(words.sections.area);
  expect(where.getByText(words.counties('WA', 3))).toBeVisible();
  expect(where.getByText(`King County, Pierce County ${words.unnamedCounties(1)}`)).toBeVisible();
});

test('without a place the plan can be read, and the way to a place is shown', async () => {
  fakeNetwork(answers([WHOLE]));
  openPage('/health-plans/details/H9999-001-000?planYear=2027');
  expect(await screen.findByRole('heading', { level: 1, name: WHOLE.planName })).toBeVisible();
  expect(screen.getByRole('link', { name: words.notToSave })).toBeVisible();
});

test('a plan of another year says in which year it is, and leads there', async () => {
  fakeNetwork(answers([planDetails(aPlan({ planYear: 2027 }))]));
  const { user } = openPage(ADDRESS.replace('2027', '2026'));
  expect(await screen.findByText(words.notFound('H9999-001-000', 2026))).toBeVisible();
  await user.click(await screen.findByRole('link', { name: words.seeYear(2027) }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Meadow Complete (HMO)' })).toBeVisible();
});

test.each([
  ['a number nobody has', 'H0000000000', words.inNoYear],
  ['markup for a number', '%3Cscript%3E', words.badAddress],
])('%s is answered with a sentence and the way to the plans', async (_story, planId, sentence) => {
  fakeNetwork(answers([]));
  openPage(`/health-plans/details/${planId}?${QUERY}`);
  expect(await screen.findByText(sentence)).toBeVisible();
  const way = screen.getByRole('link', { name: words.seePlans });
  await waitFor(() => expect(way).toHaveAttribute('href', expect.stringContaining('zipcode=98101')));
});

test('[ERR-615] a server that fails is told of, and can be asked again', async () => {
  fakeNetwork({
    ...answers([]),
    getPlanDetails: () => {
      throw new Problem('unexpected');
    },
  });
  openPage(ADDRESS);
  expect(await screen.findByText(words.failed)).toBeVisible();
});
