import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { estimator } from '#content/en/estimator.ts';
import { pharmacyCosts } from '#content/en/pharmacy-costs.ts';
import { profileTexts } from '#content/en/profile-texts.ts';
import type { CostAtPharmacy, CostAtSupply, PharmacyCostsRequest } from '#contract/pharmacy-costs.ts';
import { Problem } from '#contract/problem.ts';
import { CORNER_PHARMACY, LISINOPRIL, PENS } from '#tests/support/drugs.ts';
import { teachDialogs } from '#tests/support/web/dialogs.ts';
import { aCloakedViewer, aPlan, asSaved, drugPlan } from '#tests/support/web/examples.ts';
import { aCost, aPharmacy, MAIL_PHARMACY } from '#tests/support/web/fake-drug-search.ts';
import type { KeptDrugs } from '#tests/support/web/fake-drugs.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { loadPageTexts } from '#web/lib/page-texts.ts';
import { remember } from '#web/lib/session-memory.ts';

const PAGE = '/health-plans/pharmacy-costs';
const { add, missing, pharmacies: list, table, take } = pharmacyCosts;

beforeAll(async () => {
  teachDialogs();
  await Promise.all([
    import('#web/pages/pharmacy-costs-page.tsx'),
    loadPageTexts('profile', 'en'),
    loadPageTexts('pharmacyCosts', 'en'),
  ]);
});
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const MEADOW = asSaved(aPlan());
const EVERGREEN = asSaved(drugPlan());
const BARE = asSaved(aPlan({ planId: 'H9999002000', planName: 'Meadow Basic (HMO)', planType: 'MA' }));
const NEAR = aPharmacy('Near Drugs', { pharmacyNumber: '109999000001', miles: 0.2 });
const CORNER = aPharmacy('Corner Pharmacy', { miles: 1.24 });
const OTHER = aPharmacy('Other Drugs', { pharmacyNumber: '109999000002', miles: 3 });

const supply = (days: 30 | 90, total: number | null, change: Partial<CostAtSupply> = {}): CostAtSupply => ({
  days,
  parts: { covered: total, supplemental: 0, notCovered: 0, notCoveredDrugs: [] },
  total,
  notOffered: [],
  because: null,
  ...change,
});
const costAt = (pharmacyNumber: string, month: number, quarter: number): CostAtPharmacy => ({
  pharmacyNumber,
  network: 'standard',
  supplies: [supply(30, month), supply(90, quarter)],
});

const COSTS: Record<string, CostAtPharmacy> = {
  [CORNER.pharmacyNumber]: costAt(CORNER.pharmacyNumber, 500_00, 480_00),
  [NEAR.pharmacyNumber]: { ...costAt(NEAR.pharmacyNumber, 400_00, 390_00), network: 'preferred' },
  [MAIL_PHARMACY.pharmacyNumber]: costAt(MAIL_PHARMACY.pharmacyNumber, 300_00, 188_00),
};

type Story = {
  address?: string;
  plans?: (typeof MEADOW)[];
  kept?: KeptDrugs;
  costs?: Record<string, CostAtPharmacy>;
  more?: Answers;
  scene?: object;
};

function open({ plans = [MEADOW], kept, costs = {}, more = {}, scene = {}, address = PAGE }: Story = {}) {
  const profile = fakeProfile(plans, [], kept ?? { drugs: [LISINOPRIL, PENS], pharmacy: CORNER_PHARMACY });
  const network = fakeNetwork({
    ...profile.answers,
    searchPharmacies: ({ body }) => ({
      pharmacies: body.kind === 'mail' ? [MAIL_PHARMACY] : body.name ? [CORNER, OTHER] : [NEAR, CORNER],
      hasMore: false,
    }),
    estimatePlanCost: () => ({ plans: [aCost(MEADOW.planId, 500_00)] }),
    comparePharmacies: ({ body }) => ({
      plans: body.plans.map(({ contractId, pbpNumber, segmentId, planYear }) => ({
        planId: contractId + pbpNumber + segmentId,
        planYear,
        pharmacies: body.pharmacies.map((number) => costs[number] ?? COSTS[number] ?? costAt(number, 450_00, 450_00)),
      })),
    }),
    ...more,
  });
  return { profile, ...network, ...openPage(address, scene) };
}

