import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { paymentPlan } from '#content/en/drug-cost-payment-plan.ts';
import { drugPricing } from '#content/en/drug-cost-pricing.ts';
import { drugCostTexts } from '#content/en/drug-cost-texts.ts';
import { texts } from '#content/en/texts.ts';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import type { DrugReceipt, PlanReceipt } from '#contract/drug-receipt.ts';
import { Problem } from '#contract/problem.ts';
import { LISINOPRIL } from '#tests/support/drugs.ts';
import {
  aCost,
  aDrugCost,
  aDrugReceipt,
  aPeriod,
  aReceipt,
  JANUARY_ALONE,
  someParts,
} from '#tests/support/web/cost-examples.ts';
import { teachDialogs } from '#tests/support/web/dialogs.ts';
import { aPlan, asSaved } from '#tests/support/web/examples.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { loadPageTexts } from '#web/data/load-page-texts.ts';

const { contact, drugCosts } = drugCostTexts;
const { shell } = texts;

beforeAll(async () => {
  teachDialogs();
  await Promise.all([loadPageTexts('profile', 'en'), loadPageTexts('drug-cost-pricing', 'en')]);
});
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const MEADOW = asSaved(aPlan());
const lisinopril = LISINOPRIL.nationalDrugCode;

const reachedAt = (phone: string | null): Answers => ({
  getPlanContact: ({ params: { id, year } }) => ({
    planId: id,
    planYear: year,
    organizationName: 'Meadow Health',
    phoneNumber: phone,
    memberPhoneNumber: null,
    tty: '711',
    hoursOfOperation: null,
    address: null,
  }),
});

const YEAR = { fromMonth: 1, help: 0, total: 600_00, fills: [] };

const receiptOf = (
  { restOfYear = null, fullYear = aPeriod() }: Partial<PlanReceipt['months']>,
  drugs: DrugReceipt[] = [],
) => aReceipt({ fullYear: YEAR, months: { fullYear, restOfYear }, drugs });

type Story = { cost?: Partial<PlanDrugCost>; receipt?: PlanReceipt; more?: Answers };

