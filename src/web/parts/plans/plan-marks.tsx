import type { PlanSummary } from '#contract/plan.ts';
import { dashedPlanId } from '#domain/plans/plan-id.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Said } from '#web/ui/said.tsx';
import { SourceWords } from '#web/ui/source-words.tsx';
import { Stars } from '#web/ui/stars.tsx';
import styles from './plan-marks.module.css';
import { conditionsOf, kindOfPlan } from './plan-words.ts';

/** What kind of plan it is, how it is rated, and what it asks for. */
export function PlanMarks({ plan, className = '' }: { plan: PlanSummary; className?: string | undefined }) {
  const { planFacts } = useTexts();
  const rating = plan.starRating;

  return (
    <p className={`${styles.marks} ${className}`}>
      <span className="chip">{kindOfPlan(plan, planFacts)}</span>
      {rating?.overall ? (
        <Stars
          short={planFacts.shortStars(rating.overall, rating.year)}
          long={planFacts.stars(rating.overall, rating.year)}
        />
      ) : (
        <span>
          {planFacts.starRating}:{' '}
          {rating?.reason ? <Said said={[planFacts.starReason(rating.reason)]} /> : planFacts.notAvailable}
        </span>
      )}
      <Conditions plan={plan} />
    </p>
  );
}

/** What kind of plan it is and what it asks for, where its stars stand among its facts. */
export function PlanKind({ plan }: { plan: PlanSummary }) {
  const { planFacts } = useTexts();

  return (
    <p className={styles.marks}>
      <span className="chip">{kindOfPlan(plan, planFacts)}</span>
      <Conditions plan={plan} />
    </p>
  );
}

const Conditions = ({ plan }: { plan: PlanSummary }) =>
  conditionsOf(plan, useTexts().planFacts).map((condition) => <strong key={condition}>{condition}</strong>);

type OriginProps = {
  planId: string;
  facts: PlanSummary | null;
  /** The page says it once of all its plans: MadeUpPage. */
  isSaidOfPage?: boolean;
};

/** Who offers the plan and under which number, and whether all of it is made up. */
export function PlanOrigin({ planId, facts, isSaidOfPage = false }: OriginProps) {
  const { planFacts } = useTexts();

  return (
    <p className="quiet">
      {facts && (
        <>
          <SourceWords>{facts.organizationName}</SourceWords> ·{' '}
        </>
      )}
      <span className={styles.number}>{dashedPlanId(planId)}</span>
      {facts?.madeUp && !isSaidOfPage && (
        <span className={`chip chip-outline ${styles.madeUp}`}>{planFacts.madeUp}</span>
      )}
    </p>
  );
}
