import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cheapestPlan as words } from '#content/en/cheapest-plan.ts';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import { aCost } from '#tests/support/web/cost-examples.ts';
import { aPlan, asSaved, specialNeedsPlan } from '#tests/support/web/examples.ts';
import { EVERGREEN, openProfile, testsOfProfileDrugCosts } from '#tests/support/web/profile-drug-costs.tsx';

testsOfProfileDrugCosts();

const MEADOW = asSaved(aPlan({ monthlyPremium: 18_90 }));
const OTHER = asSaved(
  aPlan({
    planId: 'H9999002000',
    planName: 'Meadow Plus (HMO)',
    contractId: 'H9999',
    pbpNumber: '002',
    monthlyPremium: 0,
  }),
);
const THIRD = asSaved(specialNeedsPlan());

/** Saved plans, and what a year of drugs costs at each: null where nobody knows. */
const openWith = (years: Record<string, number | null>, plans = [MEADOW, OTHER]) =>
  openProfile(
    {},
    {
      plans,
      more: {
        estimatePlanCost: ({ body }) => ({
          plans: body.plans.map(({ contractId, pbpNumber, segmentId }): PlanDrugCost => {
            const planId = contractId + pbpNumber + segmentId;
            return aCost(planId, years[planId] ?? null);
          }),
        }),
      },
    },
  );

test('the plan of the lowest total is named, with what makes the difference to the next', async () => {
  // $226.80 of premium against none.
  openWith({ [MEADOW.planId]: 1_000_00, [OTHER.planId]: 1_300_00 });
  expect(await screen.findByText('Meadow Complete (HMO): $1,227')).toBeVisible();
  expect(screen.getByText(words.title(2))).toBeVisible();
  const why =
    '$73.20 less than Meadow Plus (HMO): $226.80 more for the premium, $300.00 less for covered drugs. What you pay for care is not in it.';
  expect(screen.getByText(why)).toBeVisible();
});

test('a plan whose total nobody knows is not compared, and that is said', async () => {
  openWith({ [MEADOW.planId]: 1_000_00, [OTHER.planId]: 100_00 }, [MEADOW, OTHER, THIRD]);
  expect(await screen.findByText(words.titleOfKnown(2))).toBeVisible();
  expect(screen.getByText('Meadow Plus (HMO): $100')).toBeVisible();
});

test('with one total known nothing is said of the lowest', async () => {
  openWith({ [MEADOW.planId]: 1_000_00, [OTHER.planId]: null });
  expect(await screen.findByText('$1,227')).toBeVisible();
  expect(screen.queryByText(/Lowest total/)).not.toBeInTheDocument();
});

test('an Advantage plan and a drug plan pay for different things, and are not compared', async () => {
  openWith({ [MEADOW.planId]: 1_000_00, [EVERGREEN.planId]: 100_00 }, [MEADOW, EVERGREEN]);
  expect(await screen.findByText('$1,227')).toBeVisible();
  expect(screen.queryByText(/Lowest total/)).not.toBeInTheDocument();
});
