import { z } from 'zod';
import { EnrolledPlan } from '#contract/saved-plans.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { Cell, FieldSealer } from '#server/security/sealed-field.ts';

const EnrolledPlans = z.array(EnrolledPlan);

const cellOf = (uuid: string): Cell => ({ table: 'enrolled_plans', column: 'plans', row: uuid });

/** None where nothing is kept, or where it does not open. */
export function openEnrolledPlans(sealer: FieldSealer, sealed: string | null, uuid: string): EnrolledPlan[] {
  const opened = sealer.openOrNull(sealed, cellOf(uuid));
  return opened === null ? [] : (EnrolledPlans.safeParse(JSON.parse(opened)).data ?? []);
}

/** In the place of those that were known before. */
export async function keepEnrolledPlans(
  db: Queryable,
  uuid: string,
  plans: readonly EnrolledPlan[],
  sealer: FieldSealer,
) {
  await db.query({
    name: 'keep-enrolled-plans',
    text: `insert into enrolled_plans (profile_uuid, plans_sealed) values ($1, $2)
           on conflict (profile_uuid) do update set plans_sealed = excluded.plans_sealed`,
    values: [uuid, sealer.seal(JSON.stringify(plans), cellOf(uuid))],
  });
}

export async function forgetEnrolledPlans(db: Queryable, uuid: string) {
  await db.query({
    name: 'forget-enrolled-plans',
    text: 'delete from enrolled_plans where profile_uuid = $1',
    values: [uuid],
  });
}
