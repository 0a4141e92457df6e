import type { PlanCard } from '#contract/plan-card.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useSourceNames } from '#web/data/source-names.ts';
import { useStart } from '#web/lib/start-context.ts';
import { riderWords } from '#web/parts/plans/rider-words.ts';
import { said } from '#web/ui/said.tsx';
import styles from './saved-plan-card.module.css';

/** Cover that can be added at a price; nothing where the source tells of none. PLAN-019. */
export function CardRiders({ riders }: { riders: PlanCard['rider'] }) {
  const { planCard, sourceWords } = useProfileTexts();
  const { language } = useStart();
  const names = useSourceNames();
  if (riders.length === 0) return null;

  return (
    <>
      <h4>{planCard.riders}</h4>
      <ul className={styles.riders}>
        {riders.map((rider) => {
          const { name, lines } = riderWords(rider, { words: sourceWords, names }, language);
          return (
            <li key={rider.benefitName}>
              <strong>{said(name)}</strong>
              {lines.map((line) => (
                <span key={line.text}>{said(line)}</span>
              ))}
            </li>
          );
        })}
      </ul>
    </>
  );
}
