import type { ReactNode } from 'react';
import type { PlanDetails } from '#contract/plan.ts';
import type { ReceiptOf } from '#web/data/drug-cost.ts';
import { usePlanDetailsTexts } from '#web/data/page-texts.ts';
import { useTexts } from '#web/lib/start-context.ts';

import { detailsRequest } from '#web/parts/plan-search/plan-tool.ts';
import { PlanToolLink } from '#web/parts/plan-search/plan-tool-link.tsx';
import { CompareLine } from './compare-line.tsx';
import type { CompareGroup } from './compare-rows.ts';
import styles from './compare-table.module.css';

type Props = {
  plans: readonly PlanDetails[];
  groups: readonly CompareGroup[];
  receipts: readonly (ReceiptOf | null)[];
  place: Parameters<typeof detailsRequest>[0]['place'];
  /** The plan's place in the profile. */
  saveOf: (plan: PlanDetails) => ReactNode;
  onRemove: (plan: PlanDetails) => void;
};

/** Side by side; on a phone each value stands below its plan's name. */
export function CompareTable({ plans, groups, receipts, place, saveOf, onRemove }: Props) {
  const { compare } = usePlanDetailsTexts();
  const { planFacts } = useTexts();

  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{compare.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{compare.whatIsCompared}</span>
          </th>
          {plans.map((plan) => (
            <th scope="col" key={plan.planId}>
              <span className={styles.name}>{plan.planName}</span>
              {plan.madeUp && <span className="chip chip-outline">{planFacts.madeUp}</span>}
              <span className={styles.save}>{saveOf(plan)}</span>
              <span className={styles.links}>
                <PlanToolLink
                  request={detailsRequest({ place, planYear: plan.planYear, planType: plan.planType }, plan.planId)}
                >
                  {compare.viewDetails} <span className="visually-hidden">{plan.planName}</span>
                </PlanToolLink>
                <button type="button" className="link-button" onClick={() => onRemove(plan)}>
                  <span className="visually-hidden">{compare.removePlan(plan.planName)}</span>
                  <span aria-hidden="true">{compare.remove}</span>
                </button>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ key, title, rows }) => (
        <tbody key={key}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={plans.length + 1}>
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <CompareLine key={row.key} row={row} plans={plans} receipts={receipts} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
