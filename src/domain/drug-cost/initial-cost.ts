import type { AnnualCents } from '#domain/money/cents.ts';
import { estimateYear } from './estimate-year.ts';
import type { CountedDrug } from './known-drug.ts';
import type { HelpCategory, YearInput } from './year-input.ts';

/** What is the same for all drugs of a plan in a year. */
export type PlanYearFacts = { planYear: number; help: HelpCategory; isEnhanced: boolean };

const DECEMBER = 12;

/** One fill of a year in which nothing was spent and no deductible is left: what the initial phase asks. */
export const initialYear = (drug: CountedDrug, { planYear, help, isEnhanced }: PlanYearFacts): YearInput => ({
  planYear,
  help,
  drugs: [drug],
  startMonth: DECEMBER,
  already: { counted: 0, spent: 0 },
  plan: { deductible: 0, isEnhanced },
});

/** What one fill costs once a deductible is met. */
export function initialCost(drug: CountedDrug, about: PlanYearFacts): AnnualCents | null {
  const estimate = estimateYear(initialYear(drug, about));
  return 'because' in estimate ? null : estimate.year;
}
