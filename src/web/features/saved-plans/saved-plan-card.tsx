import { type ReactNode, useEffect } from 'react';
import type { SavedPlan } from '#contract/saved-plans.ts';
import { useProfileTexts, useSavedPlansTexts } from '#web/data/page-texts.ts';
import { useMay } from '#web/data/viewer.ts';
import { logOnce } from '#web/lib/log-once.ts';
import { useStart } from '#web/lib/start-context.ts';
import { detailsRequest } from '#web/parts/plan-search/plan-tool.ts';
import { PlanToolLink } from '#web/parts/plan-search/plan-tool-link.tsx';
import type { DrugFacts } from '#web/parts/plans/drug-facts.ts';
import marksStyles from '#web/parts/plans/plan-marks.module.css';
import { PlanKind, PlanOrigin } from '#web/parts/plans/plan-marks.tsx';
import type { Figure } from '#web/parts/plans/plan-words.ts';
import type { PlanYear } from '#web/parts/year-bar/plan-year.ts';
import { YearPicture } from '#web/parts/year-bar/year-picture.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { EnglishText } from '#web/ui/said.tsx';
import { SourceWords } from '#web/ui/source-words.tsx';
import { CardBenefits } from './card-benefits.tsx';
import { CardFacts } from './card-facts.tsx';
import { CardHighlights } from './card-highlights.tsx';
import { EligibilityTip } from './eligibility-tip.tsx';
import { EnrollmentButton } from './enrollment-button.tsx';
import { FootnoteMarks } from './plan-footnotes.tsx';
import { SavedOn } from './saved-on.tsx';
import styles from './saved-plan-card.module.css';
import { whereOf } from './where-of.ts';

/** What the page knows of a plan beside the plan itself. */
export type KnownOfPlan = {
  /** What a year costs; null for a plan that has left the catalogue. */
  year: PlanYear | null;
  /** How it covers the saved drugs; null where none are saved. */
  cover: DrugFacts | null;
  /** How many of the saved doctors it lists; null where none are saved, and for a drug plan. */
  doctors: Figure | null;
  /** The drugs and what they cost. */
  drugs: ReactNode;
};

type Props = {
  plan: SavedPlan;
  /** Why the plan could not be removed a moment ago. */
  refusal: string | undefined;
  onRemove: (plan: SavedPlan) => void;
  onCall: (plan: SavedPlan) => void;
  known: KnownOfPlan;
  /** The length of all bars of the page. */
  longest: number;
  isMadeUpPage: boolean;
};

/** Its rows line up with those of the card beside it, by CSS subgrid alone. PLAN-606. */
export function SavedPlanCard({ plan, refusal, onRemove, onCall, known, longest, isMadeUpPage }: Props) {
  const { texts } = useStart();
  const { planFacts } = texts;
  const savedPlans = useSavedPlansTexts();
  const { planCard, yearBar } = useProfileTexts();
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
          <PlanKind plan={facts} />
        ) : (
          <p className={marksStyles.marks}>
            <span className="chip chip-outline">{savedPlans.noLongerOffered}</span>
          </p>
        )}
        {facts && <EligibilityTip plan={plan} />}
      </div>
      <div className={styles.name}>
        <h3 id={headingId}>
          <SourceWords>{plan.planName}</SourceWords>
        </h3>
        {facts && <FootnoteMarks facts={facts} />}
        <PlanOrigin planId={plan.planId} facts={facts} isSaidOfPage={isMadeUpPage} />
        {facts?.planPositioningStatement && (
          <p>
            <EnglishText>{facts.planPositioningStatement}</EnglishText>
          </p>
        )}
      </div>
      {facts ? (
        <>
          {known.year && (
            <YearPicture
              className={styles.year}
              plan={facts}
              year={known.year}
              longest={longest}
              words={{ yearBar, monthlyPremium: planFacts.monthlyPremium }}
            />
          )}
          <CardFacts facts={facts} cover={known.cover} doctors={known.doctors} />
        </>
      ) : (
        <p className={styles.gap}>{savedPlans.noLongerOfferedWhy}</p>
      )}
      {facts && (
        <div className={styles.more}>
          {known.drugs}
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
          <button
            type="button"
            className="link-button"
            data-remove={plan.planId}
            disabled={!mayRemove}
            onClick={() => onRemove(plan)}
          >
            {savedPlans.remove}{' '}
            <span className="visually-hidden">
              <SourceWords>{plan.planName}</SourceWords>
            </span>
          </button>
        )}
      </div>
    </article>
  );
}
