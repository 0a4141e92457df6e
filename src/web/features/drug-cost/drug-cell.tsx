import { formatCents } from '#content/format/money.ts';
import type { Drug } from '#contract/saved-drugs.ts';
import { coverageRow, isNotSold } from '#domain/drugs/coverage-row.ts';
import type { DrugCosts } from '#web/data/drug-cost.ts';
import { useDrugCostTexts, useDrugPricingTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { costOfDrug, tierOfDrug, tierWords } from '#web/parts/drug-cost/drug-cover.ts';
import coverageStyles from './coverage.module.css';
import { CoverageIcon } from './coverage-icon.tsx';
import styles from './drug-grid.module.css';

/** One drug at one plan: covered or not, its tier, and what it costs in the year. Not known is never $0. */
export function DrugCell({ drug, costs }: { drug: Drug; costs: DrugCosts | undefined }) {
  const { drugCosts, drugGrid } = useDrugCostTexts();
  const pricing = useDrugPricingTexts();
  const { language } = useStart();

  if (costs?.state === 'failed') return <span className="quiet">{drugCosts.notAvailable}</span>;
  if (costs?.state !== 'known') return <span className="quiet">{drugGrid.working}</span>;
  const { cost } = costs;
  const known = costOfDrug(cost, drug);
  const row = coverageRow(known?.coverage ?? 'unknown', cost, known?.isOffered);
  const year = known?.year ?? null;

  return (
    <div className={styles.cell}>
      <strong className={year === null ? styles.unknown : styles.year}>
        {year === null ? drugCosts.notAvailable : drugGrid.aYear(formatCents(year, language))}
      </strong>
      {row !== 'pharmacy-message' && row !== 'not-available' && (
        <span className={coverageStyles.coverage} data-coverage={row}>
          <CoverageIcon row={row} />
          {drugCosts.coverage[row]}
        </span>
      )}
      {row === 'not-available' && year !== null && <span className="quiet">{drugCosts.coverage[row]}</span>}
      {row === 'pharmacy-message' && known && isNotSold(known) && <span>{drugGrid.outside}</span>}
      {row === 'covered' && known && <span className="quiet">{tierWords(tierOfDrug(cost, drug), pricing)}</span>}
    </div>
  );
}
