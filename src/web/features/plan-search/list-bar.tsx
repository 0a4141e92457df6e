import { startTransition, useOptimistic } from 'react';
import type { PlanFilters, SearchedPlan } from '#domain/plan-search/plan-filters.ts';
import type { SortOrder } from '#domain/plan-search/plan-order.ts';
import { useBrowseTexts } from '#web/data/page-texts.ts';
import styles from './list-bar.module.css';
import { SortChoice } from './sort-choice.tsx';
import { TypeChoice } from './type-choice.tsx';

export type ListChosen = { filters: PlanFilters; order: SortOrder };

type Props = ListChosen & {
  plans: readonly SearchedPlan[];
  filterCount: number;
  totalLabel: string | undefined;
  doctorsLabel: string | undefined;
  onChange: (chosen: ListChosen) => void;
  onFilters: () => void;
};

/** What the list is chosen by stays in sight above it. */
export function ListBar({ plans, filterCount, totalLabel, doctorsLabel, onChange, onFilters, ...inAddress }: Props) {
  const { browse } = useBrowseTexts();
  // A choice shows at once, also where the list that follows it takes a moment.
  const [{ filters, order }, markAsChosen] = useOptimistic<ListChosen>(inAddress);
  const choose = (change: Partial<ListChosen>) =>
    startTransition(() => {
      const next = { filters, order, ...change };
      markAsChosen(next);
      onChange(next);
    });

  return (
    <section className={styles.bar} aria-label={browse.bar}>
      <TypeChoice plans={plans} filters={filters} onChange={(chosen) => choose({ filters: chosen })} />
      <div className={styles.buttons}>
        <button type="button" className={styles.filters} onClick={onFilters}>
          {browse.filters}
          {filterCount > 0 && (
            <>
              <span className={styles.count} aria-hidden="true">
                {filterCount}
              </span>
              <span className="visually-hidden">, {browse.filtersOn(filterCount)}</span>
            </>
          )}
        </button>
        <SortChoice
          chosen={order}
          totalLabel={totalLabel}
          doctorsLabel={doctorsLabel}
          onChoose={(chosen) => choose({ order: chosen })}
        />
      </div>
    </section>
  );
}
