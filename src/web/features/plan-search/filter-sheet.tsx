import { useDeferredValue, useId, useState } from 'react';
import { filterPlans, type PlanFilters, type SearchedPlan } from '#domain/plan-search/plan-filters.ts';
import { useBrowseTexts } from '#web/data/page-texts.ts';
import { useDialog } from '#web/ui/use-dialog.ts';
import { withoutFilters } from './filter-address.ts';
import { FilterPanel } from './filter-panel.tsx';
import styles from './filter-sheet.module.css';

type Props = {
  isOpen: boolean;
  plans: readonly SearchedPlan[];
  carriers: readonly string[];
  /** Those that are on. */
  filters: PlanFilters;
  onClose: () => void;
  onShow: (filters: PlanFilters) => void;
};

/** The filters on a small screen. What is chosen in it counts with its button; every other way out leaves the list. */
export function FilterSheet({ isOpen, onClose, ...rest }: Props) {
  const { browse } = useBrowseTexts();
  const dialog = useDialog(isOpen, onClose);
  const titleId = useId();

  return (
    <dialog {...dialog} className={styles.sheet} aria-labelledby={titleId}>
      {isOpen && (
        <>
          <header className={styles.head}>
            <h2 id={titleId} tabIndex={-1} data-first>
              {browse.filters}
            </h2>
            <button type="button" className="icon-button" aria-label={browse.closeFilters} onClick={onClose}>
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path d="M5 5l14 14M19 5L5 19" />
              </svg>
            </button>
          </header>
          <Choosing {...rest} />
        </>
      )}
    </dialog>
  );
}

function Choosing({ plans, carriers, filters, onShow }: Omit<Props, 'isOpen' | 'onClose'>) {
  const { browse } = useBrowseTexts();
  const [chosen, setChosen] = useState(filters);
  const fitting = filterPlans(plans, chosen).length;
  // The sheet itself answers the press; its many choices, each with a count, come a moment later.
  const isUp = useDeferredValue(true, false);

  return (
    <>
      <div className={styles.body}>
        {isUp && <FilterPanel plans={plans} carriers={carriers} filters={chosen} onChange={setChosen} />}
      </div>
      <footer className={styles.foot}>
        <button type="button" className="link-button" onClick={() => setChosen(withoutFilters(chosen))}>
          {browse.clearFilters}
        </button>
        <button type="button" className="ds-c-button ds-c-button--solid" onClick={() => onShow(chosen)}>
          {browse.showFitting(fitting)}
        </button>
      </footer>
      <p className="visually-hidden" role="status">
        {browse.fitting(fitting)}
      </p>
    </>
  );
}
