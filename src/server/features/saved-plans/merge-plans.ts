import type { Queryable } from '#server/db/transaction.ts';
import { addPlansNotKept, listSnapshots, type PlanSnapshot } from './store.ts';

const keyOf = ({ planYear, planId }: PlanSnapshot) => `${planYear} ${planId}`;

/** Saved plans go over as they were saved, with their days; a plan that the account holds already stays as it is. */
export const planMergeStep = {
  section: 'plans',
  list: async (db: Queryable, guest: string) => {
    const plans = await listSnapshots(db, guest);
    return {
      keys: plans.map(keyOf),
      add: (transaction: Queryable, account: string, keys: ReadonlySet<string>) =>
        addPlansNotKept(
          transaction,
          account,
          plans.filter((plan) => keys.has(keyOf(plan))),
        ),
    };
  },
} as const;
