/** What the generic of a brand would save. Amounts come formatted. */
export const genericSaving = {
  noPlans: (year: number) =>
    `What it would save depends on the plan. You have no saved plan for ${year} that covers drugs.`,
  doseFirst: 'Tell how much you take to see what it would save.',
  working: 'Working out what it would save…',
  failed: 'We could not work out what it would save.',
  notAvailable: 'What it would save is not available.',
  withPlan: (plan: string) => `With ${plan}`,
  withPlans: (known: number, all: number) =>
    known === all ? 'With your saved plans' : `With ${known} of your saved plans`,
  same: (where: string) => `${where}, your drugs would cost the same.`,
  less: (where: string, amount: string) => `${where}, your drugs would cost about ${amount} less a year.`,
  more: (where: string, amount: string) => `${where}, your drugs would cost about ${amount} more a year.`,
  lessBetween: (where: string, least: string, most: string) =>
    `${where}, your drugs would cost between ${least} and ${most} less a year.`,
  moreBetween: (where: string, least: string, most: string) =>
    `${where}, your drugs would cost between ${least} and ${most} more a year.`,
  lessUpTo: (where: string, most: string) => `${where}, your drugs would cost the same or up to ${most} less a year.`,
  moreUpTo: (where: string, most: string) => `${where}, your drugs would cost the same or up to ${most} more a year.`,
  mixed: (where: string, less: string, more: string) =>
    `${where}, your drugs would cost up to ${less} less or up to ${more} more a year. It depends on the plan.`,
  partial: 'For your other plans it is not available.',
  reference: (year: number | null) =>
    year === null ? 'Estimated from average prices.' : `Estimated from average ${year} prices.`,
  madeUp: 'Plans and prices are made up, for trying out.',
};
