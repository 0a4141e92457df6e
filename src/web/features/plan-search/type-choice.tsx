import { countChoices, type PlanFilters, type SearchedPlan } from '#domain/plan-search/plan-filters.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { PLAN_FILTERS, type PlanFilter } from '#web/parts/plan-search/plan-list-address.ts';
import styles from './list-bar.module.css';

type Props = {
  plans: readonly SearchedPlan[];
  filters: PlanFilters;
  onChange: (filters: PlanFilters) => void;
};

const typeOf = (filter: PlanFilter) => (filter === 'ALL' ? null : filter);

/** One stop of the keyboard, however many types there are. */
export function TypeChoice({ plans, filters, onChange }: Props) {
  const { planList } = useTexts();
  const choices = PLAN_FILTERS.map((filter) => ({ planType: typeOf(filter) }));
  const counts = countChoices(plans, filters, 'planType', choices);

  return (
    <select
      className={styles.select}
      aria-label={planList.typesOfPlan}
      value={filters.planType ?? 'ALL'}
      onChange={({ target }) => {
        const chosen = PLAN_FILTERS.find((filter) => filter === target.value);
        if (chosen) onChange({ ...filters, planType: typeOf(chosen) });
      }}
    >
      {PLAN_FILTERS.map((filter, index) => (
        <option key={filter} value={filter}>
          {planList.typeCount(planList.types[filter], counts[index]?.fitting ?? 0)}
        </option>
      ))}
    </select>
  );
}
