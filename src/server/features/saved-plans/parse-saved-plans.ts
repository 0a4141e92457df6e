import { z } from 'zod';
import { SavedPlan } from '#contract/saved-plans.ts';
import type { PlanSnapshot } from './store.ts';

export type RawSavedPlans = { plans: PlanSnapshot[] | null; zip: string | null };
type ReadPlans = { plans: PlanSnapshot[]; unreadable: PlanSnapshot[]; zip: string | null };

/** The plans in the order in which they were saved; those that were saved together go by their ids. */
export function parseSavedPlans({ plans, zip }: RawSavedPlans): ReadPlans {
  const sorted = (plans ?? []).toSorted(inOrderOfSaving);
  return { plans: sorted.filter(isReadable), unreadable: sorted.filter((plan) => !isReadable(plan)), zip };
}

/** What a reply can not do without; a county may be missing. */
const Readable = z.object(SavedPlan.shape).pick({
  planYear: true,
  planName: true,
  planType: true,
  snpType: true,
  zipCode: true,
  savedOn: true,
  lastModifiedOn: true,
});

export const isReadable = (plan: PlanSnapshot): boolean => Readable.safeParse(plan).success;

const inOrderOfSaving = (a: PlanSnapshot, b: PlanSnapshot) =>
  compare(a.savedOn, b.savedOn) || compare(a.planId, b.planId);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
