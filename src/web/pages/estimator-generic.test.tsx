import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { estimator } from '#content/en/drug-estimator.ts';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import type { DrugForm } from '#contract/drugs.ts';
import { Problem } from '#contract/problem.ts';
import { choose } from '#domain/extra-help/choice.ts';
import { CORNER_PHARMACY, LISINOPRIL, PENS } from '#tests/support/drugs.ts';
import { aCost, aDrugCost, anAverage } from '#tests/support/web/cost-examples.ts';
import {
  field,
  openEstimator,
  option,
  quantity,
  type ToolStory,
  testsOfDrugTools,
} from '#tests/support/web/estimator.tsx';
import { aPlan, asSaved, drugPlan } from '#tests/support/web/examples.ts';
import { drugForm, ZESTRIL } from '#tests/support/web/fake-drug-search.ts';
import { fakeProfile } from '#tests/support/web/fake-profile.ts';

const { dose, genericSaving: words, list } = estimator;
const MEADOW = asSaved(aPlan());
const EVERGREEN = asSaved(drugPlan());
const BARE = asSaved(aPlan({ planId: 'H9999002000', planName: 'Meadow Basic (HMO)', planType: 'MA' }));
const GENERIC = drugForm(LISINOPRIL.drugDosage);
const WITH_MEADOW = words.withPlan(MEADOW.planName);
const BOTH = words.withPlans(2, 2);

testsOfDrugTools();

/** A year with the brand and one with the generic, in cents. */
type Years = readonly [brand: number | null, generic: number | null];
type Story = ToolStory & {
  years?: Record<string, Years>;
  cost?: Partial<PlanDrugCost>;
  brand?: DrugForm;
  generic?: DrugForm;
};

async function openBrand({ years = {}, cost, brand = ZESTRIL, generic = GENERIC, more, ...story }: Story = {}) {
  const page = await openEstimator({
    plans: [MEADOW],
    ...story,
    more: {
      listDrugForms: () => ({ forms: [brand] }),
      getGenericDrugInfo: () => ({ generic }),
      estimatePlanCost: ({ body }) => {
        const isBrand = body.drugs.some(({ ndc }) => ndc === brand.nationalDrugCode);
        const plans = body.plans.map(({ contractId, pbpNumber, segmentId }) => {
          const planId = contractId + pbpNumber + segmentId;
          const [withBrand, withGeneric] = years[planId] ?? [90_000, 50_000];
          return aCost(planId, isBrand ? withBrand : withGeneric, { ...cost });
        });
        return { plans };
      },
      ...more,
    },
  });
  await page.user.type(field(), 'zes');
  await page.user.click(await option(/^Zestril/));
  await screen.findByRole('button', { name: dose.useGeneric });
  return page;
}

type Opened = Awaited<ReturnType<typeof openBrand>>;

async function typeDose({ user }: Opened, amount = '2') {
  await user.type(quantity(), amount);
  await user.click(screen.getByRole('radio', { name: dose.frequencyLine.Day }));
}

const priced = ({ sentTo }: Opened) => sentTo('estimatePlanCost').map(({ init }) => JSON.parse(init.body as string));

test('[DRUG-620] the whole list is priced twice, with the same dose of either, and the saving is told', async () => {
  const page = await openBrand({ kept: { drugs: [PENS], pharmacy: CORNER_PHARMACY } });
  expect(screen.getByText(words.doseFirst)).toBeVisible();
  expect(priced(page)).toEqual([]);
  await typeDose(page);
  expect(await screen.findByText(words.less(WITH_MEADOW, '$400.00'))).toBeVisible();

  const [first, second, ...others] = priced(page);
  expect(others).toEqual([]);
  expect(first.drugs[1]).toMatchObject({ ndc: ZESTRIL.nationalDrugCode, quantity: 2, frequency: 'Day' });
  expect(second.drugs[1]).toEqual({ ...first.drugs[1], ndc: GENERIC.nationalDrugCode });
  expect({ ...second, drugs: [] }).toEqual({ ...first, drugs: [] });
  for (const { drugs, pharmacy } of [first, second]) {
    expect(drugs).toHaveLength(2);
    expect(drugs[0].ndc).toBe(PENS.nationalDrugCode);
    expect(pharmacy).toBe(CORNER_PHARMACY.pharmacyNumber);
  }
});

test.each<[string, Record<string, Years>, string]>([
  [
    'a range',
    { [MEADOW.planId]: [90_000, 50_000], [EVERGREEN.planId]: [60_000, 59_000] },
    words.lessBetween(BOTH, '$10.00', '$400.00'),
  ],
  ['the same at both', { [EVERGREEN.planId]: [50_000, 10_000] }, words.less(BOTH, '$400.00')],
  ['nothing at one', { [EVERGREEN.planId]: [0, 0] }, words.lessUpTo(BOTH, '$400.00')],
  ['more at one', { [EVERGREEN.planId]: [100, 350] }, words.mixed(BOTH, '$400.00', '$2.50')],
  [
    'more at both',
    { [MEADOW.planId]: [0, 100], [EVERGREEN.planId]: [100, 350] },
    words.moreBetween(BOTH, '$1.00', '$2.50'),
  ],
  [
    'a plan without a figure',
    { [EVERGREEN.planId]: [null, 350] },
    `${words.less(WITH_MEADOW, '$400.00')} ${words.partial}`,
  ],
  ['no figure at all', { [MEADOW.planId]: [90_000, null], [EVERGREEN.planId]: [null, 350] }, words.notAvailable],
])('[DRUG-620] what it saves with several plans: %s', async (_story, years, sentence) => {
  await typeDose(await openBrand({ plans: [MEADOW, EVERGREEN], years }));
  expect(await screen.findByText(sentence)).toBeVisible();
});

