import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drugReceipt } from '#content/en/drug-cost-receipt.ts';
import { drugCostTexts } from '#content/en/drug-cost-texts.ts';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import { Problem } from '#contract/problem.ts';
import { averageMonth } from '#domain/drug-cost/average-month.ts';
import { CORNER_PHARMACY, LISINOPRIL, PENS } from '#tests/support/drugs.ts';
import { aCost, anAverage, aDrugCost as drug, someParts } from '#tests/support/web/cost-examples.ts';
import { aCloakedViewer, aPlan, asSaved, specialNeedsPlan } from '#tests/support/web/examples.ts';
import {
  codes,
  EVERGREEN,
  inPanel,
  MEADOW,
  openProfile,
  testsOfProfileDrugCosts,
} from '#tests/support/web/profile-drug-costs.tsx';

const { drugCosts } = drugCostTexts;

testsOfProfileDrugCosts();

const BARE = asSaved(
  aPlan({ planId: 'H9999002000', planName: 'Meadow Basic (HMO)', planType: 'MA', drugCoverage: false }),
);

test('[PLAN-001][DRUG-002][DRUG-405][DRUG-406][DRUG-625] a card shows the year with two decimals and the average month', async () => {
  openProfile({ averageMonthlyDrugCost: averageMonth(123_450) });
  const card = await inPanel();
  expect(await card.findByText('$1,234.50')).toBeVisible();
  expect(card.getByText('About $102.88 a month on average')).toBeVisible();
  expect(card.getByRole('button', { name: /^Add or edit drugs/ })).toBeEnabled();
});

test('[DRUG-405] a cost of zero is a figure, and one that is not there is none', async () => {
  openProfile({ annualDrugCost: 0, averageMonthlyDrugCost: 0 });
  expect(await (await inPanel()).findByText('$0.00')).toBeVisible();
});

test.each(Object.entries(drugCosts.because))(
  '[DRUG-405] without a figure the reason is said: %s',
  async (because, words) => {
    openProfile({
      annualDrugCost: null,
      averageMonthlyDrugCost: null,
      because: because as 'suppressed',
    });
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
  openProfile({ inNetwork: null, isPharmacyCovered: null }, { kept: { drugs: [LISINOPRIL], pharmacy } });
  expect(await (await inPanel()).findByText(words)).toBeVisible();
});

test.each([
  [2027, '$2,400'],
  [2026, '$2,100'],
  [2025, '$2,000'],
  [2024, '$8,000'],
  [2031, '$2,800'],
])('[DRUG-404][DRUG-626] the yearly limit is that of the plan year: %i', async (planYear, cap) => {
  openProfile({ planYear });
  expect(await (await inPanel()).findByText(drugCosts.cap(cap, planYear))).toBeVisible();
});

