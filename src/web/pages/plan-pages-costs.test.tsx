import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { browse } from '#content/en/browse.ts';
import { compare } from '#content/en/compare.ts';
import { drugCosts } from '#content/en/drug-cost.ts';
import { drugPricing } from '#content/en/drug-cost-pricing.ts';
import { totalCost } from '#content/en/drug-cost-total.ts';
import { planCard } from '#content/en/plan-card.ts';
import { planDetails as planDetailsWords } from '#content/en/plan-details.ts';
import { planFacts } from '#content/en/plan-facts.ts';
import { yearBar } from '#content/en/year-bar.ts';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import { Problem } from '#contract/problem.ts';
import { CORNER_PHARMACY, LISINOPRIL, PENS } from '#tests/support/drugs.ts';
import { aCost, aPeriod, aReceipt, aDrugCost as drug, someParts } from '#tests/support/web/cost-examples.ts';
import { teachDialogs } from '#tests/support/web/dialogs.ts';
import { aCloakedViewer, aPlan, drugPlan, kingCounty, planDetails } from '#tests/support/web/examples.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { setScreenWidth } from '#tests/support/web/screen-width.ts';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

beforeAll(async () => {
  teachDialogs();
  await Promise.all([
    import('./plan-details-page.tsx'),
    import('./plan-details-with-costs.tsx'),
    import('./plan-compare-page.tsx'),
    import('./plan-compare-with-costs.tsx'),
    import('#web/features/compare/compare-rest.tsx'),
    loadPageTexts('browse', 'en'),
    loadPageTexts('plan-details', 'en'),
    loadPageTexts('profile', 'en'),
    loadPageTexts('drug-cost-pricing', 'en'),
  ]);
});
beforeEach(() => {
  sessionStorage.clear();
  setScreenWidth(1280);
});
afterEach(() => vi.unstubAllGlobals());

const QUERY = 'zipcode=98101&county=53033&planYear=2027';
const MEADOW = planDetails(aPlan({ monthlyPremium: 18_90 }));
const EVERGREEN = planDetails(drugPlan({ monthlyPremium: 10_00 }));
const BARE = planDetails(
  aPlan({ planId: 'H9999002000', planName: 'Meadow Basic (HMO)', planType: 'MA', drugCoverage: false }),
);
const DETAILS = `/health-plans/details/${MEADOW.planId}?${QUERY}`;
const COMPARE = `/health-plans/compare?compareplanIds=${MEADOW.planId},${EVERGREEN.planId},${BARE.planId}&${QUERY}`;

const TIERS = { drugTier: { [LISINOPRIL.nationalDrugCode]: 2 } };

const LIMITED = drug(LISINOPRIL.nationalDrugCode, {
  restrictions: {
    priorAuthorization: true,
    stepTherapy: false,
    quantityLimit: { amount: 30, days: 30, unit: 'EA', isOverLimit: false },
  },
});

const YEAR: Partial<PlanDrugCost> = {
  ...TIERS,
  drugs: [LIMITED, drug(PENS.nationalDrugCode, { coverage: 'not-covered' })],
  parts: someParts(1177_00, { notCovered: 23_00, notCoveredDrugs: [PENS.nationalDrugCode] }),
  averageMonthlyDrugCost: 100_00,
  inNetwork: true,
  sources: [{ source: 'CMS formulary files', asOf: '2026-10-01', madeUp: false }],
};

const EACH_MONTH = aPeriod({ months: Array.from({ length: 12 }, () => 100_00) });

const costs: NonNullable<Answers['estimatePlanCost']> = ({ body }) => ({
  plans: body.plans.map(({ contractId, pbpNumber, segmentId }) => {
    const planId = contractId + pbpNumber + segmentId;
    return planId === MEADOW.planId
      ? aCost(planId, 1200_00, YEAR)
      : aCost(planId, null, {
          ...TIERS,
          because: 'no-drug-data',
          drugs: [LIMITED, drug(PENS.nationalDrugCode, { coverage: 'unknown' })],
        });
  }),
});

const KEPT = { drugs: [LISINOPRIL, PENS] };

function open(
  address: string,
  { kept = KEPT, more = {}, overrides = {} }: { kept?: object; more?: Answers; overrides?: object } = {},
) {
  const network = fakeNetwork({
    ...fakeProfile([], [], kept).answers,
    getCounties: () => ({ data: { counties: [kingCounty] } }),
    searchPlans: () => ({
      planYear: 2027,
      productType: 'ALL',
      yearsWithPlans: [2027],
      edition: null,
      plans: [],
    }),
    getContent: () => ({ planCodes: [], years: {} }),
    getPlanContact: ({ params: { id, year } }) => ({
      planId: id,
      planYear: year,
      organizationName: 'Meadow Health',
      phoneNumber: null,
      memberPhoneNumber: null,
      tty: '711',
      hoursOfOperation: null,
      address: null,
    }),
    getPlanDetails: ({ params }) => {
      const found = [MEADOW, EVERGREEN, BARE].find(({ planId }) => planId === params.planId);
      if (!found) throw new Problem('plan-not-found');
      return found;
    },
    estimatePlanCost: costs,
    explainPlanCost: () => ({
      receipt: aReceipt({ months: { fullYear: EACH_MONTH, restOfYear: null } }),
      because: null,
    }),
    ...more,
  });
  return { ...network, ...openPage(address, overrides) };
}

