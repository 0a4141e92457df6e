import type { DrugCost } from '#contract/drug-cost.ts';
import type { Drug } from '#contract/saved-drugs.ts';
import { useDrugPricingTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { limitWords } from '#web/parts/drug-cost/drug-cover.ts';
import styles from './coverage.module.css';

/** What the plan asks before it pays, below the name of the drug. */
export function DrugLimits({ drug, cost }: { drug: Drug; cost: DrugCost }) {
  const words = useDrugPricingTexts();
  const lines = limitWords(drug, cost, words, useStart().language);
  if (lines.length === 0) return null;

  return (
    <ul className={styles.note} aria-label={words.limits}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
