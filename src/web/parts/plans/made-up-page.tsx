import type { PlanSummary } from '#contract/plan.ts';
import { useTexts } from '#web/lib/start-context.ts';
import styles from './made-up-page.module.css';

type Plans = readonly (PlanSummary | null)[];

/** Then the page says so once; where only some are made up, each of those says it of itself. */
export function isMadeUpPage(plans: Plans): boolean {
  const known = plans.filter((plan) => plan !== null);
  return known.length > 0 && known.every(({ madeUp }) => madeUp);
}

/** Says once of a page that all its plans are made up. */
export function MadeUpPage({ plans }: { plans: Plans }) {
  const { planFacts } = useTexts();
  if (!isMadeUpPage(plans)) return null;

  return (
    <p className={`${styles.mark} quiet`}>
      <span className="chip chip-outline">{planFacts.madeUp}</span> {planFacts.madeUpPage}
    </p>
  );
}
