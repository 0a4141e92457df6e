import type { PlanSummary } from '#contract/plan.ts';
import type { SavedPlan } from '#contract/saved-plans.ts';
import { type Footnote, footnoteOf, footnotesOf } from '#domain/plans/footnotes.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import styles from './saved-plan-card.module.css';
import savedPlansStyles from './saved-plans.module.css';

/** Beside the name, so that a heading reads as the name alone. */
export function FootnoteMarks({ facts }: { facts: PlanSummary }) {
  const { footnotes } = useProfileTexts().planCard;

  return footnotesOf(facts).map((footnote) => (
    <sup key={footnote} className={styles.footnoteMark}>
      <span aria-hidden="true">{footnoteOf(footnote)}</span>
      <span className="visually-hidden">{footnotes.mark(footnoteOf(footnote))}</span>
    </sup>
  ));
}

/** The notes that the plans on the page carry, each once. PLAN-409, PLAN-410. */
export function PlanFootnotes({ plans }: { plans: readonly SavedPlan[] }) {
  const { footnotes } = useProfileTexts().planCard;
  const carried = new Set<Footnote>(plans.flatMap(({ facts }) => (facts ? footnotesOf(facts) : [])));
  if (carried.size === 0) return null;
  const inOrder = [...carried].toSorted((one, other) => Number(footnoteOf(one)) - Number(footnoteOf(other)));

  return (
    <section className={savedPlansStyles.planFootnotes} aria-labelledby="plan-footnotes">
      <h2 id="plan-footnotes">{footnotes.title}</h2>
      <dl>
        {inOrder.map((footnote) => (
          <div key={footnote}>
            <dt>{footnoteOf(footnote)}</dt>
            <dd>{footnotes[footnote]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
