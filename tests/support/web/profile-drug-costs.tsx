import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { profileTexts } from '#content/en/profile-texts.ts';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import { CORNER_PHARMACY, LISINOPRIL, PENS } from '#tests/support/drugs.ts';
import { loadPageTexts } from '#web/data/load-page-texts.ts';
import { aCost, aReceipt } from './cost-examples.ts';
import { teachDialogs } from './dialogs.ts';
import { aPlan, asSaved, drugPlan } from './examples.ts';
import { type Answers, fakeNetwork } from './fake-network.ts';
import { fakeProfile } from './fake-profile.ts';
import { openPage } from './open-page.tsx';

/** What stands around the tests of the drug costs of the profile in a file. */
export function testsOfProfileDrugCosts() {
  beforeAll(async () => {
    teachDialogs();
    await Promise.all([
      import('#web/features/drug-cost/panel-costs.tsx'),
      loadPageTexts('profile', 'en'),
      loadPageTexts('drug-cost', 'en'),
      loadPageTexts('drug-cost-pricing', 'en'),
    ]);
  });
  beforeEach(() => sessionStorage.clear());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

export const MEADOW = asSaved(aPlan());
export const EVERGREEN = asSaved(drugPlan());

const TWO_DRUGS = { drugs: [LISINOPRIL, PENS], pharmacy: CORNER_PHARMACY };
export const codes = { lisinopril: LISINOPRIL.nationalDrugCode, pens: PENS.nationalDrugCode };

type ProfileStory = {
  plans?: (typeof MEADOW)[];
  kept?: Parameters<typeof fakeProfile>[2];
  more?: Answers;
  overrides?: object;
};

/** The profile, where each saved plan costs the same but for what a test changes. */
export function openProfile(
  change: Partial<PlanDrugCost> = {},
  { plans = [MEADOW], kept = TWO_DRUGS, more = {}, overrides = {} }: ProfileStory = {},
) {
  const profile = fakeProfile(plans, [], kept);
  const network = fakeNetwork({
    ...profile.answers,
    estimatePlanCost: ({ body }) => ({
      plans: body.plans.map(({ contractId, pbpNumber, segmentId }) =>
        aCost(contractId + pbpNumber + segmentId, 123_450, change),
      ),
    }),
    explainPlanCost: () => ({ receipt: aReceipt(), because: null }),
    ...more,
  });
  return { ...network, profile, ...openPage('/shopper-profile', overrides) };
}

const panel = (plan = MEADOW) =>
  screen.findByRole('region', { name: `${profileTexts.drugCosts.title}: ${plan.planName}` });
export const inPanel = async (plan = MEADOW) => within(await panel(plan));