const group = async (name: string) => within(await screen.findByRole('region', { name }));
const fact = (part: Awaited<ReturnType<typeof group>>, label: string) => part.getByText(label).nextSibling;

test('[DRUG-001][DRUG-406] the page of a plan tells the total, the year and month of drugs, and the cover of each drug', async () => {
  open(DETAILS);
  const facts = await group('Costs');
  expect(fact(facts, totalCost.label)).toHaveTextContent('$1,426.80');
  // The premium of the year stands in the picture, and is not told a second time.
  const first = await group(planDetailsWords.sections.first);
  expect(first.getByText(yearBar.parts.premium).nextSibling).toHaveTextContent('$226.80');
  expect(facts.queryByText(browse.yearlyPremium)).not.toBeInTheDocument();
  expect(fact(facts, totalCost.drugs)).toHaveTextContent(
    `$1,177.00 covered+ $23.00 not covered: ${PENS.drugDosage}1 of 2 drugs covered`,
  );
  expect(fact(facts, totalCost.month)).toHaveTextContent('$100.00');

  const yours = await group(totalCost.yourDrugs);
  const rows = within(yours.getByRole('list', { name: drugCosts.yourDrugs }));
  const [pens, lisinopril] = rows
    .getAllByRole('listitem')
    .filter((row) => row.parentElement?.ariaLabel === drugCosts.yourDrugs);
  expect(pens).toHaveTextContent(/^Basaglar.*Not covered$/);
  expect(lisinopril).toHaveTextContent(
    `${drugCosts.coverage.covered}${drugPricing.tierOf(2)}${drugPricing.priorAuthorization}`,
  );
  expect(lisinopril).toHaveTextContent(drugPricing.quantityLimit('30', 30));
  expect(yours.getByText(drugPricing.from('CMS formulary files', 'October 1, 2026'))).toBeVisible();
});

test('the page of a plan begins with the year as a picture, the drugs covered, the pharmacy and what the plan asks', async () => {
  open(DETAILS, { kept: { ...KEPT, pharmacy: CORNER_PHARMACY } });
  const first = await group(planDetailsWords.sections.first);
  expect(first.getByText('$1,427')).toBeVisible();
  expect(fact(first, planCard.drugsCovered)).toHaveTextContent(planCard.ofDrugs(1, 2));
  expect(fact(first, planCard.yourPharmacy)).toHaveTextContent(planCard.pharmacyStanding['in-network']);
  expect(fact(first, planFacts.monthlyPremium)).toHaveTextContent('$18.90');
  expect(screen.getAllByRole('region')[0]).toHaveAccessibleName(planDetailsWords.sections.first);
});

test('an agent who looks on sees the costs, and nothing that changes the drugs', async () => {
  open(DETAILS, { overrides: { viewer: aCloakedViewer() } });
  expect(fact(await group('Costs'), totalCost.label)).toHaveTextContent('$1,426.80');
  const yours = await group(totalCost.yourDrugs);
  expect(yours.queryByRole('link')).not.toBeInTheDocument();
  expect(yours.getByRole('button', { name: /^See drug pricing/ })).toBeVisible();
});

test('[DRUG-601] the prices and the months of the year open from the page of a plan, and lead to the list of drugs', async () => {
  const { user } = open(DETAILS);
  const yours = await group(totalCost.yourDrugs);
  await user.click(yours.getByRole('button', { name: /^See drug pricing/ }));
  const dialog = within(await screen.findByRole('dialog', { name: drugPricing.title(MEADOW.planName) }));
  expect(await dialog.findByRole('row', { name: /^January/ })).toHaveTextContent('$100.00');
  await user.click(dialog.getByRole('button', { name: drugPricing.editList }));
  await waitFor(() => expect(window.location.pathname).toBe('/health-plans/estimate-drug-costs'));
});

test('the page of a plan without drug cover says what that means, and gives no total', async () => {
  const { sentTo } = open(DETAILS.replace(MEADOW.planId, BARE.planId));
  const facts = await group('Costs');
  expect(fact(facts, totalCost.label)).toHaveTextContent(`Not available${totalCost.noDrugCover}`);
  expect((await group(totalCost.yourDrugs)).getByText(totalCost.noDrugCover)).toBeVisible();
  expect(sentTo('estimatePlanCost')).toEqual([]);
});

