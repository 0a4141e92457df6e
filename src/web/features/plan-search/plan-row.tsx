import type { ReactNode } from 'react';
import { formatCents } from '#content/format/money.ts';
import type { PlanSummary } from '#contract/plan.ts';
import { yearlyPremium } from '#domain/plan-search/plan-order.ts';
import { useBrowseTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { PlanMarks, PlanOrigin } from '#web/parts/plans/plan-marks.tsx';
import { figuresOf } from '#web/parts/plans/plan-words.ts';
import { Figures } from '#web/ui/figures.tsx';
import styles from './plan-row.module.css';

type Props = {
  plan: PlanSummary;
  /** The place of the plan in the profile. */
  save: ReactNode;
  /** What a year costs with the saved drugs; without it the yearly premium stands first. */
  total?: ReactNode;
  /** What else can be done with it. */
  children: ReactNode;
};

export function PlanRow({ plan, save, total, children }: Props) {
  const { texts, language } = useStart();
  const { browse } = useBrowseTexts();
  const headingId = `plan-${plan.planId}`;
  const year = yearlyPremium(plan);
  // The whole cost comes before the premium, which alone can hide a dear plan.
  const figures = [
    ...(total ? [] : [{ label: browse.yearlyPremium, value: year === null ? null : formatCents(year, language) }]),
    ...figuresOf(plan, texts.planFacts, language),
  ];

  return (
    <li>
      <article className={styles.row} aria-labelledby={headingId}>
        <div className={styles.name}>
          <h2 id={headingId} tabIndex={-1}>
            {plan.planName}
          </h2>
          <PlanOrigin planId={plan.planId} facts={plan} />
          <PlanMarks plan={plan} className={styles.marks} />
        </div>
        <div className={styles.action}>{save}</div>
        {total}
        <Figures className={styles.figures} figures={figures} unknown={texts.planFacts.notAvailable} />
        <div className={styles.more}>{children}</div>
      </article>
    </li>
  );
}
