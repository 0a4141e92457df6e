import { type KeyboardEvent, useId, useState } from 'react';
import type { SavedPlan } from '#contract/saved-plans.ts';
import { snpEligibility } from '#domain/plans/snp-eligibility.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useTexts } from '#web/lib/start-context.ts';
import styles from './saved-plan-card.module.css';

/** What the label of a special needs plan means: by mouse, by focus and by tap. Escape takes it away. PLAN-408. */
export function EligibilityTip({ plan }: { plan: SavedPlan }) {
  const { planCard } = useProfileTexts();
  const { planFacts } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const eligibility = snpEligibility(plan.snpType);
  const tip = eligibility && planCard.snpTooltips[eligibility];
  if (!tip) return null;

  const open = () => setOpen(true);
  const close = () => setOpen(false);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for keys and fingers.
    <div className={styles.tip} onMouseEnter={open} onMouseLeave={close} onKeyDown={closeOnEscape}>
      <button
        type="button"
        className="link-button"
        aria-describedby={isOpen ? id : undefined}
        onFocus={open}
        onBlur={close}
        onClick={open}
      >
        {planCard.aboutEligibility(planFacts.eligibility[eligibility])}
      </button>
      {isOpen && (
        <p role="tooltip" id={id} className={styles.tipText}>
          {tip}
        </p>
      )}
    </div>
  );
}
