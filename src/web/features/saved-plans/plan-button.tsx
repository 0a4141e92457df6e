import type { SavedPlan } from '#contract/saved-plans.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';

export type Drawn = { plan: SavedPlan; label: string; isDisabled: boolean; describedBy: string | undefined };

type Props = Drawn & { look?: string; onPress: () => void };

/** A button of a plan card, which says for ears whose it is. */
export function PlanButton({ plan, label, isDisabled, describedBy, look = 'ds-c-button', onPress }: Props) {
  const { planCard } = useProfileTexts();
  return (
    <button type="button" className={look} disabled={isDisabled} aria-describedby={describedBy} onClick={onPress}>
      {label}
      <span className="visually-hidden">{planCard.ofPlan(plan.planName)}</span>
    </button>
  );
}