const costTable = async () => within(await screen.findByRole('table', { name: table.caption(2027) }));
const bodies = (sent: { init: RequestInit }[]) =>
  sent.map(({ init }) => JSON.parse(init.body as string) as PharmacyCostsRequest);
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('the chosen pharmacy, near ones and one by mail stand beside each other, for 30 and 90 days', async () => {
  const { sentTo } = open();
  const costs = await costTable();
  expect(await costs.findByText('$188.00')).toBeVisible();
  expect(cellsOf(costs.getByRole('row', { name: /^Corner Pharmacy/ }))).toEqual(['$500.00', '$480.00']);
  expect(cellsOf(costs.getByRole('row', { name: /^Near Drugs/ }))).toEqual(['$400.00', '$390.00']);
  expect(cellsOf(costs.getByRole('row', { name: /^Prairie Mail/ }))).toEqual(['$300.00', `$188.00${table.lowest}`]);
  expect(costs.getByText(table.spread('$312.00'))).toBeVisible();
  expect(costs.getAllByText(table.lowest)).toHaveLength(1);
  expect(costs.getByRole('rowheader', { name: /^Corner Pharmacy/ })).toHaveTextContent(list.yours);
  expect(costs.getByRole('rowheader', { name: /^Near Drugs/ })).toHaveTextContent(table.network.preferred);
  expect(bodies(sentTo('comparePharmacies'))).toMatchObject([
    { pharmacies: [CORNER.pharmacyNumber, NEAR.pharmacyNumber, MAIL_PHARMACY.pharmacyNumber] },
  ]);
});

test('it looks around the remembered ZIP code', async () => {
  remember('zipCode', '68102');
  const { sentTo } = open();
  await costTable();
  expect(sentTo('searchPharmacies').map(({ init }) => JSON.parse(init.body as string).zipCode)).toEqual([
    '68102',
    '68102',
  ]);
});

test('each saved plan with drug cover has its rows, and one without is left out', async () => {
  open({ plans: [MEADOW, BARE, EVERGREEN] });
  const costs = await costTable();
  expect(costs.getByRole('rowheader', { name: MEADOW.planName })).toBeVisible();
  expect(costs.getByRole('rowheader', { name: EVERGREEN.planName })).toBeVisible();
  expect(costs.queryByRole('rowheader', { name: BARE.planName })).not.toBeInTheDocument();
});

test('one press takes the best pharmacy and its supply, says so, and can be undone', async () => {
  const { user, profile } = open();
  await user.click(await screen.findByRole('button', { name: take.best('Prairie Mail', 90, '$188.00') }));
  const sentence = `${take.pharmacy('Prairie Mail')} ${take.supply(90)}`;
  expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
  expect(profile.drugs().pharmacyObj?.pharmacyName).toBe('Prairie Mail');
  expect(profile.drugs().drugInfoDetails.map((drug) => [drug.drugSupplyLength, drug.refillText])).toEqual([
    [90, 'every 3 months'],
    [90, 'every 3 months'],
  ]);
  expect(screen.getByText(take.isChosen)).toBeVisible();
  expect((await costTable()).getByRole('row', { name: /^Corner Pharmacy/ })).toBeVisible();

  await user.click(screen.getByRole('button', { name: take.undo }));
  await waitFor(() => expect(profile.drugs().pharmacyObj?.pharmacyName).toBe('Corner Pharmacy'));
  expect(profile.drugs().drugInfoDetails.map((drug) => drug.drugSupplyLength)).toEqual([30, 90]);
});

test('a pharmacy can be chosen for itself, and the supply of the drugs stays', async () => {
  const { user, profile } = open();
  await user.click(await screen.findByRole('button', { name: list.chooseOne('Near Drugs') }));
  expect(await screen.findByText(take.pharmacy('Near Drugs'), { exact: false })).toBeVisible();
  expect(profile.drugs().drugInfoDetails.map((drug) => drug.drugSupplyLength)).toEqual([30, 90]);
  await user.click(screen.getByRole('button', { name: list.chooseOne('Corner Pharmacy') }));
  await waitFor(() => expect(profile.drugs().pharmacyObj?.pharmacyName).toBe('Corner Pharmacy'));
});

