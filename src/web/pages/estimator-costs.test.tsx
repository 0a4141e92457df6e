import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drugCosts } from '#content/en/drug-cost.ts';
import { estimator } from '#content/en/drug-estimator.ts';
import { Problem } from '#contract/problem.ts';
import { CORNER_PHARMACY, LISINOPRIL, PENS } from '#tests/support/drugs.ts';
import { aCost, aDrugCost, anAverage, someParts } from '#tests/support/web/cost-examples.ts';
import { testsOfDrugTools } from '#tests/support/web/estimator.tsx';
import { EVERGREEN, MEADOW, openCosts } from '#tests/support/web/estimator-costs.tsx';
import { aPlan, asSaved, drugPlan } from '#tests/support/web/examples.ts';

const { results, steps } = estimator;

testsOfDrugTools();

const BARE = asSaved(aPlan({ planId: 'H9999002000', planName: 'Meadow Basic (HMO)', planType: 'MA' }));

const cards = () => screen.getAllByRole('listitem').filter((item) => item.firstElementChild?.matches('h3, h4'));
const cardOf = (plan: typeof MEADOW) =>
  cards().find((card) => card.textContent?.includes(plan.planName)) as HTMLElement;

const order = () => cards().map((card) => within(card).getByRole('heading').textContent);

test('[DRUG-406][DRUG-625] premiums and drugs of the year, the drugs, and a twelfth of them; the lowest total comes first', async () => {
  await openCosts({
    costs: {
      [MEADOW.planId]: { annualDrugCost: 123_450 },
      [EVERGREEN.planId]: { annualDrugCost: 10_000 },
    },
  });
  expect(await screen.findByText('$1,234.50')).toBeVisible();
  expect(await screen.findByText('$100.00')).toBeVisible();
  const [meadow, evergreen] = [within(cardOf(MEADOW)), within(cardOf(EVERGREEN))];
  expect(meadow.getByText('$102.88')).toBeVisible();
  expect(meadow.getByText('$1,354.50')).toBeVisible();
  expect(evergreen.getByText('$8.33')).toBeVisible();
  expect(evergreen.getByText('$1,900.00')).toBeVisible();
  expect(order()).toEqual([MEADOW.planName, EVERGREEN.planName]);
});

test('a plan whose premium is not known comes after the others, and says why', async () => {
  const gone = asSaved(drugPlan(), { facts: null });
  await openCosts({
    plans: [gone, MEADOW],
    costs: { [gone.planId]: { annualDrugCost: 100 } },
  });
  await waitFor(() => expect(order()).toEqual([MEADOW.planName, gone.planName]));
  expect(within(cardOf(gone)).getByText(results.premiumUnknown)).toBeVisible();
  expect(within(cardOf(gone)).getByText('$1.00')).toBeVisible();
});

test('what a plan does not cover stands apart by name, counts in the total, and is not the end of it', async () => {
  const [covered, left] = [aDrugCost(LISINOPRIL.nationalDrugCode), aDrugCost(PENS.nationalDrugCode)];
  await openCosts({
    plans: [MEADOW],
    kept: { drugs: [LISINOPRIL, PENS] },
    costs: {
      [MEADOW.planId]: {
        drugs: [covered, { ...left, coverage: 'not-covered', year: 23_00 }],
        parts: someParts(2004_00, { notCovered: 23_00, notCoveredDrugs: [PENS.nationalDrugCode] }),
      },
    },
  });
  const meadow = within(cardOf(MEADOW));
  expect(await meadow.findByText('$2,004.00 covered')).toBeVisible();
  expect(meadow.getByText(`+ $23.00 not covered: ${PENS.drugDosage}`)).toBeVisible();
  expect(meadow.getByText('$2,147.00')).toBeVisible();
  expect(meadow.getByText(drugCosts.drugYear.coveredOf(1, 2))).toBeVisible();
  expect(meadow.getByText(drugCosts.drugYear.ifNotCovered)).toBeVisible();
});

