import type { SavedPlan } from '#contract/saved-plans.ts';
import { decideCompare, MOST_COMPARED } from '#domain/saved-plans/comparable.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { compareRequest } from '#web/parts/plan-search/plan-tool.ts';
import { PlanToolLink } from '#web/parts/plan-search/plan-tool-link.tsx';
import styles from './saved-plans.module.css';
import { whereOf } from './where-of.ts';

type Props = {
  /** The section, for ears. */
  title: string;
  plans: readonly SavedPlan[];
};

/** Needs two plans that can be compared, and says so when it leaves some out. PLAN-003, PLAN-011, PLAN-406, PLAN-407. */
export function CompareLink({ title, plans }: Props) {
  const { planCard } = useProfileTexts();
  const decision = decideCompare(plans.map(asComparable));
  const first = plans.find(({ planId }) => decision.offered && decision.planIds.includes(planId));
  if (!decision.offered || !first) return null;

  return (
    <>
      <PlanToolLink
        className={`ds-c-button ${styles.compareLink}`}
        request={compareRequest(whereOf(first), decision.planIds)}
      >
        {planCard.compare}
        <span className="visually-hidden">{planCard.ofPlan(title)}</span>
      </PlanToolLink>
      {decision.leftOut > 0 && (
        <p className={`${styles.compareLimit} quiet`}>
          {planCard.compareLimit(MOST_COMPARED, plans.length - MOST_COMPARED)}
        </p>
      )}
    </>
  );
}

// What the server does not let compare is suppressed, or has left the catalogue.
const asComparable = ({ planId, facts, actions }: SavedPlan) => ({
  planId,
  suppressed: facts === null || !actions.includes('compare'),
  isPffs: facts?.isPffs ?? false,
});
