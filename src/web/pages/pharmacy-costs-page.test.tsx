import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { estimator } from '#content/en/drug-estimator.ts';
import { pharmacyCosts } from '#content/en/pharmacy-costs.ts';
import { profileTexts } from '#content/en/profile-texts.ts';
import { Problem } from '#contract/problem.ts';
import { MAIL_PHARMACY } from '#tests/support/web/fake-drug-search.ts';
import {
  BARE,
  bodies,
  CORNER,
  type ComparisonStory,
  cellsOf,
  costAt,
  costTable,
  EVERGREEN,
  MEADOW,
  NEAR,
  openComparison,
  testsOfPharmacyCosts,
} from '#tests/support/web/pharmacy-comparison.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';
import { remember } from '#web/lib/session-memory.ts';

const { missing, pharmacies: list, table } = pharmacyCosts;

testsOfPharmacyCosts();

test('the chosen pharmacy, near ones and one by mail stand beside each other, for 30 and 90 days', async () => {
  const { sentTo } = openComparison();
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
  const { sentTo } = openComparison();
  await costTable();
  expect(sentTo('searchPharmacies').map(({ init }) => JSON.parse(init.body as string).zipCode)).toEqual([
    '68102',
    '68102',
  ]);
});

test('each saved plan with drug cover has its rows, and one without is left out', async () => {
  openComparison({ plans: [MEADOW, BARE, EVERGREEN] });
  const costs = await costTable();
  expect(costs.getByRole('rowheader', { name: MEADOW.planName })).toBeVisible();
  expect(costs.getByRole('rowheader', { name: EVERGREEN.planName })).toBeVisible();
  expect(costs.queryByRole('rowheader', { name: BARE.planName })).not.toBeInTheDocument();
});

test('costs that can not be had are asked for again, and no figure stands in their place', async () => {
  let isBroken = true;
  const { user } = openComparison({
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

test.each<[string, ComparisonStory, string, string, string]>([
  ['drugs', { kept: {} }, missing.drugs, missing.addDrugs, '/health-plans/estimate-drug-costs'],
  ['a plan with drug cover', { plans: [BARE] }, missing.plans(2027), missing.seePlans, '/health-plans'],
])('without %s it says what is missing, and leads there', async (_story, story, sentence, link, address) => {
  const { sentTo } = openComparison(story);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', address);
  expect(sentTo('comparePharmacies')).toEqual([]);
});

test.each([
  ['the saved drugs of the profile', '/shopper-profile#drugs', profileTexts.savedDrugs.comparePharmacies],
  ['the costs of the estimator', '/health-plans/estimate-drug-costs?step=results', estimator.toPharmacyCosts],
])('it is reached from %s', async (_story, address, link) => {
  await loadPageTexts('drug-estimator', 'en');
  openComparison({ address });
  expect(await screen.findByRole('link', { name: link })).toHaveAttribute('href', '/health-plans/pharmacy-costs');
});
