import type { SortOrder } from '#domain/plan-search/plan-order.ts';
import type { FilterBenefit } from '#domain/plans/benefits/filter-benefits.ts';

/** The summary page of the plan-browsing tool: filters, order and the compare tray. */
export const browse = {
  filters: 'Filters',
  bar: 'Choose what to see',
  closeFilters: 'Close filters without a change',
  fitting: (count: number) => (count === 0 ? 'No plan fits' : count === 1 ? '1 plan fits' : `${count} plans fit`),
  showFitting: (count: number) =>
    count === 0 ? 'No plan fits: see why' : count === 1 ? 'Show 1 plan' : `Show ${count} plans`,
  clearFilters: 'Clear all filters',
  ignored: 'Part of the address of this page was not understood, so we left it out.',
  leftOut: (count: number) =>
    count === 1
      ? 'We left out 1 plan, because we have no facts on this for it.'
      : `We left out ${count} plans, because we have no facts on this for them.`,
  filtersOn: (count: number) => (count === 1 ? '1 filter is on' : `${count} filters are on`),
  removeFilter: (filter: string) => `Remove filter: ${filter}`,
  premium: {
    title: 'Monthly premium',
    any: 'Any premium',
    zero: '$0 premium',
    upTo: (amount: string) => `Up to ${amount} a month`,
  },
  carrier: { title: 'Insurance company', any: 'All companies' },
  network: { title: 'Kind of network', name: (type: string) => type, any: 'All kinds' },
  benefits: {
    title: 'Benefits',
    hint: 'Shows only plans that are known to have all of these.',
    names: {
      dental: 'Dental',
      vision: 'Vision',
      hearing: 'Hearing',
      fitness: 'Fitness',
      'over-the-counter': 'Over-the-counter items',
      transportation: 'Rides to care',
      telehealth: 'Visits by phone or video',
      meals: 'Meals after a hospital stay',
    } satisfies Record<FilterBenefit, string>,
  },
  stars: {
    title: 'Star rating',
    any: 'Any rating',
    atLeast: (stars: string) => (stars === '5' ? '5 stars' : `${stars} stars or more`),
    hint: 'Medicare rates plans from 1 to 5 stars. Plans without a rating are hidden while this filter is on.',
  },
  sort: {
    label: 'Sort by',
    orders: {
      // Without saved drugs it says what it is: drug costs are not in it.
      'total-cost': 'Yearly premium, lowest first',
      premium: 'Monthly premium, lowest first',
      stars: 'Star rating, highest first',
    } satisfies Record<Exclude<SortOrder, 'doctors'>, string>,
    unknownLast: 'Plans whose figure is not available come last.',
  },
  yearlyPremium: 'Yearly premium',
  yearlyPremiumNote: 'The yearly premium is 12 monthly premiums. What you pay for care and drugs is not in it.',
  shown: (shown: number, all: number) =>
    shown === all ? (all === 1 ? '1 plan' : `${all} plans`) : `${shown} of ${all} plans`,
  noneFit: 'No plan fits all of your filters.',
  dropFilter: (filter: string, count: number) =>
    count === 1 ? `Take off “${filter}” and 1 plan fits.` : `Take off “${filter}” and ${count} plans fit.`,
  dropSeveral: 'Take off two or more of them.',
  showWithout: (filter: string, count: number) => `Take off “${filter}” (${count === 1 ? '1 plan' : `${count} plans`})`,
  showMore: (count: number) => (count === 1 ? 'Show 1 more plan' : `Show ${count} more plans`),
  seen: (shown: number, all: number) => `${shown} of ${all} plans are shown here.`,
  details: 'View details',
  share: { copy: 'Copy a link to this list', copied: 'The link is copied.', failed: 'The link could not be copied.' },
  tray: {
    title: 'Plans to compare',
    add: 'Compare',
    remove: 'Remove from compare',
    addPlan: (plan: string) => `Add ${plan} to compare`,
    removePlan: (plan: string) => `Remove ${plan} from compare`,
    count: (count: number, most: number) => `${count} of ${most} chosen`,
    full: (most: number) => `You can compare up to ${most} plans. Remove one to add another.`,
    needTwo: 'Choose at least 2 plans to compare.',
    compare: 'Compare plans',
    clear: 'Clear',
    notComparable: 'This plan cannot be compared here.',
  },
};
