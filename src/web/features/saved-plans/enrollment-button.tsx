import { useId } from 'react';
import type { SavedPlan } from '#contract/saved-plans.ts';
import { isOpenEnrollment } from '#domain/plan-year/season.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useToday } from '#web/data/today.ts';
import { useMay } from '#web/data/viewer.ts';
import { ApplyButton } from './apply-button.tsx';
import { PlanButton } from './plan-button.tsx';
import styles from './saved-plan-card.module.css';

type Props = { plan: SavedPlan; onCall: (plan: SavedPlan) => void };

/** As the server decided. A plan that can be joined here can be joined by phone too. PLAN-027 to PLAN-030. */
export function EnrollmentButton({ plan, onCall }: Props) {
  const { planCard, learnMore } = useProfileTexts();
  const { button, enrollRefusal } = plan;
  const reasonId = useId();
  const { known, today } = useToday();
  // Without the server's date the windows can not be checked, so nothing is offered. Decision ERR-407.
  const label = button.kind === 'enroll' && !known ? null : labelOf(button, planCard);
  const refusal = button.kind === 'none' && enrollRefusal ? planCard.whyNotEnroll[enrollRefusal] : null;
  const mayEnroll = useMay('enroll');
  // Enroll, continue, view and learn more alike. ROLE-411.
  const isDisabled = button.disabled || !mayEnroll;
  const wantsReason = label && button.kind === 'enroll' && !isOpenEnrollment(plan.planYear, today);
  const reason = isDisabled && label ? planCard.viewOnly : (refusal ?? (wantsReason ? planCard.needsReason : null));
  const drawn = { plan, isDisabled, describedBy: reason ? reasonId : undefined };
  const isByPhone = label && (button.kind === 'enroll' || UNSENT.includes(button.label));

  return (
    <>
      {label && button.kind === 'enroll' && <ApplyButton {...drawn} label={label} onCall={onCall} look={SOLID} />}
      {label && button.kind === 'status' && <ApplyButton {...drawn} label={label} onCall={onCall} />}
      {label && button.kind === 'learn-more' && <PlanButton {...drawn} label={label} onPress={() => onCall(plan)} />}
      {isByPhone && <PlanButton {...drawn} label={learnMore.title} look="link-button" onPress={() => onCall(plan)} />}
      {reason && (
        <p id={reasonId} className={`${styles.reason} quiet`}>
          {reason}
        </p>
      )}
    </>
  );
}

const SOLID = 'ds-c-button ds-c-button--solid';

/** Who has sent an application has nothing more to call about it to join. */
const UNSENT: readonly (string | null)[] = ['Saved', 'In Progress', 'In-Progress'];

type Words = ReturnType<typeof useProfileTexts>['planCard'];

function labelOf({ kind, label }: SavedPlan['button'], { enroll, learnMore, statuses }: Words): string | null {
  if (kind === 'enroll') return enroll;
  if (kind === 'learn-more') return learnMore;
  if (kind === 'none' || label === null) return null;
  return Object.hasOwn(statuses, label) ? statuses[label as keyof typeof statuses] : label;
}
