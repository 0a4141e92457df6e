import { z } from 'zod';
import { SavedPlan } from '#contract/saved-plans.ts';
import type { PlanSnapshot } from './store.ts';

/** Those of another system tell their times in milliseconds since 1970, and no kind where there is none. ENROLL-600. */
export type RawPlanSnapshot = Omit<PlanSnapshot, 'savedOn' | 'lastModifiedOn' | 'snpType'> & {
  savedOn: string | number;
  lastModifiedOn: string | number;
  snpType?: PlanSnapshot['snpType'];
};

export type RawSavedPlans = { plans: RawPlanSnapshot[] | null; zip: string | null };
type ReadPlans = { plans: PlanSnapshot[]; unreadable: PlanSnapshot[]; zip: string | null };

/** The plans in the order in which they were saved; those that were saved together go by their ids. */
export function parseSavedPlans({ plans, zip }: RawSavedPlans): ReadPlans {
  const sorted = (plans ?? []).map(readSnapshot).toSorted(inOrderOfSaving);
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

/** What is no time stays as it is, and is found out with the rest of what can not be read. */
export const readSnapshot = ({ savedOn, lastModifiedOn, snpType, ...plan }: RawPlanSnapshot) =>
  ({
    ...plan,
    savedOn: timeOf(savedOn),
    lastModifiedOn: timeOf(lastModifiedOn),
    snpType: plan.planType === 'SNP' ? snpType : (snpType ?? null),
  }) as PlanSnapshot;

const timeOf = (time: string | number) =>
  typeof time === 'number' && Math.abs(time) <= LAST_TIME ? new Date(time).toISOString() : String(time);

/** The last time that a Date can hold. */
const LAST_TIME = 8.64e15;

const inOrderOfSaving = (a: PlanSnapshot, b: PlanSnapshot) =>
  compare(a.savedOn, b.savedOn) || compare(a.planId, b.planId);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
