import { useEffect, useState } from 'react';
import type { SearchedPlan } from '#domain/plan-search/plan-filters.ts';
import { ListBar, type ListChosen } from '#web/features/plan-search/list-bar.tsx';
import { late } from '#web/lib/late.ts';
import { useIsScreen } from '#web/lib/screen.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';

// What is not seen at once comes after what is.
const loadSheet = async () => ({ default: (await import('#web/features/plan-search/filter-sheet.tsx')).FilterSheet });
const FilterSheet = late(loadSheet);

type Props = ListChosen & {
  plans: readonly SearchedPlan[];
  carriers: readonly string[];
  filterCount: number;
  totalLabel: string | undefined;
  doctorsLabel: string | undefined;
  onChange: (chosen: ListChosen) => void;
  /** Where the filters stand beside the list. */
  onColumn: () => void;
};

/** The bar above the list, and below 1024 px its sheet. Opening and closing that draws no row of the list again. */
export function ListControls({ carriers, onColumn, ...bar }: Props) {
  const { plans, filters, order, onChange } = bar;
  const isDesktop = useIsScreen('desktop');
  const [isSheetOpen, setSheetOpen] = useState(false);

  useEffect(() => {
    if (!isDesktop) whenIdle(() => void loadSheet().catch(() => null));
  }, [isDesktop]);

  return (
    <>
      <ListBar {...bar} onFilters={() => (isDesktop ? onColumn() : setSheetOpen(true))} />
      {!isDesktop && (
        <FromFirstOpening isOpen={isSheetOpen}>
          <FilterSheet
            isOpen={isSheetOpen}
            plans={plans}
            carriers={carriers}
            filters={filters}
            onClose={() => setSheetOpen(false)}
            onShow={(chosen) => {
              onChange({ filters: chosen, order });
              setSheetOpen(false);
            }}
          />
        </FromFirstOpening>
      )}
    </>
  );
}