test('without saved drugs the page of a plan leads to where they are added', async () => {
  open(DETAILS, { kept: {} });
  const facts = await group('Costs');
  expect(facts.queryByText(totalCost.label)).not.toBeInTheDocument();
  expect((await group(totalCost.yourDrugs)).getByRole('link', { name: totalCost.addDrugs })).toBeVisible();
});

test('[DRUG-405] a cost that could not be worked out is said, and can be asked for again', async () => {
  let isBroken = true;
  const { user } = open(DETAILS, {
    more: {
      estimatePlanCost: (request) => {
        if (isBroken) throw new Problem('unexpected');
        return costs(request);
      },
    },
  });
  const yours = await group(totalCost.yourDrugs);
  const facts = await group('Costs');
  expect(fact(facts, totalCost.label)).toHaveTextContent(`Not available${drugCosts.failed}`);
  isBroken = false;
  await user.click(yours.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(fact(facts, totalCost.label)).toHaveTextContent('$1,426.80'));
});

const cells = async (name: string) => {
  const row = await screen.findByRole('row', { name: new RegExp(`^${name}`) });
  return within(row)
    .getAllByRole('cell')
    .map((cell) => [...cell.querySelectorAll(':scope > span')].map((line) => line.textContent));
};

test('the comparison has the total, the year and the month of drugs, and a row for each saved drug', async () => {
  open(COMPARE);
  expect(await cells(totalCost.label)).toEqual([
    ['$1,426.80'],
    ['Not available', drugCosts.because['no-drug-data']],
    ['Not available', totalCost.noDrugCover],
  ]);
  expect(await cells(totalCost.drugs)).toEqual([
    ['$1,177.00 covered', `+ $23.00 not covered: ${PENS.drugDosage}`, drugCosts.drugYear.coveredOf(1, 2)],
    ['Not available'],
    ['Not available'],
  ]);
  expect(await cells(totalCost.month)).toEqual([['$100.00'], ['Not available'], ['Not available']]);
  expect(await cells('Basaglar')).toEqual([
    [drugCosts.coverage['not-covered']],
    [drugCosts.coverage['not-available']],
    ['No drug coverage'],
  ]);
  const [covered] = await cells('Lisinopril');
  expect(covered).toEqual([
    drugCosts.coverage.covered,
    drugPricing.tierOf(2),
    drugPricing.priorAuthorization,
    drugPricing.quantityLimit('30', 30),
    compare.better.better,
  ]);
});

test('[DRUG-001] what decides first stands before the rest: the total, how many drugs are covered, the pharmacy', async () => {
  open(COMPARE, { kept: { ...KEPT, pharmacy: CORNER_PHARMACY } });
  await screen.findByRole('row', { name: new RegExp(`^${totalCost.label}`) });
  const [first] = screen.getAllByRole('rowgroup').slice(1);
  if (!first) throw new Error('there is no first group');
  const names = within(first)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
  expect(names.slice(1, 5)).toEqual([
    totalCost.label,
    planCard.drugsCovered,
    planCard.yourPharmacy,
    planFacts.monthlyPremium,
  ]);
  expect(await cells(planCard.drugsCovered)).toEqual([
    [drugCosts.drugYear.coveredOf(1, 2)],
    ['Not available'],
    ['No drug coverage'],
  ]);
  expect(await cells(planCard.yourPharmacy)).toEqual([
    [planCard.pharmacyStanding['in-network']],
    ['Not available'],
    ['No drug coverage'],
  ]);
});

test('the better cover of a drug is marked, and nothing where it is not known of each plan', async () => {
  const covering: typeof costs = ({ body }) => ({
    plans: body.plans.map(({ contractId, pbpNumber, segmentId }) =>
      aCost(contractId + pbpNumber + segmentId, 1200_00, YEAR),
    ),
  });
  open(COMPARE.replace(`,${EVERGREEN.planId}`, ''), { more: { estimatePlanCost: covering } });
  expect((await cells('Lisinopril')).map((lines) => lines.at(-1))).toEqual([compare.better.better, 'No drug coverage']);
  const pens = screen.getByRole('row', { name: /^Basaglar/ });
  expect(within(pens).queryByText(compare.better.better)).not.toBeInTheDocument();
});

test('a drug that nobody knows of one plan marks none as better', async () => {
  open(COMPARE.replace(`,${BARE.planId}`, ''));
  const lisinopril = await screen.findByRole('row', { name: /^Basaglar/ });
  expect(within(lisinopril).queryByText(compare.better.better)).not.toBeInTheDocument();
  expect(within(screen.getByRole('row', { name: /^Total/ })).queryByText(compare.better.lowest)).toBeNull();
});
