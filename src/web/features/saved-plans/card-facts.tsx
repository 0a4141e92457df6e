import type { PlanCard } from '#contract/plan-card.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import type { DrugFacts } from '#web/parts/plans/drug-facts.ts';
import type { Figure } from '#web/parts/plans/plan-words.ts';
import { Said } from '#web/ui/said.tsx';
import { cardFacts } from './facts-of-card.ts';
import styles from './saved-plan-card.module.css';

type Props = { facts: PlanCard; cover: DrugFacts | null; doctors: Figure | null };

/** The few facts that decide, in one quiet list below the picture of the year. */
export function CardFacts({ facts, cover, doctors }: Props) {
  const { texts, language } = useStart();
  const { planFacts } = texts;
  const { planCard, yearBar } = useProfileTexts();

  return (
    <dl className={styles.deciding}>
      {cardFacts(facts, { cover, doctors }, { planFacts, planCard, working: yearBar.working }, language).map(
        ({ label, value, isReason = false }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-known={value !== null && !isReason}>
              {value === null ? planFacts.notAvailable : typeof value === 'string' ? value : <Said said={[value]} />}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