test('a choice that is refused says so, and changes nothing', async () => {
  const { user, profile } = open({
    more: {
      saveDrugs: () => {
        throw new Problem('unexpected');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: list.chooseOne('Near Drugs') }));
  expect(await screen.findByText(new RegExp(take.notSaved))).toBeVisible();
  expect(profile.drugs().pharmacyObj?.pharmacyName).toBe('Corner Pharmacy');
});

test('a pharmacy is taken out and another one added from the search', async () => {
  const { user, sentTo } = open();
  await user.click(await screen.findByRole('button', { name: list.takeOutOne('Near Drugs') }));
  expect((await costTable()).queryByRole('row', { name: /^Near Drugs/ })).not.toBeInTheDocument();

  await user.click(screen.getByText(add.heading));
  await user.type(screen.getByLabelText(add.name), 'drugs');
  await user.click(screen.getByRole('button', { name: add.search }));
  expect(await screen.findByText(add.found(1))).toBeVisible();
  await user.click(screen.getByRole('button', { name: add.addOne('Other Drugs') }));
  expect(await (await costTable()).findByRole('row', { name: /^Other Drugs/ })).toBeVisible();
  await waitFor(() =>
    expect(bodies(sentTo('comparePharmacies')).at(-1)?.pharmacies).toEqual([
      CORNER.pharmacyNumber,
      MAIL_PHARMACY.pharmacyNumber,
      OTHER.pharmacyNumber,
    ]),
  );
});

const pens = PENS.nationalDrugCode;

test.each<[string, CostAtSupply, string, string]>([
  [
    'a drug that is not sold so: it is named, and the figure is not the lowest',
    supply(90, 1_00, {
      notOffered: [pens],
      parts: { covered: 1_00, supplemental: 0, notCovered: 0, notCoveredDrugs: [pens] },
    }),
    `${table.notOffered(90, PENS.drugDosage)}$1.00`,
    '$188.00',
  ],
  [
    'a drug that is not covered: its part stands apart',
    supply(90, 100_00, { parts: { covered: 70_00, supplemental: 7_00, notCovered: 23_00, notCoveredDrugs: [pens] } }),
    `${table.covered('$77.00')}${table.plusNotCovered('$23.00')}${table.inAll('$100.00')}${table.lowest}`,
    '$100.00',
  ],
  [
    'a drug that is not covered, without a price: no sum, and what is known',
    supply(90, null, { parts: { covered: 70_00, supplemental: 0, notCovered: null, notCoveredDrugs: [pens] } }),
    `${table.covered('$70.00')}${table.plusUnknown}`,
    '$188.00',
  ],
  [
    'no figure, and the reason',
    supply(90, null, { parts: null, because: 'price-unknown' }),
    table.notAvailable,
    '$188.00',
  ],
])('what a cell says of %s', async (_story, ninety, text, lowest) => {
  const corner = { ...costAt(CORNER.pharmacyNumber, 500_00, 0), supplies: [supply(30, 500_00), ninety] };
  open({ costs: { [CORNER.pharmacyNumber]: corner } });
  const costs = await costTable();
  await costs.findByText('$500.00');
  expect(cellsOf(costs.getByRole('row', { name: /^Corner Pharmacy/ }))[1]).toBe(text);
  expect(costs.getByText(table.lowest).closest('td')).toHaveTextContent(lowest);
});

const atCorner = (change: Partial<CostAtPharmacy>) => ({
  [CORNER.pharmacyNumber]: { ...costAt(CORNER.pharmacyNumber, 9_000_00, 8_000_00), ...change },
});
const bothPens = { notOffered: [LISINOPRIL.nationalDrugCode, pens] };

test.each<[string, Partial<CostAtPharmacy>, string]>([
  ['out of the network', { network: 'out' }, table.fullPrice('$9,000.00')],
  [
    'that sells none of the drugs so',
    { supplies: [supply(30, 9_000_00, bothPens), supply(90, 8_000_00, bothPens)] },
    `${table.noneOffered(30)}${table.fullPrice('$9,000.00')}`,
  ],
  [
    'out of the network, without a price',
    { network: 'out', supplies: [supply(30, null), supply(90, null)] },
    table.fullPriceUnknown,
  ],
])('a full price is no cost of the plan: at a pharmacy %s', async (_story, change, text) => {
  open({ costs: atCorner(change) });
  const costs = await costTable();
  await costs.findByText('$188.00');
  expect(cellsOf(costs.getByRole('row', { name: /^Corner Pharmacy/ }))[0]).toBe(text);
  expect(costs.getByText(table.spreadOfSold('$212.00'))).toBeVisible();
});

test('the reason of figures that are not there is said once where it is one, else where it belongs', async () => {
  const { because } = profileTexts.drugCosts;
  const without = (reason: 'price-unknown' | 'share-unknown') => supply(90, null, { parts: null, because: reason });
  open({
    plans: [MEADOW, EVERGREEN],
    more: {
      comparePharmacies: ({ body }) => ({
        plans: body.plans.map((plan) => ({
          planId: plan.contractId + plan.pbpNumber + plan.segmentId,
          planYear: 2027,
          pharmacies: body.pharmacies.map((number, place) => ({
            ...costAt(number, 500_00, 0),
            supplies: [
              supply(30, 500_00),
              without(plan.contractId === 'S9999' && place === 0 ? 'share-unknown' : 'price-unknown'),
            ],
          })),
        })),
      }),
    },
  });
  const costs = await costTable();
  expect(await costs.findAllByText(table.noCost(because['price-unknown']))).toHaveLength(1);
  expect(costs.getAllByText(because['price-unknown'])).toHaveLength(2);
  expect(costs.getAllByText(because['share-unknown'])).toHaveLength(1);
});

test('shops of one name are told apart by their street', async () => {
  const address = { line: '9 Hill Street', city: 'Seattle', stateCode: 'WA', zipCode: '98101' } as const;
  open({
    more: {
      searchPharmacies: () => ({
        pharmacies: [CORNER, { ...NEAR, pharmacyName: CORNER.pharmacyName, pharmacyAddress: address }],
        hasMore: false,
      }),
    },
  });
  expect(await screen.findByRole('button', { name: list.chooseOne('Corner Pharmacy, 9 Hill Street') })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Corner Pharmacy, 12 Main Street/ })).toBeVisible();
});

