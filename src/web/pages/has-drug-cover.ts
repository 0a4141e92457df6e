import type { SavedPlan } from '#contract/saved-plans.ts';

/** 'Federal drug-eligible' is a plan with Medicare drug cover. Decision PHARM-601. */
export const hasDrugCover = ({ planType, facts }: SavedPlan) =>
  planType !== 'MA' && (planType !== 'SNP' || facts?.drugCoverage === true);
