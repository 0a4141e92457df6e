import type { County } from '#contract/geography.ts';
import type { PlanDetails } from '#contract/plan.ts';
import { fiveDigitFips } from '#domain/geography/county.ts';

/** Null when the data does not say where the plan is offered. */
export function isOfferedIn({ serviceArea }: PlanDetails, place: County): boolean | null {
  if (serviceArea.length === 0) return null;
  return serviceArea.some(
    ({ stateCode, fipsCountyCode }) =>
      stateCode === place.stateCode && (fipsCountyCode === null || fipsCountyCode === fiveDigitFips(place)),
  );
}
