import type { PlanSummary } from '#contract/plan.ts';
import { countChoices, type PlanFilters } from '#domain/plan-search/plan-filters.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { PLAN_FILTERS, type PlanFilter } from '#web/parts/plan-search/plan-list-address.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './filters.module.css';

type Props = {
  plans: readonly PlanSummary[];
  filters: PlanFilters;
  addressOf: (filters: PlanFilters) => string;
};

const typeOf = (filter: PlanFilter) => (filter === 'ALL' ? null : filter);

/** Links and not buttons: each choice has an address that can be kept and sent. */
export function TypeFilter({ plans, filters, addressOf }: Props) {
  const { planList } = useTexts();
  const choices = PLAN_FILTERS.map((filter) => ({ planType: typeOf(filter) }));
  const counts = countChoices(plans, filters, 'planType', choices);

  return (
    <nav className={styles.typeFilter} aria-label={planList.typesOfPlan}>
      <ul>
        {PLAN_FILTERS.map((filter, index) => (
          <li key={filter}>
            <Link
              to={addressOf({ ...filters, planType: typeOf(filter) })}
              aria-current={typeOf(filter) === filters.planType ? 'true' : undefined}
            >
              {planList.types[filter]} <span className={styles.typeCount}>({counts[index]?.fitting ?? 0})</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
