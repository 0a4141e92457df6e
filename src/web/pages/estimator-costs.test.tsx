import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { estimator } from '#content/en/estimator.ts';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import { Problem } from '#contract/problem.ts';
import { choose, type SubsidyLevel } from '#domain/extra-help/choice.ts';
import { CORNER_PHARMACY, LISINOPRIL } from '#tests/support/drugs.ts';
import { ESTIMATOR, openTool, type ToolStory, testsOfDrugTools } from '#tests/support/web/estimator.tsx';
import { aCloakedViewer, aPlan, asSaved, aViewer, drugPlan } from '#tests/support/web/examples.ts';
import { aCost, aDrugCost } from '#tests/support/web/fake-drug-search.ts';
import type { Answers } from '#tests/support/web/fake-network.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';

const { help, results, steps } = estimator;

testsOfDrugTools();

const MEADOW = asSaved(aPlan());
const EVERGREEN = asSaved(drugPlan());
const BARE = asSaved(aPlan({ planId: 'H9999002000', planName: 'Meadow Basic (HMO)', planType: 'MA' }));

type Story = ToolStory & { costs?: Record<string, Partial<PlanDrugCost>> };

async function openCosts({ costs = {}, more, ...story }: Story = {}) {
  const tool = openTool(ESTIMATOR, {
    ...{ plans: [MEADOW, EVERGREEN], kept: { drugs: [LISINOPRIL] }, ...story },
    more: {
      getPharmacyData: () => {
        throw new Problem('unexpected');
      },
      estimatePlanCost: ({ body }) => ({
        plans: body.plans.map(({ contractId, pbpNumber, segmentId }) => {
          const planId = contractId + pbpNumber + segmentId;
          const isHelped = body.subsidyLevel === '1';
          return aCost(planId, 120_000, { lisAnnualDrugCost: isHelped ? 12_050 : null, ...costs[planId] });
        }),
      }),
      ...more,
    },
  });
  await tool.user.click(await screen.findByRole('button', { name: steps.results }));
  return tool;
}

const cards = () => screen.getAllByRole('listitem').filter((item) => item.className === 'result-card');
const cardOf = (plan: typeof MEADOW) =>
  cards().find((card) => card.textContent?.includes(plan.planName)) as HTMLElement;

test('[DRUG-406][DRUG-625] the yearly cost and a twelfth of it, the cheapest plan first', async () => {
  await openCosts({
    costs: {
      [MEADOW.planId]: { annualDrugCost: 123_450 },
      [EVERGREEN.planId]: { annualDrugCost: 10_000 },
    },
  });
  expect(await screen.findByText('$1,234.50')).toBeVisible();
  expect(await screen.findByText('$100.00')).toBeVisible();
  expect(within(cardOf(MEADOW)).getByText('$102.88')).toBeVisible();
  expect(within(cardOf(EVERGREEN)).getByText('$8.33')).toBeVisible();
  expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual([
    EVERGREEN.planName,
    MEADOW.planName,
  ]);
});

test('[DRUG-405] a plan without a figure says why, and never $0; a real zero is $0.00', async () => {
  await openCosts({
    plans: [BARE, MEADOW, EVERGREEN],
    costs: {
      [MEADOW.planId]: { annualDrugCost: null, because: 'no-drug-data' },
      [EVERGREEN.planId]: { annualDrugCost: 0 },
    },
  });
  await waitFor(() => expect(within(cardOf(EVERGREEN)).getAllByText('$0.00')).toHaveLength(2));
  const meadow = within(cardOf(MEADOW));
  expect(await meadow.findAllByText(results.notAvailable)).toHaveLength(2);
  expect(meadow.getByText(results.because['no-drug-data'])).toBeVisible();
  expect(meadow.queryByText(/\$/)).not.toBeInTheDocument();
  expect(within(cardOf(BARE)).getByText(results.because['no-drug-cover'])).toBeVisible();
  expect(cards()[0]).toBe(cardOf(EVERGREEN));
});