test.each<[string, Years, string]>([
  ['costs more', [50_000, 51_000], words.more(WITH_MEADOW, '$10.00')],
  ['costs the same', [50_000, 50_000], words.same(WITH_MEADOW)],
])('[DRUG-620] a generic that %s says so', async (_story, years, sentence) => {
  await typeDose(await openBrand({ years: { [MEADOW.planId]: years } }));
  expect(await screen.findByText(sentence)).toBeVisible();
});

test.each([
  ['no plan is saved', []],
  ['no saved plan covers drugs', [BARE]],
])('[DRUG-620] nothing is asked and nothing made up when %s', async (_story, plans) => {
  const page = await openBrand({ plans });
  await typeDose(page);
  expect(screen.getByText(words.noPlans(2027))).toBeVisible();
  expect(priced(page)).toEqual([]);
});

test('[DRUG-620] a plan that does not cover drugs is not among those it saves with', async () => {
  await typeDose(await openBrand({ plans: [MEADOW, EVERGREEN, BARE] }));
  expect(await screen.findByText(words.less(words.withPlans(2, 3), '$400.00'))).toBeVisible();
});

test('[DRUG-620] the brand of the list that is changed is not counted beside its generic', async () => {
  const kept = { ...LISINOPRIL, drugName: 'Zestril', drugDosage: ZESTRIL.drugDosage, isGeneric: false };
  const brand = { ...kept, nationalDrugCode: ZESTRIL.nationalDrugCode };
  const page = await openBrand({ kept: { drugs: [brand] } });
  await page.user.click(screen.getByRole('button', { name: dose.cancel }));
  await page.user.click(await screen.findByRole('button', { name: list.editDrug(brand.drugDosage) }));
  expect(await screen.findByText(words.less(WITH_MEADOW, '$400.00'))).toBeVisible();
  expect(priced(page).map(({ drugs }) => drugs.map(({ ndc }: { ndc: string }) => ndc))).toEqual([
    [ZESTRIL.nationalDrugCode],
    [GENERIC.nationalDrugCode],
  ]);
});

test('[DRUG-620] packages of another size are no same dose, and no saving is worked out of them', async () => {
  const pens = { item: 'pen', unit: 'ML' } as const;
  const page = await openBrand({
    brand: { ...ZESTRIL, ...pens, packages: [{ name: '1.5 mL pen', size: 1.5 }] },
    generic: { ...GENERIC, ...pens, packages: [{ name: '3 mL pen', size: 3 }] },
  });
  await page.user.type(screen.getByLabelText(dose.items.pen.howMany), '1');
  await page.user.click(screen.getByRole('radio', { name: dose.frequencyLine.Month }));
  expect(screen.getByText(words.notAvailable)).toBeVisible();
  expect(priced(page)).toEqual([]);
});

test('[DRUG-620] with Extra Help, the figures that count it are compared', async () => {
  const { answers } = fakeProfile([MEADOW], []);
  const page = await openBrand({
    more: {
      readSection: (request) => ({ ...answers.readSection(request), extraHelp: choose('yes') }),
      estimatePlanCost: ({ body: { drugs } }) => {
        const isBrand = drugs[0]?.ndc === ZESTRIL.nationalDrugCode;
        return { plans: [aCost(MEADOW.planId, isBrand ? 90_000 : 50_000, { lisAnnualDrugCost: isBrand ? 900 : 400 })] };
      },
    },
  });
  await typeDose(page);
  expect(await screen.findByText(words.less(WITH_MEADOW, '$5.00'))).toBeVisible();
  expect(priced(page).map(({ subsidyLevel }) => subsidyLevel)).toEqual(['1', '1']);
});

test('what the figures rest on is told', async () => {
  const drug = aDrugCost(LISINOPRIL.nationalDrugCode, { average: anAverage() });
  const sources = [{ source: 'Sample', asOf: null, madeUp: true }];
  await typeDose(await openBrand({ cost: { drugs: [drug], sources } }));
  const sentence = [words.less(WITH_MEADOW, '$400.00'), words.reference(2023), words.madeUp].join(' ');
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('another dose waits for its own figure; a failure says so and can be tried again', async () => {
  let isBroken = false;
  const page = await openBrand({
    more: {
      estimatePlanCost: ({ body: { drugs } }) => {
        if (isBroken) throw new Problem('unexpected');
        const isBrand = drugs[0]?.ndc === ZESTRIL.nationalDrugCode;
        return { plans: [aCost(MEADOW.planId, (isBrand ? 300 : 100) * (drugs[0]?.quantity ?? 0))] };
      },
    },
  });
  await typeDose(page, '1');
  expect(await screen.findByText(words.less(WITH_MEADOW, '$2.00'))).toBeVisible();
  isBroken = true;
  await page.user.type(quantity(), '0');
  expect(screen.getByText(words.working)).toBeVisible();
  expect(screen.queryByText(words.less(WITH_MEADOW, '$2.00'))).not.toBeInTheDocument();
  expect(await screen.findByText(words.failed)).toBeVisible();
  isBroken = false;
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText(words.less(WITH_MEADOW, '$20.00'))).toBeVisible());
});
