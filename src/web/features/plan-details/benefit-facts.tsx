import type { PlanBenefit } from '#contract/plan.ts';
import { usePlanDetailsTexts } from '#web/data/page-texts.ts';
import { benefitWords, limitWords } from '#web/parts/plans/benefit-lines.ts';
import { SourceWords } from '#web/ui/source-words.tsx';
import { FactList } from './fact-list.tsx';
import styles from './plan-details.module.css';

/** Benefits below the headings of the source. */
export function BenefitFacts({ lines }: { lines: readonly PlanBenefit[] }) {
  const { planDetails } = usePlanDetailsTexts();
  if (lines.length === 0) return <p>{planDetails.noExtras}</p>;
  const categories = [...new Set(lines.map(({ category }) => category))];

  return categories.map((category) => (
    <div key={category} className={styles.benefitCategory}>
      <h3>
        <SourceWords>{category}</SourceWords>
      </h3>
      <FactList facts={lines.filter((line) => line.category === category).map(toFact)} />
    </div>
  ));

  function toFact(line: PlanBenefit) {
    const words = benefitWords(line, planDetails);
    const limits = limitWords(line, planDetails);
    return {
      key: line.service,
      label: <SourceWords>{line.service}</SourceWords>,
      value:
        words.length === 0 ? null : (
          <>
            {words.map(({ network, text }) => (
              <span key={network} className={styles.benefitWords}>
                <span className="quiet">{network}: </span>
                <SourceWords>{text}</SourceWords>
              </span>
            ))}
            {limits.length > 0 && <span className={`${styles.benefitWords} quiet`}>{limits.join(' · ')}</span>}
          </>
        ),
    };
  }
}
