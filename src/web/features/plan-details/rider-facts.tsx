import type { Rider } from '#contract/plan.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { SourceWords } from '#web/ui/source-words.tsx';
import { FactList } from './fact-list.tsx';
import styles from './plan-details.module.css';

/** Cover that can be added at a price. Where the source tells of none it is not known whether there is any. PLAN-019. */
export function RiderFacts({ riders }: { riders: readonly Rider[] }) {
  const { planFacts } = useTexts();
  if (riders.length === 0) return <p className="quiet">{planFacts.notAvailable}</p>;
  return <FactList facts={riders.map(toFact)} />;
}

const toFact = ({ benefitName, preText, helpText }: Rider) => {
  const words = [preText, helpText].filter((text) => text !== null);
  return {
    key: benefitName,
    label: <SourceWords>{benefitName}</SourceWords>,
    value:
      words.length === 0
        ? null
        : words.map((text) => (
            <span key={text} className={styles.benefitWords}>
              <SourceWords>{text}</SourceWords>
            </span>
          )),
  };
};
