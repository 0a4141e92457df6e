import { type ReactNode, useEffect } from 'react';
import type { SavedPlan } from '#contract/saved-plans.ts';
import { useProfileTexts, useSavedPlansTexts } from '#web/data/page-texts.ts';
import { useMay } from '#web/data/viewer.ts';
import { logOnce } from '#web/lib/log-once.ts';
import { useStart } from '#web/lib/start-context.ts';
import { detailsRequest } from '#web/parts/plan-search/plan-tool.ts';
import { PlanToolLink } from '#web/parts/plan-search/plan-tool-link.tsx';
import marksStyles from '#web/parts/plans/plan-marks.module.css';
import { PlanMarks, PlanOrigin } from '#web/parts/plans/plan-marks.tsx';
import { figuresOf } from '#web/parts/plans/plan-words.ts';
import { Figures } from '#web/ui/figures.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SourceWords } from '#web/ui/source-words.tsx';
import { CardBenefits } from './card-benefits.tsx';
import { CardHighlights } from './card-highlights.tsx';
import { EligibilityTip } from './eligibility-tip.tsx';
import { EnrollmentButton } from './enrollment-button.tsx';
import { FootnoteMarks } from './plan-footnotes.tsx';
import { SavedOn } from './saved-on.tsx';
import styles from './saved-plan-card.module.css';
import { whereOf } from './where-of.ts';

type Props = {
  plan: SavedPlan;
  /** Why the plan could not be removed a moment ago. */
  refusal: string | undefined;
  onRemove: (plan: SavedPlan) => void;
  onCall: (plan: SavedPlan) => void;
  drugs?: ReactNode;
};

/** Its rows line up with those of the card beside it, by CSS subgrid alone. PLAN-606. */
export function SavedPlanCard({ plan, refusal, onRemove, onCall, drugs }: Props) {
  const { texts, language } = useStart();
  const { planFacts } = texts;
  const savedPlans = useSavedPlansTexts();
  const { planCard } = useProfileTexts();
  const headingId = `saved-${plan.planYear}-${plan.planId}`;
  const { facts, county } = plan;
  const mayRemove = useMay('removePlan');

  useEffect(() => {
    if (!facts) logOnce(`no plan data for saved plan ${plan.planId} of ${plan.planYear}`);
  }, [facts, plan.planId, plan.planYear]);

  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <div className={styles.top}>
        {facts ? (
          <PlanMarks plan={facts} />
        ) : (
          <p className={marksStyles.marks}>
            <span className="chip chip-outline">{savedPlans.noLongerOffered}</span>
          </p>
        )}
        {facts && <EligibilityTip plan={plan} />}
      </div>
      <div className={styles.name}>
        <h3 id={headingId}>{plan.planName}</h3>
        {facts && <FootnoteMarks facts={facts} />}
        <PlanOrigin planId={plan.planId} facts={facts} />
        {facts?.planPositioningStatement && (
          <p>
            <SourceWords>{facts.planPositioningStatement}</SourceWords>
          </p>
        )}
      </div>
      {facts ? (
        <Figures
          className={styles.figures}
          figures={figuresOf(facts, planFacts, language)}
          unknown={planFacts.notAvailable}
        />
      ) : (
        <p className={styles.gap}>{savedPlans.noLongerOfferedWhy}</p>
      )}
      {facts && (
        <div className={styles.more}>
          {drugs}
          <CardHighlights facts={facts} />
          <CardBenefits facts={facts} />
        </div>
      )}
      <p className={`${styles.where} quiet`}>
        {savedPlans.savedFor(county && texts.place.county(county.fipsCountyName, county.stateCode), plan.zipCode)}
        <SavedOn plan={plan} />
      </p>
      <div className={styles.actions}>
        {refusal && (
          <Notice tone="problem" urgent>
            <p>{refusal}</p>
          </Notice>
        )}
        <EnrollmentButton plan={plan} onCall={onCall} />
        {facts && (
          <PlanToolLink className={styles.link} request={detailsRequest(whereOf(plan), plan.planId)}>
            {planCard.viewDetails}
            <span className="visually-hidden">{planCard.ofPlan(plan.planName)}</span>
          </PlanToolLink>
        )}
        {plan.actions.includes('remove') && (
          <button type="button" className="link-button" disabled={!mayRemove} onClick={() => onRemove(plan)}>
            {savedPlans.remove} <span className="visually-hidden">{plan.planName}</span>
          </button>
        )}
      </div>
    </article>
  );
}