test.each([
  ['with a figure they are said to be ordered and estimated', 120_000, true],
  ['where no figure is known nothing is called an estimate, or lowest', null, false],
])('of the costs: %s', async (_story, annualDrugCost, isSaid) => {
  await openCosts({ plans: [MEADOW], costs: { [MEADOW.planId]: { annualDrugCost, because: 'no-drug-data' } } });
  await waitFor(() => expect(screen.queryByText(results.working)).not.toBeInTheDocument());
  expect(cardOf(MEADOW)).toBeVisible();
  for (const words of [results.order, results.estimate])
    expect(screen.queryAllByText(words)).toHaveLength(isSaid ? 1 : 0);
});

test('[DRUG-622] a type of plan whose call fails leaves the other shown, and can be tried again', async () => {
  let isBroken = true;
  await openCosts({
    more: {
      estimatePlanCost: ({ body }) => {
        const [{ contractId } = { contractId: '' }] = body.plans;
        if (isBroken && contractId === 'S9999') throw new Problem('unexpected');
        return { plans: [aCost(contractId === 'S9999' ? EVERGREEN.planId : MEADOW.planId, 50_000)] };
      },
    },
  }).then(async ({ user }) => {
    expect(await screen.findByText(results.failed)).toBeVisible();
    expect(within(cardOf(MEADOW)).getByText('$500.00')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(cardOf(EVERGREEN)).getByText('$500.00')).toBeVisible());
  });
});

test.each([
  ['preferred', { isPharmacyCovered: true, inNetwork: true, isPreferred: true }, results.place.preferred],
  ['in the network', { isPharmacyCovered: true, inNetwork: true, isPreferred: false }, results.place['in-network']],
  ['out of the network', { isPharmacyCovered: true, inNetwork: false, isPreferred: null }, results.place.message],
  ['not covered', { isPharmacyCovered: false, inNetwork: null, isPreferred: null }, results.place.message],
  ['unknown', { isPharmacyCovered: null, inNetwork: null, isPreferred: null }, results.place.unknown],
])('where the pharmacy stands with a plan is told: %s', async (_story, place, sentence) => {
  await openCosts({
    plans: [MEADOW],
    kept: { drugs: [LISINOPRIL], pharmacy: CORNER_PHARMACY },
    costs: { [MEADOW.planId]: place },
  });
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a figure that rests on reference prices says so', async () => {
  const drug = aDrugCost(LISINOPRIL.nationalDrugCode, { priceBasis: 'reference', referenceYear: 2024 });
  await openCosts({ plans: [MEADOW], costs: { [MEADOW.planId]: { drugs: [drug] } } });
  expect(await screen.findByText(results.reference(2024))).toBeVisible();
  expect(screen.getByText(results.covered(1, 1))).toBeVisible();
});

test('without drugs, and without plans, the step leads to them', async () => {
  const { user } = await openCosts({ kept: {}, plans: [] });
  await user.click(await screen.findByRole('button', { name: results.addDrugs }));
  expect(screen.getByRole('heading', { name: estimator.find.freshHeading })).toHaveFocus();
});

test('without saved plans the step leads to the plans', async () => {
  await openCosts({ plans: [] });
  expect(await screen.findByText(results.noPlans(2027))).toBeVisible();
  expect(screen.getByRole('link', { name: results.seePlans })).toHaveAttribute('href', '/health-plans');
});

const yes = () => screen.getByRole('radio', { name: help.yes });
const no = () => screen.getByRole('radio', { name: help.no });
const told = () => screen.queryByRole('dialog', { name: help.dialog.title });

