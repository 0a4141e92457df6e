import type { SavedPlan } from '#contract/saved-plans.ts';

/** Where the tool is to look: at the place for which the plan was saved. A county that is damaged is left out. */
export const whereOf = ({ county, zipCode, planYear }: SavedPlan) => ({
  place: county && { ...county, zipcode: zipCode },
  planYear,
});
