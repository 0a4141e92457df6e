import type { County } from '#contract/geography.ts';
import type { PlanSummary } from '#contract/plan.ts';
import { fiveDigitFips } from '#domain/geography/county.ts';
import type { PlanToPrice } from '#web/data/drug-cost-request.ts';

/** The plans of a county that drug costs can be asked for. Decision DRUG-402. */
export const toPrice = (plans: readonly PlanSummary[], place: County): PlanToPrice[] =>
  plans
    .filter(({ drugCoverage }) => drugCoverage)
    .map(({ planId, planYear, planType }) => ({
      planId,
      planYear,
      planType,
      zipCode: place.zipcode,
      county: fiveDigitFips(place),
    }));
