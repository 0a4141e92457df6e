import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { browse } from '#content/en/browse.ts';
import { drugCosts } from '#content/en/drug-cost.ts';
import { totalCost } from '#content/en/drug-cost-total.ts';
import type { PlanSummary } from '#contract/plan.ts';
import { Problem } from '#contract/problem.ts';
import { CORNER_PHARMACY, LISINOPRIL, PENS } from '#tests/support/drugs.ts';
import { aCost, aDrugCost, someParts } from '#tests/support/web/cost-examples.ts';
import { aCloakedViewer, aPlan, drugPlan, kingCounty } from '#tests/support/web/examples.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

beforeAll(() =>
  Promise.all([
    import('./plan-list-page.tsx'),
    import('./plan-list-with-costs.tsx'),
    loadPageTexts('browse', 'en'),
    loadPageTexts('profile', 'en'),
  ]),
);
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const ADDRESS = '/health-plans?zipcode=98101&county=53033&planYear=2027&planType=ALL';

const named = (number: number, planName: string, change: Partial<PlanSummary> = {}) =>
  aPlan({ planId: `H9999${String(number).padStart(3, '0')}000`, planName, ...change });

const LOW_PREMIUM = named(1, 'Low premium, dear drugs', { monthlyPremium: 0 });
const HIGH_PREMIUM = named(2, 'High premium, cheap drugs', { monthlyPremium: 40_00 });
const NO_FIGURE = named(3, 'No figure for drugs', { monthlyPremium: 1_00 });
const NO_DRUGS = named(4, 'No drug cover', { monthlyPremium: 0, planType: 'MA', drugCoverage: false });
const NO_PREMIUM = drugPlan({ planName: 'No premium known', monthlyPremium: null });
const PLANS = [NO_DRUGS, LOW_PREMIUM, NO_FIGURE, HIGH_PREMIUM, NO_PREMIUM];

const YEARS: Record<string, number> = {
  [LOW_PREMIUM.planId]: 900_00,
  [HIGH_PREMIUM.planId]: 100_00,
  [NO_PREMIUM.planId]: 5_00,
};

const costs: NonNullable<Answers['estimatePlanCost']> = ({ body }) => ({
  plans: body.plans.map(({ contractId, pbpNumber, segmentId }) => {
    const planId = contractId + pbpNumber + segmentId;
    const year = YEARS[planId] ?? null;
    return aCost(planId, year, { because: year === null ? 'price-unknown' : null, inNetwork: true });
  }),
});

type Story = {
  plans?: readonly PlanSummary[];
  kept?: Parameters<typeof fakeProfile>[2];
  more?: Answers;
  overrides?: object;
};

function open({
  plans = PLANS,
  kept = { drugs: [LISINOPRIL, PENS], pharmacy: CORNER_PHARMACY },
  more,
  overrides,
}: Story = {}) {
  const network = fakeNetwork({
    ...fakeProfile([], [], kept).answers,
    getCounties: () => ({ data: { counties: [kingCounty] } }),
    searchPlans: () => ({
      planYear: 2027,
      productType: 'ALL',
      yearsWithPlans: [2027],
      edition: null,
      plans: [...plans],
    }),
    getContent: () => ({ planCodes: [], years: {} }),
    estimatePlanCost: costs,
    ...more,
  });
  return { ...network, ...openPage(ADDRESS, overrides) };
}

/** Answers when it is told to. */
function later() {
  let tell = () => {};
  const released = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const estimatePlanCost: typeof costs = async (request) => {
    await released;
    return costs(request);
  };
  return { more: { estimatePlanCost }, tell };
}

const names = () => screen.queryAllByRole('article').map((row) => within(row).getByRole('heading').textContent);
const rowOf = async (name: string) => within(await screen.findByRole('article', { name }));
/** What a total is made of is shown when it is asked for. */
async function openedRow(user: UserEvent, name: string) {
  const row = await rowOf(name);
  await user.click(row.getByRole('button', { name: (text) => text.endsWith(`${totalCost.parts}: ${name}`) }));
  return row;
}
const figure = (row: Awaited<ReturnType<typeof rowOf>>, label: string) =>
  row.getByText(label).nextSibling?.textContent?.split(`. ${totalCost.parts}`)[0];
