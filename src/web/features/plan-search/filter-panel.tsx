import {
  type ChoiceCount,
  countChoices,
  type FilterGroup as Group,
  type PlanFilters,
  PREMIUM_LIMITS,
  type SearchedPlan,
  STAR_LEVELS,
} from '#domain/plan-search/plan-filters.ts';
import { FILTER_BENEFITS } from '#domain/plans/benefits/filter-benefits.ts';
import { PRODUCT_TYPES } from '#domain/plans/plan-type.ts';
import { useBrowseTexts, useDoctorsTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { type FilterChoice, FilterGroup } from './filter-group.tsx';
import { premiumWords, starWords, toggle } from './filter-words.ts';
import styles from './filters.module.css';

type Props = {
  plans: readonly SearchedPlan[];
  carriers: readonly string[];
  filters: PlanFilters;
  onChange: (filters: PlanFilters) => void;
};

/** A long list of companies starts closed. */
const FEW_CARRIERS = 8;

const NOTHING: ChoiceCount = { fitting: 0, unknown: 0 };

/** Every group of filters, each choice with how many plans it would leave. */
export function FilterPanel({ plans, carriers, filters, onChange }: Props) {
  const { browse } = useBrowseTexts();
  const { language } = useStart();

  const choicesOf = <Value,>(
    group: Group,
    values: readonly Value[],
    labelOf: (value: Value) => string,
    change: (value: Value) => {
      next: Partial<PlanFilters>;
      counted: Partial<PlanFilters>;
      chosen: boolean;
      isName?: boolean;
    },
  ): FilterChoice[] => {
    const changes = values.map(change);
    const counts = countChoices(
      plans,
      filters,
      group,
      changes.map(({ counted }) => counted),
    );
    return values.map((value, index) => ({
      key: String(value),
      label: labelOf(value),
      isName: changes[index]?.isName ?? false,
      chosen: changes[index]?.chosen ?? false,
      count: counts[index] ?? NOTHING,
      choose: () => onChange({ ...filters, ...changes[index]?.next }),
    }));
  };

  const premiums = choicesOf(
    'premium',
    [null, ...PREMIUM_LIMITS],
    (limit) => premiumWords(limit, browse, language),
    (premium) => ({
      ...same({ premium }),
      chosen: filters.premium === premium,
    }),
  );
  const stars = choicesOf(
    'stars',
    [null, ...STAR_LEVELS],
    (level) => starWords(level, browse),
    (level) => ({
      ...same({ stars: level }),
      chosen: filters.stars === level,
    }),
  );
  const companies = choicesOf('carriers', carriers, String, (carrier) => ({
    next: { carriers: toggle(filters.carriers, carrier) },
    counted: { carriers: [carrier] },
    chosen: filters.carriers.includes(carrier),
    isName: true,
  }));
  const networks = choicesOf('networks', networksOf(plans), browse.network.name, (network) => ({
    next: { networks: toggle(filters.networks, network) },
    counted: { networks: [network] },
    chosen: filters.networks.includes(network),
  }));
  const benefits = choicesOf(
    'covers',
    FILTER_BENEFITS,
    (benefit) => browse.benefits.names[benefit],
    (benefit) => ({
      next: { covers: toggle(filters.covers, benefit) },
      counted: { covers: [...filters.covers, benefit] },
      chosen: filters.covers.includes(benefit),
    }),
  );

  return (
    <div className={styles.filterGroups}>
      {plans.some((plan) => plan.doctors) && <DoctorsGroup plans={plans} filters={filters} onChange={onChange} />}
      <FilterGroup title={browse.premium.title} kind="radio" choices={premiums} open />
      <FilterGroup
        title={browse.carrier.title}
        kind="checkbox"
        choices={companies}
        open={carriers.length <= FEW_CARRIERS}
      />
      <FilterGroup title={browse.network.title} kind="checkbox" choices={networks} open />
      <FilterGroup title={browse.benefits.title} hint={browse.benefits.hint} kind="checkbox" choices={benefits} open />
      <FilterGroup title={browse.stars.title} hint={browse.stars.hint} kind="radio" choices={stars} open />
    </div>
  );
}

function DoctorsGroup({ plans, filters, onChange }: Omit<Props, 'carriers'>) {
  const { all, title, hint } = useDoctorsTexts().doctors.planList;
  const [count = NOTHING] = countChoices(plans, filters, 'doctors', [{ doctors: true }]);
  const choice = {
    key: 'doctors',
    label: all,
    chosen: filters.doctors,
    count,
    choose: () => onChange({ ...filters, doctors: !filters.doctors }),
  };
  return <FilterGroup title={title} hint={hint} kind="checkbox" choices={[choice]} open />;
}

const same = (change: Partial<PlanFilters>) => ({ next: change, counted: change });

/** A drug plan has a network of pharmacies alone, so it is no kind of network to choose. */
const networksOf = (plans: readonly SearchedPlan[]) =>
  PRODUCT_TYPES.filter((type) => type !== 'PDP' && plans.some(({ planProductType }) => planProductType === type));
