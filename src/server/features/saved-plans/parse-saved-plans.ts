import { SNP_TYPES } from '#domain/plans/plan-type.ts';
import type { PlanSnapshot } from './store.ts';

export type RawSavedPlans = { plans: PlanSnapshot[] | null; zip: string | null };
type ReadPlans = { plans: PlanSnapshot[]; unreadable: PlanSnapshot[]; zip: string | null };

/** The plans in the order in which they were saved; those that were saved together go by their ids. */
export function parseSavedPlans({ plans, zip }: RawSavedPlans): ReadPlans {
  const sorted = (plans ?? []).toSorted(inOrderOfSaving);
  return { plans: sorted.filter(isReadable), unreadable: sorted.filter((plan) => !isReadable(plan)), zip };
}

/** The parts that the table does not check by itself; a county may be missing. */
type Unchecked = { snpType?: string | null; savedOn: string; lastModifiedOn: string };

export const isReadable = ({ snpType, savedOn, lastModifiedOn }: Unchecked): boolean =>
  (snpType == null || (SNP_TYPES as readonly string[]).includes(snpType)) &&
  INSTANT.test(savedOn) &&
  INSTANT.test(lastModifiedOn);

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

const inOrderOfSaving = (a: PlanSnapshot, b: PlanSnapshot) =>
  compare(a.savedOn, b.savedOn) || compare(a.planId, b.planId);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
