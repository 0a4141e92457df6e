import type { PlanCard } from '#contract/plan-card.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useSourceNames } from '#web/data/source-names.ts';
import { useStart } from '#web/lib/start-context.ts';
import { useBenefitLabels } from '#web/parts/plans/benefit-labels.ts';
import { costWords } from '#web/parts/plans/cost-words.ts';
import { Said, said } from '#web/ui/said.tsx';
import { BoldDollars } from './bold-dollars.tsx';
import { cardLabel } from './card-label.ts';
import styles from './saved-plan-card.module.css';

/** The server has ranked and counted them. PLAN-421 to PLAN-424. */
export function CardHighlights({ facts }: { facts: PlanCard }) {
  const { benefits, planCard, sourceWords } = useProfileTexts();
  const { language } = useStart();
  const labels = useBenefitLabels(benefits);
  const names = useSourceNames();
  if (facts.marketingBullets.length === 0) return null;

  return (
    <>
      <h4>{planCard.highlights}</h4>
      <ul className={styles.bullets}>
        {facts.marketingBullets.map((bullet) => (
          <li key={`${bullet.benefitId} ${bullet.benefitName}`}>
            {said(cardLabel(bullet, labels, names))}:{' '}
            <Said said={costWords(bullet.value, sourceWords, language)} draw={(text) => <BoldDollars text={text} />} />
          </li>
        ))}
      </ul>
    </>
  );
}