const sorted = [HIGH_PREMIUM, LOW_PREMIUM, NO_DRUGS, NO_FIGURE, NO_PREMIUM].map(({ planName }) => planName);

test('the lowest total comes first and never the lowest premium; a plan without a total comes last', async () => {
  open();
  expect(await screen.findByText(totalCost.sorted)).toBeVisible();
  expect(names()).toEqual(sorted);
  expect(screen.getByLabelText(browse.sort.label)).toHaveDisplayValue(totalCost.sort);
});

test('[DRUG-406] a row tells the total, its parts and the average month', async () => {
  const { user } = open();
  await screen.findByText(totalCost.sorted);
  const dear = await openedRow(user, HIGH_PREMIUM.planName);
  expect(figure(dear, totalCost.label)).toBe('$580');
  expect(figure(dear, browse.yearlyPremium)).toBe('$480.00');
  expect(figure(dear, totalCost.drugs)).toBe('$100.00');
  expect(figure(dear, totalCost.month)).toBe('$8.33');
});

test.each([
  [NO_DRUGS.planName, totalCost.noDrugCover],
  [NO_FIGURE.planName, drugCosts.because['price-unknown']],
  [NO_PREMIUM.planName, totalCost.premiumUnknown],
])('%s: not available, with the reason', async (name, reason) => {
  open();
  await screen.findByText(totalCost.sorted);
  const row = await rowOf(name);
  expect(figure(row, totalCost.label)).toBe('Not available');
  expect(row.getByText(reason)).toBeVisible();
});

test('the full price of what a plan does not cover counts in its place, and stands apart in its row', async () => {
  const parts = someParts(50_00, { notCovered: 700_00, notCoveredDrugs: [PENS.nationalDrugCode] });
  const left = aDrugCost(PENS.nationalDrugCode, { coverage: 'not-covered', year: 700_00 });
  const { user } = open({
    plans: [LOW_PREMIUM, HIGH_PREMIUM],
    more: {
      estimatePlanCost: ({ body }) => ({
        plans: body.plans.map(({ contractId, pbpNumber, segmentId }) => {
          const planId = contractId + pbpNumber + segmentId;
          const drugs = [aDrugCost(LISINOPRIL.nationalDrugCode), left];
          return planId === LOW_PREMIUM.planId
            ? aCost(planId, 750_00, { parts, drugs, inNetwork: true })
            : aCost(planId, 100_00, { inNetwork: true });
        }),
      }),
    },
  });
  await screen.findByText(totalCost.sorted);
  expect(names()).toEqual([HIGH_PREMIUM.planName, LOW_PREMIUM.planName]);
  const row = await openedRow(user, LOW_PREMIUM.planName);
  expect(figure(row, totalCost.label)).toBe('$750');
  expect(figure(row, totalCost.drugsCovered)).toBe('1 of 2');
  expect(figure(row, totalCost.drugs)).toBe('$50.00 covered');
  expect(row.getByText(`+ $700.00 not covered: ${PENS.drugDosage}`)).toBeVisible();
  expect(row.getByText(drugCosts.drugYear.coveredOf(1, 2))).toBeVisible();
  expect(screen.getByText(new RegExp(drugCosts.drugYear.ifNotCovered.slice(0, 30)))).toBeVisible();
});

test('with Extra Help a row has both figures, and the total is that with it', async () => {
  const { user } = open({
    plans: [LOW_PREMIUM],
    more: {
      estimatePlanCost: () => ({ plans: [aCost(LOW_PREMIUM.planId, 900_00, { lisAnnualDrugCost: 120_00 })] }),
    },
  });
  await screen.findByText(totalCost.sorted);
  const row = await openedRow(user, LOW_PREMIUM.planName);
  expect(figure(row, totalCost.label)).toBe('$120');
  expect(figure(row, totalCost.drugs)).toBe('With Extra Help $120.00');
  expect(row.getByText('Without Extra Help $900.00')).toBeVisible();
});

