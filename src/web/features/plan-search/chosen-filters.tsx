import type { PlanFilters } from '#domain/plan-search/plan-filters.ts';
import { useBrowseTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import chosenStyles from '#web/ui/chosen.module.css';
import { withoutFilters } from './filter-address.ts';
import { chosenFilters } from './filter-words.ts';
import styles from './filters.module.css';

type Props = { filters: PlanFilters; onChange: (filters: PlanFilters) => void };

/** The filters that are on, each to be taken off, also where the filters themselves are folded away. */
export function ChosenFilters({ filters, onChange }: Props) {
  const { browse } = useBrowseTexts();
  const { language } = useStart();
  const chosen = chosenFilters(filters, browse, language);
  if (chosen.length === 0) return null;

  return (
    <section className={styles.chosenFilters} aria-label={browse.filtersOn(chosen.length)}>
      <ul>
        {chosen.map(({ label, without }) => (
          <li key={label}>
            <button type="button" className={chosenStyles.chosen} onClick={() => onChange(without)}>
              <span className="visually-hidden">{browse.removeFilter(label)}</span>
              <span aria-hidden="true">{label} ×</span>
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="ds-c-button ds-c-button--ghost"
        onClick={() => onChange(withoutFilters(filters))}
      >
        {browse.clearFilters}
      </button>
    </section>
  );
}
