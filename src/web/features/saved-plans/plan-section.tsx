import type { SavedPlan } from '#contract/saved-plans.ts';
import { useSavedPlansTexts } from '#web/data/page-texts.ts';
import { CompareLink } from './compare-link.tsx';
import { type KnownOfPlan, SavedPlanCard } from './saved-plan-card.tsx';
import styles from './saved-plans.module.css';

type Props = {
  id: string;
  title: string;
  plans: readonly SavedPlan[];
  refusals: ReadonlyMap<string, string>;
  onRemove: (plan: SavedPlan) => void;
  onCall: (plan: SavedPlan) => void;
  knownOf: (plan: SavedPlan) => KnownOfPlan;
  longest: number;
  isMadeUpPage: boolean;
};

/** A section without plans is not shown. */
export function PlanSection({ id, title, plans, refusals, knownOf, ...card }: Props) {
  const savedPlans = useSavedPlansTexts();
  if (plans.length === 0) return null;

  return (
    <section className={styles.planSection} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id} tabIndex={-1}>
          {savedPlans.count(title, plans.length)}
        </h2>
        <CompareLink title={title} plans={plans} />
      </div>
      <div className={styles.cardGrid}>
        {plans.map((plan) => (
          <SavedPlanCard
            key={plan.planId}
            refusal={refusals.get(plan.planId)}
            plan={plan}
            known={knownOf(plan)}
            {...card}
          />
        ))}
      </div>
    </section>
  );
}
