import type { PlanCard } from '#contract/plan-card.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useBenefitLabels } from '#web/features/saved-plans/benefit-labels.ts';
import { SourceWords } from '#web/ui/source-words.tsx';
import { BoldDollars } from './bold-dollars.tsx';
import { nameOf } from './card-rows.ts';
import { Said } from './said.tsx';
import styles from './saved-plan-card.module.css';

/** The server has ranked and counted them. PLAN-421 to PLAN-424. */
export function CardHighlights({ facts }: { facts: PlanCard }) {
  const { planCard } = useProfileTexts();
  const labels = useBenefitLabels();
  if (facts.marketingBullets.length === 0) return null;

  return (
    <>
      <h4>{planCard.highlights}</h4>
      <ul className={styles.bullets}>
        {facts.marketingBullets.map((bullet) => (
          <li key={`${bullet.benefitId} ${bullet.benefitName}`}>
            <Said {...nameOf(bullet, labels)} />:{' '}
            <SourceWords>
              <BoldDollars text={bullet.text} />
            </SourceWords>
          </li>
        ))}
      </ul>
    </>
  );
}