test('[LIS-012][LIS-013][LIS-014][LIS-015] nothing is checked at first; yes and no are kept and priced, and the first yes is told of once', async () => {
  const { user, profile, sentTo } = await openCosts({ plans: [MEADOW] });
  expect(await screen.findByText('$1,200.00')).toBeVisible();
  expect(yes()).not.toBeChecked();
  expect(no()).not.toBeChecked();

  await user.click(yes());
  expect(await screen.findByRole('dialog', { name: help.dialog.title })).toBeVisible();
  await user.click(screen.getByRole('button', { name: help.dialog.goOn }));
  await waitFor(() => expect(told()).not.toBeInTheDocument());
  expect(yes()).toBeChecked();
  expect(await screen.findByText('$120.50')).toBeVisible();
  expect(profile.answers.readSection({ params: { section: 'drugs' } } as never)).toMatchObject({
    extraHelp: choose('yes'),
  });

  await user.click(no());
  expect(await screen.findByText('$1,200.00')).toBeVisible();
  expect(screen.queryByText('$120.50')).not.toBeInTheDocument();
  expect(profile.answers.readSection({ params: { section: 'drugs' } } as never)).toMatchObject({
    extraHelp: { choice: 'no', lisSubsidyLevel: '' },
  });
  await user.click(yes());
  expect(await screen.findByText('$120.50')).toBeVisible();
  expect(told()).not.toBeInTheDocument();
  expect(sentTo('saveExtraHelp')).toHaveLength(3);
});

test('[LIS-014] a first answer of no shows no dialog', async () => {
  const { user } = await openCosts({ plans: [MEADOW] });
  await user.click(await screen.findByRole('radio', { name: help.no }));
  await waitFor(() => expect(no()).toBeChecked());
  expect(told()).not.toBeInTheDocument();
});

test('an answer that is refused goes back and says so', async () => {
  const { user } = await openCosts({
    more: {
      saveExtraHelp: () => {
        throw new Problem('unexpected');
      },
    },
  });
  await user.click(await screen.findByRole('radio', { name: help.yes }));
  expect(await screen.findByText(new RegExp(help.notSaved))).toBeVisible();
  expect(yes()).not.toBeChecked();
  expect(told()).not.toBeInTheDocument();
});

const member = aViewer({ kind: 'authenticated', isMember: true });
const withLevel = (lisSubsidyLevel: SubsidyLevel): Answers => {
  const { answers } = fakeProfile([MEADOW], [], { drugs: [LISINOPRIL] });
  return {
    readSection: (asked) => ({ ...answers.readSection(asked), extraHelp: { choice: null, lisSubsidyLevel } }),
  };
};

test.each([
  ['a member whose level is known', member, '2', false],
  ['a member known not to be eligible', member, '0', true],
  ['a member without a level', member, '', true],
  ['a guest', aViewer(), '', true],
] as const)('[LIS-016] who is asked for Extra Help: %s', async (_story, viewer, level, isAsked) => {
  await openCosts({ viewer, more: withLevel(level) });
  await screen.findByRole('heading', { name: results.heading(2027) });
  expect(screen.queryAllByRole('radio')).toHaveLength(isAsked ? 2 : 0);
});

test.each([
  ['the member', member],
  ['an agent who looks on', aCloakedViewer()],
])('[ROLE-408] a known level is priced without asking, for %s', async (_story, viewer) => {
  const { sentTo } = await openCosts({ plans: [MEADOW], viewer, more: withLevel('1') });
  expect(await screen.findByText('$120.50')).toBeVisible();
  expect(screen.getByText(help.known)).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(sentTo('estimatePlanCost').map(({ init }) => JSON.parse(init.body as string).subsidyLevel)).toEqual(['1']);
});

test('[LIS-016] a member without a known level can take back a yes', async () => {
  const { user } = await openCosts({ viewer: member });
  await user.click(await screen.findByRole('radio', { name: help.yes }));
  await user.click(await screen.findByRole('button', { name: help.dialog.close }));
  await user.click(no());
  await waitFor(() => expect(no()).toBeChecked());
});

test('[ROLE-604] an agent who looks on answers nothing', async () => {
  await openCosts({ viewer: aCloakedViewer() });
  expect(await screen.findByRole('radio', { name: help.yes })).toBeDisabled();
});
