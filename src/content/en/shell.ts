/** Header, footer and what every page says. */
export const shell = {
  skip: 'Skip to main content',
  siteNavigation: 'Site',
  shopPlans: 'Shop plans',
  yourProfile: 'Your profile',
  savedPlans: (count: number) => (count === 1 ? '1 saved plan' : `${count} saved plans`),
  otherLanguage: 'Español',
  loading: 'Loading…',
  tryAgain: 'Try again',
  wentWrong: 'Something went wrong. Please try again.',
  pageTitle: (page: string, site: string) => `${page} | ${site}`,
  notFound: {
    title: 'We can not find this page',
    lead: 'The address may be misspelled, or the page may have moved.',
    goHome: 'Go to the home page',
    orLook: 'You can also look at your saved plans.',
  },
  crashed: {
    title: 'This page stopped working',
    lead: 'Nothing you saved is lost. Load the page again to go on.',
    reload: 'Load the page again',
  },
  footer: {
    about: 'About these plans',
    edition: (what: string, source: string, asOf: string | null) =>
      asOf ? `${what}: ${source}, as of ${asOf}.` : `${what}: ${source}.`,
    plansOf: (year: number) => `${year} plans`,
    starsOf: (year: number) => `${year} star ratings`,
    plans: 'Plans',
    stars: 'Star ratings',
    places: 'ZIP codes and counties',
    madeUp: 'Plans marked “Made-up sample” are invented to show how this site works. You can not join them.',
    geoNames: 'ZIP code data in part from',
    geoNamesLicence: 'used under CC BY 4.0.',
    notGovernment: (site: string) =>
      `${site} is a private site. It is not part of, and not endorsed by, the federal government or Medicare.`,
    notAllPlans: 'We may not show every plan in your area. For all of your choices, go to',
    orCall: 'or call 1-800-MEDICARE (TTY 1-877-486-2048).',
    needHelp: 'Need help?',
    call: (tty: string) => `(TTY ${tty})`,
    material: (id: string) => `Material ID ${id}`,
  },
};
