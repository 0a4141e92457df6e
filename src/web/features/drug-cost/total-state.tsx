import type { SortOrder } from '#domain/plan-search/plan-order.ts';
import { useBrowseTexts, useDrugCostTexts } from '#web/data/page-texts.ts';
import type { SavedDrugs } from '#web/data/saved-drugs.ts';
import { useMay } from '#web/data/viewer.ts';
import type { LateOrder } from '#web/lib/use-late-order.ts';
import { aboutTotals } from '#web/parts/drug-cost/total-figures.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './plan-total.module.css';

type Props = { state: LateOrder; order: SortOrder; onSort: () => void };

/** How far the costs are, above the list that they put in order. */
export function TotalState({ state, order, onSort }: Props) {
  const { totalCost } = useBrowseTexts();
  const isByTotal = order === 'total-cost';

  return (
    <div className={styles.totalState}>
      <p role="status">
        {state === 'waiting' && (isByTotal ? totalCost.waiting : totalCost.working)}
        {state === 'ordered' && isByTotal && totalCost.sorted}
        {state !== 'waiting' && (state === 'held' || !isByTotal) && totalCost.ready}
      </p>
      {state === 'held' && isByTotal && (
        <button type="button" className="link-button no-print" onClick={onSort}>
          {totalCost.sortNow}
        </button>
      )}
    </div>
  );
}

/** What the totals are made of, below the list: they are read after it. */
export function AboutTotals({ list }: { list: SavedDrugs }) {
  const { totalCost } = useBrowseTexts();
  const { drugYear } = useDrugCostTexts().drugCosts;
  const mayChange = useMay('changeDrugs');

  return (
    <p>
      {aboutTotals(list, totalCost)} {totalCost.unknownLast} {drugYear.ifNotCovered}{' '}
      {mayChange && (
        <Link className="no-print" to="/health-plans/estimate-drug-costs">
          {totalCost.editDrugs}
        </Link>
      )}
    </p>
  );
}
