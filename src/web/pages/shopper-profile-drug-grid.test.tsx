import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { drugCostTexts } from '#content/en/drug-cost-texts.ts';
import { profileTexts } from '#content/en/profile-texts.ts';
import { Problem } from '#contract/problem.ts';
import { LISINOPRIL, PENS } from '#tests/support/drugs.ts';
import { aCost, aDrugCost as drug } from '#tests/support/web/cost-examples.ts';
import { aPlan, asSaved } from '#tests/support/web/examples.ts';
import {
  codes,
  EVERGREEN,
  inPanel,
  MEADOW,
  openProfile,
  testsOfProfileDrugCosts,
} from '#tests/support/web/profile-drug-costs.tsx';

const { drugCosts, drugGrid } = drugCostTexts;
const { savedDrugs, profileShell } = profileTexts;

testsOfProfileDrugCosts();
beforeAll(() => import('#web/features/drug-cost/drug-grid.tsx'));

type Story = Parameters<typeof openProfile>;

async function openGrid(...story: Story) {
  const page = openProfile(...story);
  await page.user.click(await screen.findByRole('link', { name: /^Your drugs \(/ }));
  return page;
}
const grid = async () => within(await screen.findByRole('table', { name: drugGrid.caption(2027) }));
const cellsOf = (row: HTMLElement) => within(row).getAllByRole('cell');

test('[DRUG-001][DRUG-405] drugs are rows and plans columns, and the total is that of the card', async () => {
  const page = openProfile(
    {
      drugs: [drug(codes.lisinopril, { year: 1_200 }), drug(codes.pens, { coverage: 'not-covered', year: 50_000 })],
      drugTier: { [codes.lisinopril]: 2 },
    },
    { plans: [MEADOW, EVERGREEN] },
  );
  const total = (await (await inPanel()).findByText('$1,234.50')).textContent;
  const before = page.sentTo('estimatePlanCost').length;
  await page.user.click(screen.getByRole('link', { name: profileShell.viewWithCount(profileShell.views.drugs, 2) }));
  const table = await grid();
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    drugGrid.drug,
    MEADOW.planName,
    EVERGREEN.planName,
  ]);
  const pens = table.getByRole('row', { name: new RegExp(`^${PENS.drugDosage}`) });
  expect(cellsOf(pens).map(({ textContent }) => textContent)).toEqual(Array(2).fill('$500.00 a yearNot covered'));
  const lisinopril = table.getByRole('row', { name: new RegExp(`^${LISINOPRIL.drugDosage}`) });
  expect(cellsOf(lisinopril)[0]).toHaveTextContent('$12.00 a yearCoveredTier 2');
  const all = table.getByRole('row', { name: new RegExp(`^${drugGrid.total(2027)}`) });
  expect(within(cellsOf(all)[0] ?? all).getByText(drugGrid.aYear(total ?? ''))).toBeVisible();
  // The cards have asked already.
  expect(page.sentTo('estimatePlanCost')).toHaveLength(before);
});

test('[DRUG-612] what is not known is said, and is neither $0 nor not covered', async () => {
  await openGrid({
    annualDrugCost: null,
    averageMonthlyDrugCost: null,
    parts: null,
    because: 'no-drug-data',
    drugs: [drug(codes.lisinopril, { coverage: 'unknown', year: null }), drug(codes.pens, { year: null })],
  });
  const table = await grid();
  expect(await table.findAllByText(drugCosts.notAvailable)).toHaveLength(3);
  expect(table.getByText(drugCosts.because['no-drug-data'])).toBeVisible();
  expect(table.queryByText(drugCosts.coverage['not-covered'])).not.toBeInTheDocument();
  expect(table.queryByText(/\$0/)).not.toBeInTheDocument();
});

test('a plan whose costs can not be told can be asked about again', async () => {
  let isBroken = true;
  const { user } = await openGrid(
    {},
    {
      more: {
        estimatePlanCost: () => {
          if (isBroken) throw new Problem('unexpected');
          return { plans: [aCost(MEADOW.planId, 123_450)] };
        },
      },
    },
  );
  const table = await grid();
  expect(await table.findByText(drugCosts.failed)).toBeVisible();
  isBroken = false;
  await user.click(table.getByRole('button', { name: /^Try again/ }));
  await waitFor(() => expect(table.queryByText(drugCosts.failed)).not.toBeInTheDocument());
});

test('on a phone the plan whose costs show can be chosen', async () => {
  const { user } = await openGrid({}, { plans: [MEADOW, EVERGREEN] });
  const table = await grid();
  const shown = () =>
    table
      .getAllByRole('columnheader')
      .filter((header) => header.dataset['shown'] === 'true')
      .map(({ textContent }) => textContent);
  expect(shown()).toEqual([MEADOW.planName]);
  await user.selectOptions(screen.getByRole('combobox', { name: drugGrid.choose }), EVERGREEN.planName);
  expect(shown()).toEqual([EVERGREEN.planName]);
});

test('without a plan that covers drugs there is a list, and a word on the way on', async () => {
  await openGrid({}, { plans: [asSaved(aPlan({ planType: 'MA', drugCoverage: false }))] });
  expect(await screen.findByRole('list', { name: savedDrugs.list })).toBeVisible();
  expect(screen.getByText(savedDrugs.noDrugPlans(2027))).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('without any plan the way to the plans is told', async () => {
  await openGrid({}, { plans: [] });
  expect(await screen.findByText(savedDrugs.noPlans)).toBeVisible();
  expect(screen.getByRole('link', { name: savedDrugs.browseYear(2027) })).toBeVisible();
});
