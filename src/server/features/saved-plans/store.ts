import type { County } from '#contract/geography.ts';
import type { PlanType, SnpType } from '#domain/plans/plan-type.ts';
import type { Origin } from '#domain/profile/origin.ts';
import type { Queryable } from '#server/db/transaction.ts';
import { isReadable, type RawPlanSnapshot, readSnapshot } from './parse-saved-plans.ts';

/** What is known of a plan on the day it is saved. */
export type KnownPlan = {
  planId: string;
  planYear: number;
  planName: string;
  planType: PlanType;
  snpType: SnpType | null;
  zipCode: string;
  county: County;
};

/** What is kept of it; the times are ISO texts in UTC. */
export type PlanSnapshot = KnownPlan & { savedOn: string; lastModifiedOn: string; origin?: Origin };

/** For how long the plan that was removed last can be put back. */
export const REMOVAL_KEPT = 24 * 3_600_000;

export type KeptPlan = { zipCode: string; countyCode: string | null; savedOn: string; isReadable: boolean };

/** The kept plans of one year by plan id: where and when each was saved; the county as three digits. */
export async function listKeptPlans(db: Queryable, uuid: string, planYear: number): Promise<Map<string, KeptPlan>> {
  const { rows } = await db.query<{ plan_id: string; snapshot: RawPlanSnapshot }>({
    name: 'list-kept-plans',
    text: 'select plan_id, snapshot from saved_plan where profile_uuid = $1 and plan_year = $2',
    values: [uuid, planYear],
  });
  return new Map(rows.map(({ plan_id, snapshot }) => [plan_id, toKeptPlan(readSnapshot(snapshot))]));
}

const toKeptPlan = (snapshot: PlanSnapshot): KeptPlan => ({
  zipCode: snapshot.zipCode,
  countyCode: snapshot.county?.fipsCountyCode ?? null,
  savedOn: snapshot.savedOn,
  isReadable: isReadable(snapshot),
});

/** Adds the plans, or puts the new snapshot in the place of the old one. */
export async function keepPlans(db: Queryable, uuid: string, plans: readonly PlanSnapshot[]) {
  await db.query({
    name: 'keep-plans',
    text: `insert into saved_plan (profile_uuid, plan_year, plan_id, snapshot)
           select $1, (plan->>'planYear')::integer, plan->>'planId', plan from json_array_elements($2::json) as plan
           on conflict (profile_uuid, plan_year, plan_id) do update set snapshot = excluded.snapshot`,
    values: [uuid, JSON.stringify(plans)],
  });
}

/** Every saved plan of every year, as it was kept. */
export async function listSnapshots(db: Queryable, uuid: string): Promise<PlanSnapshot[]> {
  const { rows } = await db.query<{ snapshot: PlanSnapshot }>({
    name: 'list-snapshots',
    text: 'select snapshot from saved_plan where profile_uuid = $1',
    values: [uuid],
  });
  return rows.map(({ snapshot }) => snapshot);
}

/**
 * Adds those that are not there; what is there stays. Keeps the shopping ZIP that is known, or takes the last one.
 * @returns whether any was added.
 */
export async function addPlansNotKept(
  transaction: Queryable,
  uuid: string,
  plans: readonly PlanSnapshot[],
): Promise<boolean> {
  const { rowCount } = await transaction.query({
    name: 'add-plans-not-kept',
    text: `insert into saved_plan (profile_uuid, plan_year, plan_id, snapshot)
           select $1, (plan->>'planYear')::integer, plan->>'planId', plan from json_array_elements($2::json) as plan
           on conflict (profile_uuid, plan_year, plan_id) do nothing`,
    values: [uuid, JSON.stringify(plans)],
  });
  const newest = plans.toSorted((a, b) => (a.savedOn < b.savedOn ? -1 : 1)).at(-1);
  await transaction.query({
    name: 'keep-shopping-zip',
    text: 'update profile set shopping_zip = coalesce(shopping_zip, $2) where profile_uuid = $1',
    values: [uuid, newest?.zipCode ?? null],
  });
  return (rowCount ?? 0) > 0;
}

/** As one statement, so that what was removed last can be put back. A plan that is not there leaves all as it is. */
export async function removePlan(db: Queryable, uuid: string, { planYear, planId }: PlanOfYear, at: number) {
  await db.query({
    name: 'remove-plan',
    text: `with gone as (
             delete from saved_plan where profile_uuid = $1 and plan_year = $2 and plan_id = $3
             returning plan_year, plan_id, snapshot
           )
           insert into removed_plan (profile_uuid, plan_year, plan_id, snapshot, removed_at)
           select $1, plan_year, plan_id, snapshot, $4 from gone
           on conflict (profile_uuid) do update
           set plan_year = excluded.plan_year, plan_id = excluded.plan_id,
               snapshot = excluded.snapshot, removed_at = excluded.removed_at`,
    values: [uuid, planYear, planId, new Date(at)],
  });
}

type PlanOfYear = { planYear: number; planId: string };

/**
 * Puts back the plan that was removed last, as it was kept: its days say its place in the list.
 * @returns false when it was not this one, or too long ago.
 */
export async function restorePlan(db: Queryable, uuid: string, { planYear, planId }: PlanOfYear, since: number) {
  const { rowCount } = await db.query({
    name: 'restore-plan',
    text: `with kept as (
             delete from removed_plan
             where profile_uuid = $1 and plan_year = $2 and plan_id = $3 and removed_at >= $4
             returning plan_year, plan_id, snapshot
           )
           insert into saved_plan (profile_uuid, plan_year, plan_id, snapshot)
           select $1, plan_year, plan_id, snapshot from kept`,
    values: [uuid, planYear, planId, new Date(since)],
  });
  return rowCount === 1;
}

/** @returns how many were there to remove. */
export async function removePlans(
  db: Queryable,
  uuid: string,
  planYear: number,
  planIds: readonly string[],
): Promise<number> {
  const { rowCount } = await db.query({
    name: 'remove-plans',
    text: 'delete from saved_plan where profile_uuid = $1 and plan_year = $2 and plan_id = any($3)',
    values: [uuid, planYear, planIds],
  });
  return rowCount ?? 0;
}

/** The ZIP that the shopper last saved a plan for. */
export async function rememberShoppingZip(db: Queryable, uuid: string, zip: string) {
  await db.query({
    name: 'remember-shopping-zip',
    text: 'update profile set shopping_zip = $2 where profile_uuid = $1',
    values: [uuid, zip],
  });
}
