import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import type { PlanDetails } from '#contract/plan.ts';
import { shortNames } from '#domain/plans/short-names.ts';
import type { ReceiptOf } from '#web/data/drug-cost.ts';
import { usePlanDetailsTexts } from '#web/data/page-texts.ts';
import { announce } from '#web/lib/announce.ts';
import { late } from '#web/lib/late.ts';
import { useIsScreen } from '#web/lib/screen.ts';
import { PlanName } from '#web/parts/plans/plan-name.tsx';
import { columnsOf } from './compare-columns.ts';
import { CompareGroup } from './compare-group.tsx';
import { ROLE } from './compare-roles.ts';
import type { CompareGroup as Group } from './compare-rows.ts';
import styles from './compare-table.module.css';
import { PinnedPlans } from './pinned-plans.tsx';
import { type Pair, type Side, shownPair, withChoice } from './shown-pair.ts';

type Props = {
  plans: readonly PlanDetails[];
  /** Those that are to be seen at first. */
  groups: readonly Group[];
  /** Rows in which the plans do not differ are there too. */
  isWhole: boolean;
  receipts: readonly (ReceiptOf | null)[];
  /** What can be done with a plan. */
  actionsOf: (plan: PlanDetails) => ReactNode;
};

const CompareRest = late(() => import('./compare-rest.tsx'));

/** Half of a phone's width, on two lines. */
const CHARACTERS = 28;

/** All plans side by side, below heads that stay in sight; on a phone two of them, which can be chosen. */
export function CompareTable({ plans, groups, isWhole, receipts, actionsOf }: Props) {
  const { compare } = usePlanDetailsTexts();
  const isPhone = useIsScreen('phone');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  // What nobody sees at first is drawn after what they see.
  const isDrawnWhole = useDeferredValue(true, false);
  const planIds = plans.map(({ planId }) => planId);
  const pair: Pair = shownPair(planIds, chosen);
  const columns = columnsOf(plans, isPhone ? pair : null);
  const nameOf = (id: string) => plans.find(({ planId }) => planId === id)?.planName ?? '';

  const choose = (side: Side, planId: string) => {
    const next = withChoice(pair, side, planId);
    setChosen(next);
    announce(compare.nowShown(nameOf(next[0]), nameOf(next[1])));
  };

  return (
    <div className={styles.whole}>
      {isPhone && (
        <PinnedPlans
          plans={plans}
          names={shortNames(
            plans.map(({ planName }) => planName),
            CHARACTERS,
          )}
          pair={pair}
          onChoose={choose}
        />
      )}
      <table className={styles.table} {...ROLE.table}>
        <caption className="visually-hidden">{compare.caption}</caption>
        <thead {...ROLE.rowgroup}>
          <tr className={styles.names} {...ROLE.row}>
            <th scope="col" {...ROLE.columnheader}>
              <span className="visually-hidden">{compare.whatIsCompared}</span>
            </th>
            {columns.map(({ plan, isHidden }) => (
              <th scope="col" key={plan.planId} hidden={isHidden} {...ROLE.columnheader}>
                <PlanName>{plan.planName}</PlanName>
              </th>
            ))}
          </tr>
          <tr className={styles.actions} {...ROLE.row}>
            <td {...ROLE.cell} />
            {columns.map(({ plan, isHidden }) => (
              <td key={plan.planId} hidden={isHidden} {...ROLE.cell}>
                {actionsOf(plan)}
              </td>
            ))}
          </tr>
        </thead>
        {groups.map((group, place) => (
          <CompareGroup
            key={group.key}
            group={group}
            columns={columns}
            receipts={receipts}
            isOpenAtFirst={!isPhone || place === 0}
            isDrawnWhole={isDrawnWhole}
          />
        ))}
        <Suspense fallback={null}>
          <CompareRest plans={plans} columns={columns} isWhole={isWhole} areOpen={!isPhone} />
        </Suspense>
      </table>
    </div>
  );
}
