import type { SavedPlan } from '#contract/saved-plans.ts';
import { fiveDigitFips } from '#domain/geography/county.ts';
import type { PlanToPrice } from '#web/data/drug-cost-request.ts';

/** A saved plan as its drug costs are asked for. One whose county is damaged has no place, and no figure. */
export const savedPlanToPrice = ({ planId, planYear, planType, zipCode, county }: SavedPlan): PlanToPrice | null =>
  county && { planId, planYear, planType, zipCode, county: fiveDigitFips(county) };
