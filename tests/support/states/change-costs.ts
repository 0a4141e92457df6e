import type { Page } from '@playwright/test';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import { changeReply } from '#tests/support/browser/change-reply.ts';
import { DRUG_COSTS } from './drug-kit.ts';

type Change = (plan: PlanDrugCost) => PlanDrugCost;

/** What the server answers of drug costs, changed on its way to the page. */
export const changeCosts = (page: Page, change: Change) =>
  changeReply<{ plans: PlanDrugCost[] }>(page, DRUG_COSTS, 'POST', ({ plans }) => ({ plans: plans.map(change) }));

/** As for plans whose drug list it does not hold. */
export const withoutFigures: Change = (plan) => ({
  ...plan,
  annualDrugCost: null,
  lisAnnualDrugCost: null,
  averageMonthlyDrugCost: null,
  parts: null,
  partsWithoutHelp: null,
  restOfYear: null,
  coveredDrugs: [],
  coveredDrugsCount: 0,
  isShowDrugPricing: false,
  because: 'no-drug-data',
  drugs: plan.drugs.map((drug) => ({
    ...drug,
    coverage: 'unknown',
    restrictions: null,
    price: null,
    year: null,
    average: null,
    because: 'no-drug-data',
  })),
});

/** One drug that is not covered, one that is not sold so, and one whose price is an average of all strengths. */
export const withPartsApart: Change = (plan) => {
  const [first, second, third, ...others] = plan.drugs;
  if (!first || !second || !third) return plan;
  return {
    ...plan,
    annualDrugCost: 3_623_00,
    parts: { covered: 600_00, supplemental: 0, notCovered: 3_023_00, notCoveredDrugs: [first.ndc, second.ndc] },
    drugs: [
      { ...first, coverage: 'not-covered', year: 23_00, isOffered: null },
      {
        ...second,
        coverage: 'covered',
        isOffered: false,
        year: 3_000_00,
        offers: [
          { days: 90, delivery: 'retail', isAtPharmacy: true, fill: 45_00 },
          { days: 30, delivery: 'mail', isAtPharmacy: false, fill: null },
        ],
      },
      { ...third, average: { year: 2023, poolsStrengths: true, isNegotiated: false } },
      ...others,
    ],
  };
};
