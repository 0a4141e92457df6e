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

/** One stop of the keyboard, however many types there are. On a phone its name is seen whole, and the choice lies over it. */
export function TypeChoice({ plans, filters, onChange }: Props) {
  const { planList } = useTexts();
  const choices = PLAN_FILTERS.map((filter) => ({ planType: typeOf(filter) }));
  const counts = countChoices(plans, filters, 'planType', choices);

  const labels = PLAN_FILTERS.map((filter, index) =>
    planList.typeCount(planList.types[filter], counts[index]?.fitting ?? 0),
  );
  const chosen = filters.planType ?? 'ALL';

  return (
    <div className={styles.type}>
      <span aria-hidden="true">{labels[PLAN_FILTERS.indexOf(chosen)]}</span>
      <select
        className={styles.select}
        aria-label={planList.typesOfPlan}
        value={chosen}
        onChange={({ target }) => {
          const wanted = PLAN_FILTERS.find((filter) => filter === target.value);
          if (wanted) onChange({ ...filters, planType: typeOf(wanted) });
        }}
      >
        {PLAN_FILTERS.map((filter, index) => (
          <option key={filter} value={filter}>
            {labels[index]}
          </option>
        ))}
      </select>
    </div>
  );
}
