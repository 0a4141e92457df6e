import type { DrugCost } from '#contract/drug-cost.ts';
import type { Drug } from '#contract/saved-drugs.ts';
import { useDrugPricingTexts } from '#web/data/page-texts.ts';
import { tierWords } from '#web/parts/drug-cost/drug-cover.ts';
import { DrugLimits } from './drug-limits.tsx';
import styles from './drug-panel.module.css';

/** A drug's tier, and what the plan asks before it pays. */
export function DrugTerms({ drug, cost, tier }: { drug: Drug; cost: DrugCost; tier: number | null }) {
  const words = useDrugPricingTexts();

  return (
    <div className={styles.drugTerms}>
      {cost.coverage === 'covered' && <span className="quiet">{tierWords(tier, words)}</span>}
      <DrugLimits drug={drug} cost={cost} />
    </div>
  );
}
