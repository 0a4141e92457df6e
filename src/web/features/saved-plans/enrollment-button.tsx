import { useId } from 'react';
import type { SavedPlan } from '#contract/saved-plans.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useToday } from '#web/data/today.ts';
import { useMay } from '#web/data/viewer.ts';
import styles from './saved-plan-card.module.css';

type Props = { plan: SavedPlan; onCall: (plan: SavedPlan) => void };

/** As the server decided. Every one of them leads to the phone, until plans can be joined here. PLAN-027 to PLAN-030. */
export function EnrollmentButton({ plan, onCall }: Props) {
  const { planCard } = useProfileTexts();
  const { button, enrollRefusal } = plan;
  const reasonId = useId();
  const { known } = useToday();
  // Without the server's date the windows can not be checked, so nothing is offered. Decision ERR-407.
  const label = button.kind === 'enroll' && !known ? null : labelOf(button, planCard);
  const refusal = button.kind === 'none' && enrollRefusal ? planCard.whyNotEnroll[enrollRefusal] : null;
  const mayEnroll = useMay('enroll');
  // Enroll, continue, view and learn more alike. ROLE-411.
  const isDisabled = button.disabled || !mayEnroll;
  const reason = isDisabled && label ? planCard.viewOnly : refusal;

  return (
    <>
      {label && (
        <button
          type="button"
          className={button.kind === 'enroll' ? 'ds-c-button ds-c-button--solid' : 'ds-c-button'}
          disabled={isDisabled}
          aria-describedby={reason ? reasonId : undefined}
          onClick={() => onCall(plan)}
        >
          {label}
          <span className="visually-hidden">{planCard.ofPlan(plan.planName)}</span>
        </button>
      )}
      {reason && (
        <p id={reasonId} className={`${styles.reason} quiet`}>
          {reason}
        </p>
      )}
    </>
  );
}

type Words = ReturnType<typeof useProfileTexts>['planCard'];

function labelOf({ kind, label }: SavedPlan['button'], { enroll, learnMore, statuses }: Words): string | null {
  if (kind === 'enroll') return enroll;
  if (kind === 'learn-more') return learnMore;
  if (kind === 'none' || label === null) return null;
  return Object.hasOwn(statuses, label) ? statuses[label as keyof typeof statuses] : label;
}
