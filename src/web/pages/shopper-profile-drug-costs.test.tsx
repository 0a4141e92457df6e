import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { drugPricing } from '#content/en/drug-pricing.ts';
import { drugReceipt } from '#content/en/drug-receipt.ts';
import { profileTexts } from '#content/en/profile-texts.ts';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import { Problem } from '#contract/problem.ts';
import { averageMonth } from '#domain/drug-cost/average-month.ts';
import { CORNER_PHARMACY, LISINOPRIL, PENS } from '#tests/support/drugs.ts';
import { teachDialogs } from '#tests/support/web/dialogs.ts';
import { aCloakedViewer, aPlan, asSaved, drugPlan, specialNeedsPlan } from '#tests/support/web/examples.ts';
import { aCost, aDrugCost as drug, someParts } from '#tests/support/web/fake-drug-search.ts';
import { type Answers, fakeNetwork } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';
import { openPage } from '#tests/support/web/open-page.tsx';
import { loadPageTexts } from '#web/lib/page-texts.ts';

const { drugCosts } = profileTexts;

beforeAll(async () => {
  teachDialogs();
  await Promise.all([loadPageTexts('profile', 'en'), loadPageTexts('drugPricing', 'en')]);
});
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const MEADOW = asSaved(aPlan());
const EVERGREEN = asSaved(drugPlan());
const BARE = asSaved(
  aPlan({ planId: 'H9999002000', planName: 'Meadow Basic (HMO)', planType: 'MA', drugCoverage: false }),
);

const TWO_DRUGS = { drugs: [LISINOPRIL, PENS], pharmacy: CORNER_PHARMACY };
const codes = { lisinopril: LISINOPRIL.nationalDrugCode, pens: PENS.nationalDrugCode };

type Story = { plans?: (typeof MEADOW)[]; kept?: Parameters<typeof fakeProfile>[2]; more?: Answers; scene?: object };

function open(
  change: Partial<PlanDrugCost> = {},
  { plans = [MEADOW], kept = TWO_DRUGS, more = {}, scene = {} }: Story = {},
) {
  const profile = fakeProfile(plans, [], kept);
  const network = fakeNetwork({
    ...profile.answers,
    estimatePlanCost: ({ body }) => ({
      plans: body.plans.map(({ contractId, pbpNumber, segmentId }) =>
        aCost(contractId + pbpNumber + segmentId, 123_450, change),
      ),
    }),
    ...more,
  });
  return { ...network, profile, ...openPage('/shopper-profile', scene) };
}

const panel = (plan = MEADOW) => screen.findByRole('region', { name: `${drugCosts.title}: ${plan.planName}` });
const inPanel = async (plan = MEADOW) => within(await panel(plan));

test('[PLAN-001][DRUG-002][DRUG-405][DRUG-406][DRUG-625] a card shows the year with two decimals and the average month', async () => {
  open({ averageMonthlyDrugCost: averageMonth(123_450) });
  const card = await inPanel();
  expect(await card.findByText('$1,234.50')).toBeVisible();
  expect(card.getByText('About $102.88 a month on average')).toBeVisible();
  expect(card.getByRole('button', { name: /^Add or edit drugs/ })).toBeEnabled();
});

test('[DRUG-405] a cost of zero is a figure, and one that is not there is none', async () => {
  open({ annualDrugCost: 0, averageMonthlyDrugCost: 0 });
  expect(await (await inPanel()).findByText('$0.00')).toBeVisible();
});

test.each(Object.entries(drugCosts.because))(
  '[DRUG-405] without a figure the reason is said: %s',
  async (because, words) => {
    open({ annualDrugCost: null, averageMonthlyDrugCost: null, fullYear: null, because: because as 'suppressed' });
    const card = await inPanel();
    expect(await card.findByText('Not available')).toBeVisible();
    expect(card.getByText(words)).toBeVisible();
    expect(card.queryByText(/\$0/)).not.toBeInTheDocument();
  },
);

test.each([
  ['a pharmacy that nobody can place', CORNER_PHARMACY, drugCosts.standardPharmacy],
  ['no pharmacy', null, drugCosts.noPharmacy],
])('with %s the card says that the prices are standard ones, and why', async (_, pharmacy, words) => {
  open({ inNetwork: null, isPharmacyCovered: null }, { kept: { drugs: [LISINOPRIL], pharmacy } });
  expect(await (await inPanel()).findByText(words)).toBeVisible();
});

test.each([
  [2027, '$2,400'],
  [2026, '$2,100'],
  [2025, '$2,000'],
  [2024, '$8,000'],
  [2031, '$2,800'],
])('[DRUG-404][DRUG-626] the yearly limit is that of the plan year: %i', async (planYear, cap) => {
  open({ planYear });
  expect(await (await inPanel()).findByText(drugCosts.cap(cap, planYear))).toBeVisible();
});