test('a drug that the plan covers at no pharmacy is said once', async () => {
  const parts = { covered: 70_00, supplemental: 0, notCovered: 23_00, notCoveredDrugs: [pens] };
  const costs = Object.fromEntries(
    Object.values(COSTS).map((one) => [
      one.pharmacyNumber,
      { ...one, supplies: [supply(30, 93_00, { parts }), supply(90, 93_00, { parts })] },
    ]),
  );
  open({ costs });
  expect(await (await costTable()).findByText(table.notCovered(PENS.drugDosage))).toBeVisible();
  expect(screen.getByText(table.same)).toBeVisible();
});

test('costs that can not be had are asked for again, and no figure stands in their place', async () => {
  let isBroken = true;
  const { user } = open({
    more: {
      comparePharmacies: ({ body }) => {
        if (isBroken) throw new Problem('unexpected');
        return {
          plans: [
            {
              planId: MEADOW.planId,
              planYear: 2027,
              pharmacies: body.pharmacies.map((one) => costAt(one, 1_00, 2_00)),
            },
          ],
        };
      },
    },
  });
  expect(await screen.findByText(table.failed)).toBeVisible();
  expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByText('$1.00')).length).toBeGreaterThan(0);
});

test.each<[string, Story, string, string, string]>([
  ['drugs', { kept: {} }, missing.drugs, missing.addDrugs, '/health-plans/estimate-drug-costs'],
  ['a plan with drug cover', { plans: [BARE] }, missing.plans(2027), missing.seePlans, '/health-plans'],
])('without %s it says what is missing, and leads there', async (_story, story, sentence, link, address) => {
  const { sentTo } = open(story);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', address);
  expect(sentTo('comparePharmacies')).toEqual([]);
});

test('[ROLE-604] an agent who looks on sees the costs, and changes nothing', async () => {
  open({ scene: { viewer: aCloakedViewer() } });
  expect(await screen.findByRole('button', { name: take.best('Prairie Mail', 90, '$188.00') })).toBeDisabled();
  expect(screen.getByRole('button', { name: list.chooseOne('Near Drugs') })).toBeDisabled();
  expect(screen.getByRole('button', { name: list.takeOutOne('Near Drugs') })).toBeEnabled();
});

test.each([
  ['the saved drugs of the profile', '/shopper-profile#drugs', profileTexts.savedDrugs.comparePharmacies],
  ['the costs of the estimator', '/health-plans/estimate-drug-costs?step=results', estimator.toPharmacyCosts],
])('it is reached from %s', async (_story, address, link) => {
  await loadPageTexts('estimator', 'en');
  open({ address });
  expect(await screen.findByRole('link', { name: link })).toHaveAttribute('href', '/health-plans/pharmacy-costs');
});