test('[DRUG-001][DRUG-005] each saved drug has a line: covered, not covered, or not known', async () => {
  const third = { ...LISINOPRIL, drugDosage: 'Zolpidem 5 MG', nationalDrugCode: '11111111111' };
  openProfile(
    { drugs: [drug(codes.lisinopril), drug(codes.pens, { coverage: 'not-covered' })] },
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
  drugs: [drug(codes.lisinopril), drug(codes.pens, { coverage: 'not-covered', year: 2300 })],
  parts: someParts(200_400, { notCovered: 2300, notCoveredDrugs: [codes.pens] }),
};

test('what the plan does not cover stands apart from what covered drugs cost, with what can be done', async () => {
  openProfile(APART);
  const card = await inPanel();
  expect(await card.findByText('$2,004.00 covered')).toBeVisible();
  expect(card.getByText(`+ $23.00 not covered: ${PENS.drugDosage}`)).toBeVisible();
  expect(card.getByText(drugCosts.drugYear.ifNotCovered)).toBeVisible();
  expect(card.getByText(drugCosts.average('$168.92'))).toBeVisible();
});

test('without the price of what is not covered the covered drugs keep their figure', async () => {
  openProfile({ ...APART, parts: someParts(200_400, { notCovered: null, notCoveredDrugs: [codes.pens] }) });
  const card = await inPanel();
  expect(await card.findByText('$2,004.00 covered')).toBeVisible();
  expect(card.getByText(`+ not covered: ${PENS.drugDosage}, price not available`)).toBeVisible();
  expect(card.queryByText(/a month on average/)).not.toBeInTheDocument();
});

test('with Extra Help the card has both figures, and says which is which', async () => {
  openProfile({ lisAnnualDrugCost: 12_000 });
  const card = await inPanel();
  expect(await card.findByText('With Extra Help $120.00')).toBeVisible();
  expect(card.getByText('Without Extra Help $1,234.50')).toBeVisible();
});

test('average prices are said by drug, and marked at the drug that rests on them', async () => {
  const pooled = { average: anAverage({ poolsStrengths: true }) };
  openProfile({ drugs: [drug(codes.lisinopril), drug(codes.pens, pooled)] });
  const card = await inPanel();
  expect(await card.findByText(drugCosts.drugYear.restsOnAverage(1, 2, 2023))).toBeVisible();
  const [pens, lisinopril] = within(card.getByRole('list', { name: drugCosts.yourDrugs })).getAllByRole('listitem');
  expect(pens).toHaveTextContent('Average price that Medicare paid in 2023 (average of all strengths)');
  expect(lisinopril).not.toHaveTextContent('verage');
});

test.each([
  ['an average price, of which it is said', anAverage({ isNegotiated: true }), true],
  ['the plan’s own price, which has it', null, false],
])('a price that Medicare has negotiated since, beside %s', async (_story, average, isSaid) => {
  openProfile({ drugs: [drug(codes.lisinopril), drug(codes.pens, { average })] });
  const list = await (await inPanel()).findByRole('list', { name: drugCosts.yourDrugs });
  const [pens, lisinopril] = within(list).getAllByRole('listitem');
  const sentence = 'Medicare has agreed on a new, lower price for this drug since then.';
  if (isSaid) expect(pens).toHaveTextContent(sentence);
  else expect(pens).not.toHaveTextContent(sentence);
  expect(lisinopril).not.toHaveTextContent(sentence);
});

test.each([true, false])(
  'a card warns who takes more than the plan allows, at the drug alone: %s',
  async (isOverLimit) => {
    const quantityLimit = { amount: 30, days: 30, unit: 'EA', isOverLimit } as const;
    const restrictions = { priorAuthorization: false, stepTherapy: false, quantityLimit };
    openProfile({ drugs: [drug(codes.lisinopril), drug(codes.pens, { restrictions })] });
    const list = await (await inPanel()).findByRole('list', { name: drugCosts.yourDrugs });
    const [pens, lisinopril] = within(list).getAllByRole('listitem');
    expect(pens?.textContent?.includes(drugCosts.drugYear.overLimit)).toBe(isOverLimit);
    expect(lisinopril).not.toHaveTextContent(drugCosts.drugYear.overLimit);
  },
);

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
  const { user, profile } = openProfile(NOT_SOLD);
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
  const { user } = openProfile(NOT_SOLD);
  await user.click(await (await inPanel()).findByRole('button', { name: /^Choose a mail pharmacy/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Estimate drug costs' });
  expect(await within(drawer).findByRole('button', { name: 'Pharmacy' })).toHaveAttribute('aria-current', 'step');
});

test('an agent who looks on sees what is sold, and no button that changes it', async () => {
  openProfile(NOT_SOLD, { overrides: { viewer: aCloakedViewer() } });
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
    openProfile({ ...place, isShowPharmacyMessage: true, drugs: [drug(codes.lisinopril), drug(codes.pens)] });
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
    openProfile({ inNetwork: false, isShowPharmacyMessage: true, isLongTermCare });
    const card = await inPanel();
    await card.findByText(drugCosts.coverage['pharmacy-message']);
    expect(card.queryByRole('link')).not.toBeInTheDocument();
    await act(async () => vi.advanceTimersByTimeAsync(1500));
    expect(card.queryAllByRole('link')).toHaveLength(isLongTermCare ? 1 : 0);
  },
);

test('[DRUG-402][DRUG-622] saved plans of three types are asked about apart, a plan without drug cover not at all', async () => {
  const { sentTo } = openProfile({}, { plans: [MEADOW, EVERGREEN, asSaved(specialNeedsPlan()), BARE] });
  await (await inPanel(EVERGREEN)).findByText('$1,234.50');
  const counts = sentTo('estimatePlanCost').map(({ init }) => JSON.parse(init.body as string).plans.length);
  expect(counts).toEqual([1, 1, 1]);
  expect(screen.queryByRole('region', { name: `${drugCosts.title}: ${BARE.planName}` })).not.toBeInTheDocument();
});

test('a type of plan whose call fails leaves the others shown, and can be tried again', async () => {
  let isBroken = true;
  const { user } = openProfile(
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
  const { sentTo } = openProfile({}, { kept: {} });
  expect(await (await inPanel()).findByText(drugCosts.addDrugs)).toBeVisible();
  expect(sentTo('estimatePlanCost')).toEqual([]);
});

test.each([
  ['an operator’s own service', { receipt: null, because: 'outside-service' as const }, drugReceipt.outside],
  ['a call that fails', new Problem('unexpected'), drugReceipt.failed],
])('the receipt of a dollar says why it is not there: %s', async (_story, answer, sentence) => {
  const explainPlanCost = () => {
    if (answer instanceof Problem) throw answer;
    return answer;
  };
  const { user } = openProfile({}, { more: { explainPlanCost } });
  await user.click((await inPanel()).getByRole('button', { name: /^\$1,234\.50/ }));
  const receipt = await screen.findByRole('dialog', { name: drugReceipt.title('$1,234.50') });
  expect(await within(receipt).findByText(sentence)).toBeVisible();
});