test('[DRUG-001][DRUG-005] each saved drug has a line: covered, not covered, or not known', async () => {
  const third = { ...LISINOPRIL, drugDosage: 'Zolpidem 5 MG', nationalDrugCode: '11111111111' };
  open(
    { drugs: [drug(codes.lisinopril), drug(codes.pens, { coverage: 'not-covered', tier: null })] },
    { kept: { drugs: [LISINOPRIL, PENS, third] } },
  );
  const card = await inPanel();
  const list = within(await card.findByRole('list', { name: drugCosts.yourDrugs }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Basaglar 100 units/mL penNot covered',
    'Lisinopril 10 mg tabletCovered',
    'Zolpidem 5 MGInformation not available',
  ]);
});

const APART: Partial<PlanDrugCost> = {
  drugs: [drug(codes.lisinopril), drug(codes.pens, { coverage: 'not-covered', tier: null, year: 2300 })],
  parts: someParts(200_400, { notCovered: 2300, notCoveredDrugs: [codes.pens] }),
};

test('what the plan does not cover stands apart from what covered drugs cost, with what can be done', async () => {
  open(APART);
  const card = await inPanel();
  expect(await card.findByText('$2,004.00 covered')).toBeVisible();
  expect(card.getByText(`+ $23.00 not covered: ${PENS.drugDosage}`)).toBeVisible();
  expect(card.getByText(drugCosts.drugYear.ifNotCovered)).toBeVisible();
  expect(card.getByText(drugCosts.average('$168.92'))).toBeVisible();
});

test('without the price of what is not covered the covered drugs keep their figure', async () => {
  open({ ...APART, parts: someParts(200_400, { notCovered: null, notCoveredDrugs: [codes.pens] }) });
  const card = await inPanel();
  expect(await card.findByText('$2,004.00 covered')).toBeVisible();
  expect(card.getByText(`+ not covered: ${PENS.drugDosage}, price not available`)).toBeVisible();
  expect(card.queryByText(/a month on average/)).not.toBeInTheDocument();
});

test('with Extra Help the card has both figures, and says which is which', async () => {
  open({ lisAnnualDrugCost: 12_000 });
  const card = await inPanel();
  expect(await card.findByText('With Extra Help $120.00')).toBeVisible();
  expect(card.getByText('Without Extra Help $1,234.50')).toBeVisible();
});

test('average prices are said by drug, and marked at the drug that rests on them', async () => {
  const pooled = { priceBasis: 'reference', referenceYear: 2023, poolsStrengths: true } as const;
  open({ drugs: [drug(codes.lisinopril), drug(codes.pens, pooled)] });
  const card = await inPanel();
  expect(await card.findByText('1 of 2 drugs rests on average 2023 prices')).toBeVisible();
  const [pens, lisinopril] = within(card.getByRole('list', { name: drugCosts.yourDrugs })).getAllByRole('listitem');
  expect(pens).toHaveTextContent('Average price that Medicare paid in 2023 (average of all strengths)');
  expect(lisinopril).not.toHaveTextContent('verage');
});

const NOT_SOLD: Partial<PlanDrugCost> = {
  drugs: [
    drug(codes.lisinopril, {
      isOffered: false,
      offers: [
        { days: 90, delivery: 'retail', isAtPharmacy: true, fill: 4500 },
        { days: 30, delivery: 'mail', isAtPharmacy: false, fill: 1000 },
      ],
    }),
    drug(codes.pens),
  ],
};

test('a drug whose supply is not sold is never covered alone; the supply that is sold is one press away', async () => {
  const { user, profile } = open(NOT_SOLD);
  const card = await inPanel();
  const sentence = 'Covered, but not sold as 30 days at your pharmacy';
  expect(await card.findByText(sentence)).toBeVisible();
  expect(card.getAllByText('Covered')).toHaveLength(1);
  expect(card.getByText('90 days at your pharmacy: $45.00 a fill')).toBeVisible();
  await user.click(card.getByRole('button', { name: /^Switch to 90 days/ }));
  await waitFor(() =>
    expect(profile.answers.readSection({ params: { section: 'drugs' } } as never)).toMatchObject({
      drugsAndPharmacyDetails: { drugInfoDetails: [{ drugSupplyLength: 90 }, { drugSupplyLength: 90 }] },
    }),
  );
  await waitFor(() => expect(screen.getByRole('heading', { name: drugCosts.title })).toHaveFocus());
});