test('until the costs are there the places are kept, and a plan without drug cover is not the first even then', async () => {
  const { more, tell } = later();
  open({ more });
  const row = await rowOf(LOW_PREMIUM.planName);
  expect(screen.getByText(totalCost.waiting)).toBeVisible();
  expect(figure(row, totalCost.label)).toBe(totalCost.working);
  expect(names()[0]).toBe(LOW_PREMIUM.planName);
  expect(names().slice(-2)).toEqual([NO_DRUGS.planName, NO_PREMIUM.planName]);
  tell();
  expect(await screen.findByText(totalCost.sorted)).toBeVisible();
  expect(screen.getByText(totalCost.sorted)).toHaveAttribute('role', 'status');
  expect(names()).toEqual(sorted);
});

test('a list that is being read stays as it is until its reader asks for the order', async () => {
  const { more, tell } = later();
  const { user } = open({ more });
  await rowOf(LOW_PREMIUM.planName);
  const asItWas = names();
  fireEvent.wheel(window);
  tell();
  const button = await screen.findByRole('button', { name: totalCost.sortNow });
  expect(names()).toEqual(asItWas);
  expect(screen.queryByText(totalCost.sorted)).not.toBeInTheDocument();
  await user.click(button);
  expect(names()).toEqual(sorted);
  expect(screen.getByRole('heading', { name: HIGH_PREMIUM.planName })).toHaveFocus();
});

test('another order is left alone by the costs', async () => {
  const { user } = open();
  await screen.findByText(totalCost.sorted);
  await user.selectOptions(screen.getByLabelText(browse.sort.label), 'premium');
  await waitFor(() => expect(names()[0]).toBe(NO_DRUGS.planName));
  expect(await screen.findByText(totalCost.ready)).toBeVisible();
});

test('[DRUG-622] a type of plan whose call fails leaves the others in order, and is asked for again', async () => {
  let isBroken = true;
  const { user } = open({
    more: {
      estimatePlanCost: (request) => {
        if (isBroken && request.body.plans[0]?.contractId.startsWith('H')) throw new Problem('unexpected');
        return costs(request);
      },
    },
  });
  await screen.findByText(totalCost.sorted);
  const row = await rowOf(LOW_PREMIUM.planName);
  expect(row.getByText(drugCosts.failed)).toBeVisible();
  isBroken = false;
  await user.click(row.getByRole('button', { name: `Try again: ${LOW_PREMIUM.planName}` }));
  await waitFor(() => expect(names()).toEqual(sorted));
});

test('many plans are asked about in calls of a hundred, each plan once', async () => {
  const many = Array.from({ length: 130 }, (_, at) => named(at + 100, `Plan ${at}`));
  const { sentTo } = open({ plans: [...many, NO_DRUGS] });
  await screen.findByText(totalCost.sorted);
  const request = sentTo('estimatePlanCost').map(({ init }) => JSON.parse(init.body as string).plans.length);
  expect(request).toEqual([100, 30]);
});

test('without drugs nothing is asked for: the yearly premium stands there, and a way to add drugs', async () => {
  const { sentTo } = open({ kept: {} });
  const row = await rowOf(LOW_PREMIUM.planName);
  expect(figure(row, browse.yearlyPremium)).toBe('$0.00');
  expect(row.queryByText(totalCost.label)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: totalCost.addDrugs })).toHaveAttribute(
    'href',
    '/health-plans/estimate-drug-costs',
  );
  expect(sentTo('estimatePlanCost')).toEqual([]);
});

test('an agent who looks on sees the same figures, and no way to change the drugs', async () => {
  open({ overrides: { viewer: aCloakedViewer() } });
  await screen.findByText(totalCost.sorted);
  expect(names()).toEqual(sorted);
  expect(screen.queryByRole('link', { name: totalCost.editDrugs })).not.toBeInTheDocument();
});

test('drugs that can not be read keep nobody from the plans', async () => {
  open({
    more: {
      readSection: () => {
        throw new Problem('unexpected');
      },
    },
  });
  expect(await screen.findByText(totalCost.drugsFailed)).toBeVisible();
  expect(names()).toHaveLength(PLANS.length);
});
