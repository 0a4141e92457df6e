import type { PlanDetails } from '#contract/plan.ts';
import { usePlanDetailsTexts } from '#web/data/page-texts.ts';
import { PlanName } from '#web/parts/plans/plan-name.tsx';
import styles from './pinned-plans.module.css';
import type { Pair, Side } from './shown-pair.ts';

type Props = {
  plans: readonly PlanDetails[];
  /** In the order of the plans. */
  names: readonly string[];
  pair: Pair;
  onChoose: (side: Side, planId: string) => void;
};

const SIDES = [0, 1] as const;

/** On a phone: whose columns these are, in sight all the way down, and the choice of the plans that are not. */
export function PinnedPlans({ plans, names, pair, onChoose }: Props) {
  const { compare } = usePlanDetailsTexts();

  return (
    <div className={styles.pinned}>
      {SIDES.map((side) => (
        <div key={side} className={styles.side}>
          <span aria-hidden="true">
            <PlanName>{names[plans.findIndex(({ planId }) => planId === pair[side])] ?? ''}</PlanName>
          </span>
          {plans.length > SIDES.length && (
            <>
              <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
                <path d="M5 9l7 7 7-7" />
              </svg>
              <select
                aria-label={side === 0 ? compare.sides.left : compare.sides.right}
                value={pair[side]}
                onChange={(event) => onChoose(side, event.target.value)}
              >
                {plans.map(({ planId, planName }) => (
                  <option key={planId} value={planId} lang="en">
                    {planName}
                  </option>
                ))}
              </select>
            </>
          )}
        </div>
      ))}
    </div>
  );
}
