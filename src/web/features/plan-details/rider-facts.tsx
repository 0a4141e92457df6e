import type { Rider } from '#contract/plan.ts';
import { usePlanDetailsTexts } from '#web/data/page-texts.ts';
import { useSourceNames } from '#web/data/source-names.ts';
import { useStart } from '#web/lib/start-context.ts';
import { riderWords } from '#web/parts/plans/rider-words.ts';
import { said } from '#web/ui/said.tsx';
import { FactList } from './fact-list.tsx';
import styles from './plan-details.module.css';

/** Cover that can be added at a price. Where the source tells of none it is not known whether there is any. PLAN-019. */
export function RiderFacts({ riders }: { riders: readonly Rider[] }) {
  const { texts, language } = useStart();
  const { sourceWords } = usePlanDetailsTexts();
  const names = useSourceNames();
  if (riders.length === 0) return <p className="quiet">{texts.planFacts.notAvailable}</p>;
  return <FactList facts={riders.map(toFact)} />;

  function toFact(rider: Rider) {
    const { name, lines } = riderWords(rider, { words: sourceWords, names }, language);
    return {
      key: rider.benefitName,
      label: said(name),
      value:
        lines.length === 0
          ? null
          : lines.map((line) => (
              <span key={line.text} className={styles.benefitWords}>
                {said(line)}
              </span>
            )),
    };
  }
}
