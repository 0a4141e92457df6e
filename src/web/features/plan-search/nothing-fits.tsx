import { type FilterToDrop, filtersToDrop } from '#domain/plan-search/active-filters.ts';
import type { PlanFilters, SearchedPlan } from '#domain/plan-search/plan-filters.ts';
import { useBrowseTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import { withoutFilters } from './filter-address.ts';
import { filterWords } from './filter-words.ts';

type Props = { plans: readonly SearchedPlan[]; filters: PlanFilters; onChange: (filters: PlanFilters) => void };

/** More ways out than these would be a riddle of their own. */
const MOST_WAYS = 3;

/** No plan fits: which filter alone keeps them away, and how many come without it. */
export function NothingFits({ plans, filters, onChange }: Props) {
  const { browse } = useBrowseTexts();
  const { language, texts } = useStart();
  const [best, ...rest] = filtersToDrop(plans, filters).slice(0, MOST_WAYS);
  const nameOf = ({ filter }: FilterToDrop) =>
    filter.group === 'planType' ? texts.planList.types[filter.value] : filterWords(filter, browse, language);

  return (
    <Notice tone="note">
      <p>
        <strong>{browse.noneFit}</strong> {best ? browse.dropFilter(nameOf(best), best.fitting) : browse.dropSeveral}
      </p>
      <p className="actions">
        {best && (
          <button
            type="button"
            className="ds-c-button ds-c-button--solid"
            onClick={() => onChange(best.filter.without)}
          >
            {browse.showWithout(nameOf(best), best.fitting)}
          </button>
        )}
        {rest.map((way) => (
          <button key={nameOf(way)} type="button" className="ds-c-button" onClick={() => onChange(way.filter.without)}>
            {browse.showWithout(nameOf(way), way.fitting)}
          </button>
        ))}
        <button type="button" className="link-button" onClick={() => onChange(withoutFilters(filters))}>
          {browse.clearFilters}
        </button>
      </p>
    </Notice>
  );
}
