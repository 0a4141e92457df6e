import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drugCostTexts } from '#content/en/drug-cost-texts.ts';
import { pharmacyCosts } from '#content/en/pharmacy-costs.ts';
import type { CostAtPharmacy, CostAtSupply } from '#contract/pharmacy-costs.ts';
import { LISINOPRIL, PENS } from '#tests/support/drugs.ts';
import {
  CORNER,
  COSTS,
  cellsOf,
  costAt,
  costTable,
  EVERGREEN,
  MEADOW,
  NEAR,
  openComparison,
  supply,
  testsOfPharmacyCosts,
} from '#tests/support/web/pharmacy-comparison.tsx';

const { pharmacies: list, table } = pharmacyCosts;

testsOfPharmacyCosts();

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
  openComparison({ costs: { [CORNER.pharmacyNumber]: corner } });
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
  openComparison({ costs: atCorner(change) });
  const costs = await costTable();
  await costs.findByText('$188.00');
  expect(cellsOf(costs.getByRole('row', { name: /^Corner Pharmacy/ }))[0]).toBe(text);
  expect(costs.getByText(table.spreadOfSold('$212.00'))).toBeVisible();
});

test('the reason of figures that are not there is said once where it is one, else where it belongs', async () => {
  const { because } = drugCostTexts.drugCosts;
  const without = (reason: 'price-unknown' | 'share-unknown') => supply(90, null, { parts: null, because: reason });
  openComparison({
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
  openComparison({
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
  openComparison({ costs });
  expect(await (await costTable()).findByText(table.notCovered(PENS.drugDosage))).toBeVisible();
  expect(screen.getByText(table.same)).toBeVisible();
});
