import type { DrugToPrice, NoCostReason } from '#contract/drug-cost.ts';
import { isWithinLimit } from '#domain/drug-cost/within-limit.ts';
import type { NoEstimate, YearEstimate } from '#domain/drug-cost/year-estimate.ts';
import type { HelpCategory, YearInput } from '#domain/drug-cost/year-input.ts';
import type { PharmacyAtPlan, PlanDrugFacts } from '#server/catalogue/store/drug-fact-types.ts';
import type { DrugAtOnePlan } from './price-plan.ts';

export type CostRequest = {
  planYear: number;
  drugs: readonly DrugToPrice[];
  help: HelpCategory;
  already: YearInput['already'];
  /** The first month that cover could begin in, in the year that runs; null when there is none. */
  restFrom: number | null;
};

/** Of one plan: the catalogue's facts, whether it covers drugs at all, and the pharmacy that was asked for. */
export type PlanToPrice = {
  facts: PlanDrugFacts;
  hasDrugCover: boolean | null;
  /** Null when none was. */
  pharmacy: PharmacyAtPlan | null;
};

export const JANUARY = 1;

/** What the engine takes; or why a plan has no figure, whatever its drugs cost. */
export function yearInput(
  { facts, hasDrugCover }: Pick<PlanToPrice, 'facts' | 'hasDrugCover'>,
  drugs: readonly DrugAtOnePlan[],
  { planYear, help, already }: CostRequest,
): YearInput | { because: NoCostReason } {
  const { data, deductible, benefitType } = facts;
  if (hasDrugCover === false) return { because: 'no-drug-cover' };
  if (data === 'suppressed') return { because: 'suppressed' };
  if (data === 'no-data') return { because: 'no-drug-data' };
  if (deductible === null) return { because: 'deductible-unknown' };
  return {
    planYear,
    help,
    already,
    plan: { deductible, isEnhanced: benefitType === 'enhanced' },
    startMonth: JANUARY,
    drugs: drugs.map(({ priced }) => priced),
  };
}

/** Also of a year that can not be: no figure is better than one that would end all trust. */
export function whyNoYear(estimate: YearEstimate | NoEstimate, planYear: number): NoCostReason | null {
  if ('because' in estimate) return estimate.because;
  return isWithinLimit(planYear, estimate.covered ?? 0) ? null : 'fault';
}

/** The first drug without a figure tells why the year has none. */
export const whyNoDrug = (drugs: readonly DrugAtOnePlan[]): NoCostReason | null =>
  drugs.map(({ because }) => because).find((reason) => reason !== null) ?? null;
