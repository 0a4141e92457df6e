/** The plans view of the profile. Quoted wording of the specification is verbatim. */
export const savedPlans = {
  title: 'Your plans',
  planYear: 'Plan year',
  caption: (first: number, second: number) =>
    `Plans start in November or December ${first}, or January ${second} or later.`,
  advantage: 'Medicare Advantage plans',
  drugPlans: 'Drug plans',
  count: (heading: string, count: number) => `${heading} (${count})`,
  empty: 'You have no saved plans.',
  emptyOfYear: (year: number) => `Nothing is saved for ${year} yet. Find plans you like and save them here.`,
  alsoSaved: (count: number, year: number) =>
    count === 1 ? `You have 1 saved plan for ${year}.` : `You have ${count} saved plans for ${year}.`,
  seeYear: (year: number) => `See ${year}`,
  browse: 'Browse all plans',
  loading: 'Loading your plans…',
  failed: 'We could not load your plans. Nothing you saved is lost.',
  dateUnknown: 'We could not check today’s date with our server, so some choices may be missing.',
  noLongerOffered: 'No longer offered',
  noLongerOfferedWhy: 'This plan has left our plan data. We keep it here as you saved it.',
  savedFor: (county: string | null, zip: string) => (county ? `${county}, ZIP code ${zip}` : `ZIP code ${zip}`),
  savedOn: (time: string) => `Saved on ${time}`,
  remove: 'Remove',
  removePlan: (plan: string) => `Remove ${plan}`,
  removeQuestion: 'Are you sure you want to remove this plan?',
  confirmRemove: 'Remove from saved plans',
  keep: 'Keep plan',
  close: 'Close dialog',
  removed: (plan: string) => `${plan} is removed from your saved plans.`,
  putBack: (plan: string) => `${plan} is back in your saved plans.`,
  notRemoved: (plan: string) => `${plan} could not be removed. It is still saved.`,
  unreadable: (plan: string) =>
    `We cannot read what you saved of ${plan}, so it is not in your list. Save the plan again, or remove it.`,
};
