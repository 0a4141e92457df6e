import type { PlanSnapshot } from './store.ts';

export type RawSavedPlans = { plans: PlanSnapshot[] | null; zip: string | null };

/** The plans in the order in which they were saved; those that were saved together go by their ids. */
export const parseSavedPlans = ({ plans, zip }: RawSavedPlans): { plans: PlanSnapshot[]; zip: string | null } => ({
  plans: (plans ?? []).toSorted(inOrderOfSaving),
  zip,
});

const inOrderOfSaving = (a: PlanSnapshot, b: PlanSnapshot) =>
  compare(a.savedOn, b.savedOn) || compare(a.planId, b.planId);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
