import type { PlanCard } from '#contract/plan-card.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { SourceWords } from '#web/ui/source-words.tsx';
import styles from './saved-plan-card.module.css';

/** Cover that can be added at a price; nothing where the source tells of none. PLAN-019. */
export function CardRiders({ riders }: { riders: PlanCard['rider'] }) {
  const { planCard } = useProfileTexts();
  if (riders.length === 0) return null;

  return (
    <>
      <h4>{planCard.riders}</h4>
      <ul className={styles.riders}>
        {riders.map(({ benefitName, preText, helpText }) => (
          <li key={benefitName}>
            <SourceWords>
              <strong>{benefitName}</strong>
              {preText && <span>{preText}</span>}
              {helpText && <span>{helpText}</span>}
            </SourceWords>
          </li>
        ))}
      </ul>
    </>
  );
}
