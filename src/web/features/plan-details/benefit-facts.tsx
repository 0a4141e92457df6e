import type { PlanBenefit } from '#contract/plan.ts';
import { usePlanDetailsTexts } from '#web/data/page-texts.ts';
import { useSourceNames } from '#web/data/source-names.ts';
import { useStart } from '#web/lib/start-context.ts';
import { labelOf, NO_LABELS, useBenefitLabels } from '#web/parts/plans/benefit-labels.ts';
import { benefitWords, limitWords } from '#web/parts/plans/benefit-lines.ts';
import { sourceName } from '#web/parts/plans/cost-words.ts';
import { Said, said } from '#web/ui/said.tsx';
import { FactList } from './fact-list.tsx';
import styles from './plan-details.module.css';

/** Benefits below the headings of the source. */
export function BenefitFacts({ lines }: { lines: readonly PlanBenefit[] }) {
  const texts = usePlanDetailsTexts();
  const { language } = useStart();
  const labels = useBenefitLabels(NO_LABELS);
  const names = useSourceNames();
  if (lines.length === 0) return <p>{texts.planDetails.noExtras}</p>;
  const categories = [...new Set(lines.map(({ category }) => category))];

  return categories.map((category) => (
    <div key={category} className={styles.benefitCategory}>
      <h3>{said(sourceName(category, names))}</h3>
      <FactList facts={lines.filter((line) => line.category === category).map(toFact)} />
    </div>
  ));

  function toFact(line: PlanBenefit) {
    const words = benefitWords(line, texts, language);
    const limits = limitWords(line, texts);
    return {
      key: line.service,
      label: said(labelOf(line, labels)),
      value:
        words.length === 0 ? null : (
          <>
            {words.map(({ network, said: costs }) => (
              <span key={network} className={styles.benefitWords}>
                {network !== null && <span className="quiet">{network}: </span>}
                <Said said={costs} />
              </span>
            ))}
            {limits.length > 0 && (
              <span className={`${styles.benefitWords} quiet`}>
                <Said said={limits} between=" · " />
              </span>
            )}
          </>
        ),
    };
  }
}