async function openBox({ cost = {}, receipt = receiptOf({}), more = {} }: Story = {}) {
  const { answers } = fakeProfile([MEADOW], [], { drugs: [LISINOPRIL] });
  const change = { isShowDrugPricing: true, drugs: [aDrugCost(lisinopril)], ...cost };
  fakeNetwork({
    ...answers,
    ...reachedAt('1-800-555-0199'),
    estimatePlanCost: () => ({ plans: [aCost(MEADOW.planId, 600_00, change)] }),
    explainPlanCost: () => ({ receipt, because: null }),
    ...more,
  });
  const { user } = openPage('/shopper-profile');
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${drugCosts.seePricing}`) }));
  const dialog = within(await screen.findByRole('dialog', { name: drugPricing.title(MEADOW.planName) }));
  const spread = async () => user.click(await dialog.findByRole('switch', { name: paymentPlan.show }));
  return { user, dialog, spread };
}

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('the bills of each month stand beside what the counter asks, and their sums are the same', async () => {
  const { dialog, spread } = await openBox();
  const months = within(await dialog.findByRole('table', { name: drugPricing.months }));
  expect(cellsOf(months.getByRole('row', { name: /^January/ }))).toEqual(['$600.00', drugPricing.phases.deductible]);

  await spread();
  const bills = within(dialog.getByRole('table', { name: paymentPlan.table('January', 2027) }));
  expect(bills.getAllByRole('row')).toHaveLength(14);
  expect(cellsOf(bills.getByRole('row', { name: /^January/ }))).toEqual(['$600.00', '$175.00']);
  expect(cellsOf(bills.getByRole('row', { name: /^December/ }))).toEqual(['$0.00', '$38.60']);
  expect(cellsOf(bills.getByRole('row', { name: new RegExp(paymentPlan.inAll) }))).toEqual(['$600.00', '$600.00']);
  expect(dialog.getByText(paymentPlan.same('$600.00'))).toBeVisible();
  expect(dialog.queryByRole('table', { name: drugPricing.months })).not.toBeInTheDocument();

  await spread();
  expect(dialog.getByRole('table', { name: drugPricing.months })).toBeVisible();
});

test.each([
  ['of a year without the payment plan', { bills: null }],
  ['whose bills do not add up to what they stand for', { bills: JANUARY_ALONE.map(() => 1) }],
])('there is nothing to switch for months %s', async (_story, change) => {
  const { dialog } = await openBox({ receipt: receiptOf({ fullYear: aPeriod(change) }) });
  expect(await dialog.findByRole('table', { name: drugPricing.months })).toBeVisible();
  expect(dialog.queryByRole('switch')).not.toBeInTheDocument();
});

test('in a running year the bills are those of what is left of it', async () => {
  const december = [...JANUARY_ALONE].reverse();
  const restOfYear = aPeriod({ fromMonth: 12, months: december, billable: december, bills: december });
  const { dialog, spread } = await openBox({ receipt: receiptOf({ restOfYear }) });
  await spread();
  const bills = within(dialog.getByRole('table', { name: paymentPlan.table('December', 2027) }));
  expect(bills.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'December',
    paymentPlan.inAll,
  ]);
});

test('drugs that are not covered are not spread, and that is said', async () => {
  const months = JANUARY_ALONE.map((cents) => cents + 2_00);
  const { dialog, spread } = await openBox({ receipt: receiptOf({ fullYear: aPeriod({ months }) }) });
  await spread();
  expect(dialog.getByText(paymentPlan.notSpread('$24.00'))).toBeVisible();
  expect(dialog.getByText(paymentPlan.same('$600.00'))).toBeVisible();
});

const EVEN = JANUARY_ALONE.map(() => 10_00);

test.each([
  ['a fill of $600', {}, {}, paymentPlan.fit['dear-fill']('$600.00')],
  ['no such fill', { dearestFill: 300_00 }, {}, paymentPlan.fit['smaller-months']('$600.00', '$175.00')],
  [
    'even costs',
    { months: EVEN, billable: EVEN, bills: [1_00, ...EVEN.slice(2), 19_00], dearestFill: 10_00 },
    {},
    paymentPlan.fit['no-lower-month']('$10.00', '$19.00'),
  ],
  ['Extra Help', {}, { lisAnnualDrugCost: 600_00 }, paymentPlan.fit['extra-help']()],
])('it is said whether it helps who has %s', async (_story, period, cost, sentence) => {
  const { dialog, spread } = await openBox({
    cost: { ...cost, parts: someParts(600_00) },
    receipt: receiptOf({ fullYear: aPeriod(period) }),
  });
  await spread();
  expect(dialog.getByText(sentence)).toBeVisible();
  for (const one of [...paymentPlan.helps.people, ...paymentPlan.helpsNot.people])
    expect(dialog.getByText(one)).toBeVisible();
});

test.each<[string, Answers, string]>([
  ['with a number', reachedAt('1-800-555-0199'), paymentPlan.join.plan('1-800-555-0199', contact.tty('711'))],
  ['without a number', reachedAt(null), paymentPlan.join.memberCard],
  [
    'whose number can not be had',
    {
      getPlanContact: () => {
        throw new Problem('plan-not-found');
      },
    },
    paymentPlan.join.memberCard,
  ],
])('whom to call is said for a plan %s', async (_story, more, sentence) => {
  const { dialog, spread } = await openBox({ more });
  await spread();
  expect(await dialog.findByText(sentence)).toBeVisible();
  expect(dialog.getByText(/1-800-633-4227, TTY 1-877-486-2048.* 24 hours a day, 7 days a week/)).toBeVisible();
});

test('each drug says what decides its year', async () => {
  const drug = aDrugReceipt(lisinopril, {
    byPhase: [
      { phase: 'deductible', fills: 1, cents: 615_00 },
      { phase: 'initial', fills: 3, cents: 120_00 },
      { phase: 'catastrophic', fills: 8, cents: 0 },
      { phase: 'insulin', fills: 9, cents: 315_00 },
    ],
  });
  const { dialog } = await openBox({ receipt: receiptOf({}, [drug]) });
  const parts = within(await dialog.findByRole('list', { name: drugPricing.byPhase(LISINOPRIL.drugDosage) }));
  expect(parts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Deductible $615.00',
    'Your share $120.00',
    'Insulin $315.00',
    'After the yearly limit $0.00',
  ]);
});

test('months that are not the year that the page shows are said to have changed', async () => {
  const { dialog } = await openBox({ cost: { parts: someParts(700_00) } });
  expect(await dialog.findByText(drugPricing.changed)).toBeVisible();
  expect(dialog.getByRole('table', { name: drugPricing.months })).toBeVisible();
});

test('a service of costs that tells no months is named in their place', async () => {
  const { dialog } = await openBox({
    more: { explainPlanCost: () => ({ receipt: null, because: 'outside-service' }) },
  });
  expect(await dialog.findByText(drugPricing.monthsOutside)).toBeVisible();
  expect(dialog.queryByText(drugPricing.changed)).not.toBeInTheDocument();
});

test('months that can not be had are asked for again by a press', async () => {
  let requests = 0;
  const explainPlanCost = () => {
    requests += 1;
    if (requests === 1) throw new Problem('plan-not-found');
    return { receipt: receiptOf({}), because: null };
  };
  const { user, dialog } = await openBox({ more: { explainPlanCost } });
  expect(await dialog.findByText(drugPricing.monthsFailed)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: shell.tryAgain }));
  expect(await dialog.findByRole('table', { name: drugPricing.months })).toBeVisible();
});

test('a plan whose year has no figure has no months either', async () => {
  const { dialog } = await openBox({
    cost: { annualDrugCost: null },
    receipt: aReceipt({ drugs: [aDrugReceipt(lisinopril, { byPhase: [{ phase: 'initial', fills: 1, cents: 1 }] })] }),
  });
  expect(await dialog.findByRole('list', { name: drugPricing.byPhase(LISINOPRIL.drugDosage) })).toBeVisible();
  expect(dialog.queryByText(drugPricing.months)).not.toBeInTheDocument();
});

const PARTS = { supplemental: 0, notCoveredDrugs: [lisinopril] };

test.each([
  ['nothing is not covered: the sum alone', { ...PARTS, covered: 600_00, notCovered: 0 }, []],
  ['both parts', { ...PARTS, covered: 577_00, notCovered: 23_00 }, ['$577.00', '$23.00']],
  ['a part that is not known', { ...PARTS, covered: 577_00, notCovered: null }, ['$577.00', 'Not available']],
])('what covered drugs cost stands apart from the rest: %s', async (_story, parts, amounts) => {
  const { dialog } = await openBox({ cost: { parts } });
  const rows = Object.values(drugPricing.parts).flatMap((name) =>
    dialog.queryAllByRole('row', { name: new RegExp(name) }),
  );
  expect(rows.flatMap(cellsOf)).toEqual(amounts);
});
