import type { ReactNode } from 'react';
import type { PlanDetails } from '#contract/plan.ts';
import { usePlanDetailsTexts } from '#web/data/page-texts.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { detailsRequest } from '#web/parts/plan-search/plan-tool.ts';
import { PlanToolLink } from '#web/parts/plan-search/plan-tool-link.tsx';
import { SourceWords } from '#web/ui/source-words.tsx';
import styles from './plan-actions.module.css';

type Props = {
  plan: PlanDetails;
  place: Parameters<typeof detailsRequest>[0]['place'];
  /** The plan's place in the profile. */
  save: ReactNode;
  /** Beside plans that are not. */
  isMarkedAsMadeUp: boolean;
  onRemove: () => void;
};

export function PlanActions({ plan, place, save, isMarkedAsMadeUp, onRemove }: Props) {
  const { compare } = usePlanDetailsTexts();
  const { planFacts } = useTexts();
  const { planId, planName, planType, planYear } = plan;

  return (
    <>
      {isMarkedAsMadeUp && <span className="chip chip-outline">{planFacts.madeUp}</span>}
      <span className={styles.save}>{save}</span>
      <span className={styles.links}>
        <PlanToolLink request={detailsRequest({ place, planYear, planType }, planId)}>
          {compare.viewDetails}{' '}
          <span className="visually-hidden">
            <SourceWords>{planName}</SourceWords>
          </span>
        </PlanToolLink>
        <button type="button" className="link-button" onClick={onRemove}>
          <span className="visually-hidden">{compare.removePlan(planName)}</span>
          <span aria-hidden="true">{compare.remove}</span>
        </button>
      </span>
    </>
  );
}
