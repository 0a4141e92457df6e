/** The compare page: two to four plans side by side. */
export const compare = {
  pageTitle: 'Compare plans',
  title: (count: number) => `Compare ${count} plans`,
  caption: 'Plans side by side',
  whatIsCompared: 'What is compared',
  /** Said beside a value that is better beyond doubt. */
  better: { lowest: 'Lowest', covered: 'Covered', better: 'Better' },
  /** On a phone two plans are shown at a time. */
  sides: { left: 'Plan on the left', right: 'Plan on the right' },
  nowShown: (left: string, right: string) => `Now shown: ${left} and ${right}.`,
  leftOutRows: 'Left out: rows that are the same for all plans, or that we do not know for any.',
  nothingLeftOut: 'Every row is shown.',
  chooseMore: 'Go to the plans of your county, mark the plans you like with “Compare”, and come back.',
  badPlan: (text: string) => `“${text}” is not a plan number.`,
  viewDetails: 'View details',
  remove: 'Remove',
  tier: (tier: number) => `Drug tier ${tier}`,
  onlyDifferences: 'Show only what is different',
  removePlan: (plan: string) => `Remove ${plan} from this page`,
  addPlan: 'Add a plan',
  backToPlans: 'Return to plans',
  print: 'Print this comparison',
  groups: { first: 'What matters most', costs: 'More about costs', drugs: 'Drug coverage', ratings: 'Star ratings' },
  tooFew: 'Choose at least 2 plans to compare.',
  tooMany: (most: number) => `You can compare up to ${most} plans. We show the first ${most}.`,
  leftOut: {
    suppressed: (plan: string) => `${plan} is left out: it cannot be compared on this site.`,
    pffs: (plan: string) => `${plan} is left out: private fee-for-service plans cannot be compared here.`,
    notFound: (id: string) => `We have no plan with the number ${id} for this year.`,
  },
  loading: 'Loading the plans…',
  failed: 'We could not load the plans to compare.',
};
