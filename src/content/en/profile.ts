import { savedPlans } from './saved-plans.ts';

/** What stands around the three views of the profile. Spec A2; quoted wording is verbatim. */
export const profileShell = {
  views: { plans: savedPlans.title, drugs: 'Your drugs', providers: 'Your doctors and dentists' },
  viewWithCount: (view: string, count: number) => `${view} (${count})`,
  sideNavigation: 'Parts of your profile',
  topBar: 'Profile tools',
  back: {
    pharmacySearch: 'Return to pharmacy search',
    drugCostEstimator: 'Return to drug cost estimator',
    planRecommendation: 'Return to plan recommendation',
    planSummary: 'Return to plans',
  },
  print: 'Print',
  email: 'Email',
  summary: {
    title: 'Saved plans',
    count: (count: number, year: number) =>
      count === 1 ? `1 saved plan for ${year}` : `${count} saved plans for ${year}`,
    zip: (zip: string) => `ZIP code ${zip}`,
    see: 'See your saved plans',
  },
  tools: {
    title: 'More tools',
    drugCosts: 'Estimate drug costs',
    pharmacies: 'Find a pharmacy',
    education: 'Learn about Medicare',
    shop: 'Shop for plans',
    memberBenefits: 'Member benefits',
    opensNewTab: '(opens in a new tab)',
  },
  needHelp: {
    title: 'Need help?',
    text: 'Our support line answers questions about this site and your plans.',
    hours: (hours: string) => `Open ${hours}`,
    loading: 'Looking up the number…',
    noNumber: 'We have no number to show right now.',
  },
  loading: {
    title: 'One moment, please',
    // Spec A4, verbatim.
    importing:
      'We are finding your drugs & doctors. This may take up to 1 minute. The page will automatically refresh once we have your information.',
    close: 'Close',
  },
  // Spec A8, verbatim.
  outage: { text: 'Service outage: the sign-in service is unavailable', close: 'Close this message' },
  providers: { loading: 'Loading your doctors…' },
  browse: savedPlans.browse,
  closeDialog: savedPlans.close,
};
