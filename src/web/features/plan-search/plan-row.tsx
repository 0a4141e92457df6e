import { type ReactNode, useId, useState } from 'react';
import type { PlanSummary } from '#contract/plan.ts';
import { dashedPlanId } from '#domain/plans/plan-id.ts';
import { useBrowseTexts } from '#web/data/page-texts.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { PlanMarks } from '#web/parts/plans/plan-marks.tsx';
import { PlanName } from '#web/parts/plans/plan-name.tsx';
import type { Figure } from '#web/parts/plans/plan-words.ts';
import { SourceWords } from '#web/ui/source-words.tsx';
import styles from './plan-row.module.css';

type Props = {
  plan: PlanSummary;
  /** The one large number, and the few facts that decide. */
  headline: Figure;
  facts: readonly Figure[];
  /** The year as a picture, and what is said of the figures. */
  picture?: ReactNode;
  /** Where only some plans of the page are made up, each of them says so. */
  isMarked: boolean;
  /** The place of the plan in the profile. */
  save: ReactNode;
  /** What the large number is made of, once it is pressed. */
  parts?: ReactNode;
  /** What else can be done with it. */
  children: ReactNode;
};

type Shown = Figure & { shown?: ReactNode };

export function PlanRow({ plan, headline, facts, picture, isMarked, parts, save, children }: Props) {
  const { planFacts } = useTexts();
  const browse = useBrowseTexts();
  const marked = isMarked && plan.madeUp;
  const headingId = `plan-${plan.planId}`;
  const [isOpen, setOpen] = useState(false);
  const partsId = useId();
  const figures: Shown[] = [headline, ...facts];
  if (parts) {
    figures[0] = {
      ...headline,
      shown: (
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={isOpen ? partsId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {headline.value ?? planFacts.notAvailable}
          <span className="visually-hidden">
            . {browse.totalCost.parts}: <SourceWords>{plan.planName}</SourceWords>
          </span>
        </button>
      ),
    };
  }

  return (
    <li>
      <article className={styles.row} aria-labelledby={headingId}>
        <h2 id={headingId} tabIndex={-1}>
          <PlanName>{plan.planName}</PlanName>
        </h2>
        <div className={styles.action}>{save}</div>
        <div className={styles.about}>
          <p className={styles.origin} data-in-name={!marked && plan.planName.includes(plan.organizationName)}>
            <SourceWords>{plan.organizationName}</SourceWords>{' '}
            <span className={styles.number}>· {dashedPlanId(plan.planId)}</span>{' '}
            {marked && <span className="chip chip-outline">{planFacts.madeUp}</span>}
          </p>
          <PlanMarks plan={plan} className={styles.marks} />
        </div>
        <dl className={styles.figures}>
          {figures.map(({ label, value, shown }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-known={value !== null && /\d/.test(value)}>{shown ?? value ?? planFacts.notAvailable}</dd>
            </div>
          ))}
        </dl>
        {picture}
        {isOpen && (
          <div id={partsId} className={styles.parts}>
            {parts}
          </div>
        )}
        <div className={styles.more}>{children}</div>
      </article>
    </li>
  );
}
