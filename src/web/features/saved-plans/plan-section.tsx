import type { SavedPlan } from '#contract/saved-plans.ts';
import { useSavedPlansTexts } from '#web/data/page-texts.ts';
import { UndoLine } from '#web/ui/undo-line.tsx';
import { type Removal, withRemoval } from '#web/ui/use-last-removal.ts';
import { CheapestLine } from './cheapest-line.tsx';
import { CompareLink } from './compare-link.tsx';
import { type KnownOfPlan, SavedPlanCard } from './saved-plan-card.tsx';
import styles from './saved-plans.module.css';

type Props = {
  id: string;
  title: string;
  plans: readonly SavedPlan[];
  refusals: ReadonlyMap<string, string>;
  /** The plan of this section that was removed last. */
  removal: Removal<SavedPlan> | null;
  onUndo: (plan: SavedPlan) => void;
  onRemove: (plan: SavedPlan) => void;
  onCall: (plan: SavedPlan) => void;
  knownOf: (plan: SavedPlan) => KnownOfPlan;
  /** Without saved drugs no year has a total. */
  hasDrugs: boolean;
  longest: number;
  isMadeUpPage: boolean;
};

/** A section without plans is not shown, but for what was removed from it a moment ago. */
export function PlanSection({ id, title, plans, refusals, removal, onUndo, knownOf, hasDrugs, ...card }: Props) {
  const savedPlans = useSavedPlansTexts();
  const undo = removal && (
    <UndoLine
      key="undo"
      className={styles.undo}
      sentence={savedPlans.removed(removal.item.planName)}
      problem={removal.problem}
      onUndo={() => onUndo(removal.item)}
    />
  );
  if (plans.length === 0) return undo && <div className={styles.planSection}>{undo}</div>;

  return (
    <section className={styles.planSection} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id} tabIndex={-1}>
          {savedPlans.count(title, plans.length)}
        </h2>
        <CompareLink title={title} plans={plans} />
      </div>
      {hasDrugs && <CheapestLine plans={plans} yearOf={(plan) => knownOf(plan).year} />}
      <div className={styles.cardGrid}>
        {withRemoval(plans, removal).map((plan) =>
          plan === null ? (
            undo
          ) : (
            <SavedPlanCard
              key={plan.planId}
              refusal={refusals.get(plan.planId)}
              plan={plan}
              known={knownOf(plan)}
              {...card}
            />
          ),
        )}
      </div>
    </section>
  );
}