test('a supply that is sold by mail alone leads to the pharmacies', async () => {
  const { user } = open(NOT_SOLD);
  await user.click(await (await inPanel()).findByRole('button', { name: /^Choose a mail pharmacy/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Estimate drug costs' });
  expect(await within(drawer).findByRole('button', { name: 'Pharmacy' })).toHaveAttribute('aria-current', 'step');
});

test('an agent who looks on sees what is sold, and no button that changes it', async () => {
  open(NOT_SOLD, { scene: { viewer: aCloakedViewer() } });
  const card = await inPanel();
  expect(await card.findByText('90 days at your pharmacy: $45.00 a fill')).toBeVisible();
  expect(card.queryByRole('button', { name: /^(Switch|Choose)/ })).not.toBeInTheDocument();
});

test.each([
  ['a pharmacy that is not covered', { isPharmacyCovered: false, inNetwork: true }],
  ['a pharmacy out of the network', { isPharmacyCovered: true, inNetwork: false }],
])(
  '[PHARM-400][ERR-610][DRUG-005] the message on the pharmacy stands in the place of the cover: %s',
  async (_story, place) => {
    open({ ...place, isShowPharmacyMessage: true, drugs: [drug(codes.lisinopril), drug(codes.pens)] });
    const card = await inPanel();
    const sentence = 'Your pharmacy is not in this plan’s network. Drug costs may be higher.';
    expect(await card.findByText(sentence)).toBeVisible();
    expect(card.queryByText('Covered')).not.toBeInTheDocument();
  },
);

test.each([
  ['a long-term care pharmacy', true],
  ['any other pharmacy', false],
])(
  '[PHARM-401][ERR-610] the number comes 1.5 seconds after the message, for long-term care alone: %s',
  async (_story, isLongTermCare) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    open({ inNetwork: false, isShowPharmacyMessage: true, isLongTermCare });
    const card = await inPanel();
    await card.findByText(drugCosts.coverage['pharmacy-message']);
    expect(card.queryByRole('link')).not.toBeInTheDocument();
    await act(async () => vi.advanceTimersByTimeAsync(1500));
    expect(card.queryAllByRole('link')).toHaveLength(isLongTermCare ? 1 : 0);
  },
);

test('[DRUG-402][DRUG-622] saved plans of three types are asked about apart, a plan without drug cover not at all', async () => {
  const { sentTo } = open({}, { plans: [MEADOW, EVERGREEN, asSaved(specialNeedsPlan()), BARE] });
  await (await inPanel(EVERGREEN)).findByText('$1,234.50');
  const asked = sentTo('estimatePlanCost').map(({ init }) => JSON.parse(init.body as string).plans.length);
  expect(asked).toEqual([1, 1, 1]);
  expect(screen.queryByRole('region', { name: `${drugCosts.title}: ${BARE.planName}` })).not.toBeInTheDocument();
});

test('a type of plan whose call fails leaves the others shown, and can be tried again', async () => {
  let isBroken = true;
  const { user } = open(
    {},
    {
      plans: [MEADOW, EVERGREEN],
      more: {
        estimatePlanCost: ({ body }) => {
          const [plan] = body.plans;
          if (isBroken && plan?.contractId.startsWith('S')) throw new Problem('unexpected');
          return { plans: body.plans.map((one) => aCost(one.contractId + one.pbpNumber + one.segmentId, 5000)) };
        },
      },
    },
  );
  expect(await (await inPanel()).findByText('$50.00')).toBeVisible();
  const failed = await inPanel(EVERGREEN);
  expect(await failed.findByText(drugCosts.failed)).toBeVisible();
  isBroken = false;
  await user.click(failed.getByRole('button', { name: 'Try again' }));
  expect(await failed.findByText('$50.00')).toBeVisible();
});

test('without drugs nothing is asked for, and the card says what to do', async () => {
  const { sentTo } = open({}, { kept: {} });
  expect(await (await inPanel()).findByText(drugCosts.addDrugs)).toBeVisible();
  expect(sentTo('estimatePlanCost')).toEqual([]);
});

async function openPricing(change: Partial<PlanDrugCost> = {}, scene = {}) {
  const page = open(
    {
      ...{ isShowDrugPricing: true, drugTier: { [codes.lisinopril]: 1, [codes.pens]: 0 } },
      drugs: [
        drug(codes.lisinopril, { tier: 1 }),
        drug(codes.pens, { coverage: 'unknown', tier: 0, initialCost: null, year: null }),
      ],
      costsDuringInitialCoveragePeriod: { [codes.lisinopril]: 500, [codes.pens]: null },
      ...change,
    },
    { scene },
  );
  await page.user.click(await (await inPanel()).findByRole('button', { name: /^See drug pricing/ }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: drugPricing.title(MEADOW.planName) })) };
}

test('[DRUG-601][DRUG-611][DRUG-612][DRUG-624] the box has the plan’s name and a row for each drug; unknown is said', async () => {
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
  const average = { tier: 1, priceBasis: 'reference', referenceYear: 2023 } as const;
  const { dialog } = await openPricing({ drugs: [drug(codes.lisinopril, average), drug(codes.pens)] });
  expect(dialog.getByRole('rowheader', { name: /Lisinopril/ })).toHaveTextContent(drugCosts.estimated(2023));
  expect(dialog.getByRole('rowheader', { name: /Basaglar/ })).not.toHaveTextContent('average');
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

test.each([
  ['an operator’s own service', { receipt: null, because: 'outside-service' as const }, drugReceipt.outside],
  ['a call that fails', new Problem('unexpected'), drugReceipt.failed],
])('the receipt of a dollar says why it is not there: %s', async (_story, answer, sentence) => {
  const explainPlanCost = () => {
    if (answer instanceof Problem) throw answer;
    return answer;
  };
  const { user } = open({}, { more: { explainPlanCost } });
  await user.click((await inPanel()).getByRole('button', { name: /^\$1,234\.50/ }));
  const receipt = await screen.findByRole('dialog', { name: drugReceipt.title('$1,234.50') });
  expect(await within(receipt).findByText(sentence)).toBeVisible();
});
