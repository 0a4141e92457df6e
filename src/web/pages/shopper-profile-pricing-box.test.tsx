import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drugPricing } from '#content/en/drug-cost-pricing.ts';
import { drugCostTexts } from '#content/en/drug-cost-texts.ts';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import { anAverage, aDrugCost as drug } from '#tests/support/web/cost-examples.ts';
import { aCloakedViewer } from '#tests/support/web/examples.ts';
import {
  codes,
  inPanel,
  MEADOW,
  openProfile,
  testsOfProfileDrugCosts,
} from '#tests/support/web/profile-drug-costs.tsx';

const { drugCosts } = drugCostTexts;

testsOfProfileDrugCosts();

async function openPricing(change: Partial<PlanDrugCost> = {}, overrides = {}) {
  const page = openProfile(
    {
      isShowDrugPricing: true,
      drugTier: { [codes.lisinopril]: 1, [codes.pens]: 0 },
      drugs: [drug(codes.lisinopril), drug(codes.pens, { coverage: 'unknown', year: null })],
      costsDuringInitialCoveragePeriod: { [codes.lisinopril]: 500, [codes.pens]: null },
      ...change,
    },
    { overrides },
  );
  const see = await (await inPanel()).findByRole('button', { name: /^See drug pricing/ });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await page.user.click(see);
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: drugPricing.title(MEADOW.planName) })) };
}

test('[DRUG-601][DRUG-611][DRUG-612][DRUG-624][SHELL-606] the box has the plan’s name and a row for each drug; unknown is said', async () => {
  const { dialog } = await openPricing();
  const row = (name: string) => within(dialog.getByRole('row', { name: new RegExp(name) })).getAllByRole('cell');
  expect(row('Lisinopril').map(({ textContent }) => textContent)).toEqual(['Covered', 'Tier 1', '$5.00', '$60.00']);
  expect(row('Basaglar').map(({ textContent }) => textContent)).toEqual([
    'Information not available',
    'No tier',
    'Not available',
    'Not available',
  ]);
});

test.each([
  ['known to be none', 0, drugPricing.allTiers],
  ['an amount', 59_000, drugPricing.deductible('$590.00')],
  ['not known', null, drugPricing.deductibleUnknown],
])('[DRUG-614] the deductible is %s', async (_story, partDDeductible, words) => {
  const { dialog } = await openPricing({ partDDeductible });
  expect(dialog.getByText(words)).toBeVisible();
});

test('a drug whose price is an average says so in the box, with the year', async () => {
  const average = { average: anAverage() };
  const { dialog } = await openPricing({ drugs: [drug(codes.lisinopril, average), drug(codes.pens)] });
  expect(dialog.getByRole('rowheader', { name: /Lisinopril/ })).toHaveTextContent(drugCosts.estimated(2023));
  expect(dialog.getByRole('rowheader', { name: /Basaglar/ })).not.toHaveTextContent('average');
});

test('a price that Medicare has negotiated since the average says so in the box', async () => {
  const average = anAverage({ isNegotiated: true });
  const { dialog } = await openPricing({ drugs: [drug(codes.lisinopril, { average }), drug(codes.pens)] });
  expect(dialog.getByRole('rowheader', { name: /Lisinopril/ })).toHaveTextContent(drugCosts.drugYear.negotiated);
  expect(dialog.getByRole('rowheader', { name: /Basaglar/ })).not.toHaveTextContent(drugCosts.drugYear.negotiated);
});

type Limit = NonNullable<NonNullable<PlanDrugCost['drugs'][number]['restrictions']>['quantityLimit']>;

const limited = (code: string, limit: Partial<Limit>) =>
  drug(code, {
    restrictions: {
      priorAuthorization: false,
      stepTherapy: false,
      quantityLimit: { amount: 60, days: 30, unit: 'EA', isOverLimit: false, ...limit },
    },
  });

test.each([
  ['pens of 3 mL', codes.pens, { amount: 3, days: 28, unit: 'ML' }, 'At most 3 mL (1 pen) in 28 days'],
  ['many pens', codes.pens, { unit: 'ML' }, 'At most 60 mL (20 pens) in 30 days'],
  ['half a pen', codes.pens, { amount: 1.5, unit: 'ML' }, 'At most 1.5 mL (0.5 pens) in 30 days'],
  ['no whole pens', codes.pens, { amount: 4, unit: 'ML' }, 'At most 4 mL in 30 days'],
  ['grams', codes.lisinopril, { unit: 'GM' }, 'At most 60 g in 30 days'],
  ['tablets', codes.lisinopril, {}, 'At most 60 in 30 days'],
  ['a unit that nobody knows', codes.pens, { unit: null }, 'At most 60 in 30 days'],
] satisfies [string, string, Partial<Limit>, string][])(
  'a limit is said as the plan counts and as the shopper does: %s',
  async (_story, code, limit, sentence) => {
    const { dialog } = await openPricing({ drugs: [limited(code, limit)] });
    const [line, ...others] = within(dialog.getByRole('list', { name: drugPricing.limits })).getAllByRole('listitem');
    expect(line?.textContent).toBe(sentence);
    expect(others).toEqual([]);
  },
);

test('who takes more than the plan allows is warned at the drug, and nobody else', async () => {
  const { dialog } = await openPricing({
    drugs: [limited(codes.lisinopril, { isOverLimit: true }), limited(codes.pens, {})],
  });
  expect(dialog.getByRole('rowheader', { name: /Lisinopril/ })).toHaveTextContent(drugPricing.overLimit);
  expect(dialog.getByRole('rowheader', { name: /Basaglar/ })).not.toHaveTextContent(drugPricing.overLimit);
});

test('[DRUG-613] the list of drugs is edited from the box, which closes', async () => {
  const { dialog, user } = await openPricing();
  await user.click(dialog.getByRole('button', { name: 'Edit drug list' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Drug pricing/ })).not.toBeInTheDocument());
  expect(await screen.findByRole('dialog', { name: 'Estimate drug costs' })).toBeVisible();
});

test('[DRUG-613] an agent who looks on sees no way to edit', async () => {
  const { dialog } = await openPricing({}, { viewer: aCloakedViewer() });
  expect(dialog.queryByRole('button', { name: 'Edit drug list' })).not.toBeInTheDocument();
});