const NOT_SOLD = aDrugCost(LISINOPRIL.nationalDrugCode, {
  isOffered: false,
  year: 600_00,
  offers: [
    { days: 90, delivery: 'mail', isAtPharmacy: true, fill: 45_00 },
    { days: 30, delivery: 'retail', isAtPharmacy: false, fill: null },
  ],
});
const AT_MAIL = {
  plans: [MEADOW],
  kept: { drugs: [LISINOPRIL], pharmacy: { ...CORNER_PHARMACY, mailOrder: true } },
  costs: {
    [MEADOW.planId]: {
      drugs: [NOT_SOLD],
      parts: someParts(0, { notCovered: 600_00, notCoveredDrugs: [LISINOPRIL.nationalDrugCode] }),
    },
  },
};

test('a supply that is not sold by mail is said by drug, and the one that is sold is one press away', async () => {
  const { user, profile } = await openCosts(AT_MAIL);
  const meadow = within(cardOf(MEADOW));
  const words = drugCosts.drugYear;
  expect(await meadow.findByText(`$600.00 covered, but not sold this way: ${LISINOPRIL.drugDosage}`)).toBeVisible();
  expect(meadow.getByText(`${LISINOPRIL.drugDosage}: covered, but not sold as 30 days by mail`)).toBeVisible();
  expect(meadow.getByText(words.coveredOf(0, 1))).toBeVisible();
  expect(meadow.getByText('90 days by mail: $45.00 a fill')).toBeVisible();
  expect(meadow.getByText('30 days at a retail pharmacy: price not available')).toBeVisible();

  await user.click(meadow.getByRole('button', { name: `${words.offers.switchTo(90)}: ${LISINOPRIL.drugDosage}` }));
  await waitFor(() =>
    expect(profile.answers.readSection({ params: { section: 'drugs' } } as never)).toMatchObject({
      drugsAndPharmacyDetails: { drugInfoDetails: [{ drugSupplyLength: 90, refillText: 'every 3 months' }] },
    }),
  );
  await waitFor(() => expect(within(cardOf(MEADOW)).getByRole('heading')).toHaveFocus());
});

test('what is sold at another kind of pharmacy leads to the choice of one', async () => {
  const { user } = await openCosts(AT_MAIL);
  await user.click(await screen.findByRole('button', { name: /^Choose a retail pharmacy/ }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: steps.pharmacy })).toHaveAttribute('aria-current', 'step'),
  );
});

test('a change of the supply that is refused says so, and the button can be pressed again', async () => {
  const { user } = await openCosts({
    ...AT_MAIL,
    more: {
      saveDrugs: () => {
        throw new Problem('unexpected');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Switch to 90 days/ }));
  expect(await screen.findByText(drugCosts.drugYear.offers.notSwitched)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Switch to 90 days/ })).toBeEnabled();
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
  expect(within(cardOf(EVERGREEN)).getByText('$1,800.00')).toBeVisible();
  const meadow = within(cardOf(MEADOW));
  expect(await meadow.findAllByText(results.notAvailable)).toHaveLength(3);
  expect(meadow.getByText(drugCosts.because['no-drug-data'])).toBeVisible();
  expect(meadow.queryByText(/\$/)).not.toBeInTheDocument();
  expect(within(cardOf(BARE)).getByText(drugCosts.because['no-drug-cover'])).toBeVisible();
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
  const drug = aDrugCost(LISINOPRIL.nationalDrugCode, { average: anAverage({ year: 2024 }) });
  await openCosts({ plans: [MEADOW], costs: { [MEADOW.planId]: { drugs: [drug] } } });
  expect(await screen.findByText(drugCosts.drugYear.restsOnAverage(1, 1, 2024))).toBeVisible();
  expect(screen.getByText(drugCosts.drugYear.coveredOf(1, 1))).toBeVisible();
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

test('where no saved plan covers drugs, the step says so and leads to the plans', async () => {
  await openCosts({ plans: [BARE], costs: {} });
  expect(await screen.findByText(results.noDrugPlans(2027))).toBeVisible();
  expect(screen.getByRole('link', { name: results.seePlans })).toBeVisible();
});
