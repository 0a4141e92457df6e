import { startTransition, useOptimistic } from 'react';
import type { PlanFilters, SearchedPlan } from '#domain/plan-search/plan-filters.ts';
import { useBrowseTexts } from '#web/data/page-texts.ts';
import { FilterPanel } from './filter-panel.tsx';

type Props = {
  plans: readonly SearchedPlan[];
  carriers: readonly string[];
  filters: PlanFilters;
  onChange: (filters: PlanFilters) => void;
};

/** The filters beside the list, on a wide screen: each choice narrows it at once. */
export function FilterColumn({ filters: inAddress, onChange, ...rest }: Props) {
  const { browse } = useBrowseTexts();
  // A mark shows at once, also where the list that follows it takes a moment.
  const [filters, markAsChosen] = useOptimistic(inAddress);

  return (
    <section aria-label={browse.filters} className="no-print">
      <FilterPanel
        {...rest}
        filters={filters}
        onChange={(next) =>
          startTransition(() => {
            markAsChosen(next);
            onChange(next);
          })
        }
      />
    </section>
  );
}
