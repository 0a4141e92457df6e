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
  /** Who publishes what our pages say, and what it is: the names of files are for operators. */
  sources: {
    plans: (years: string) => `${years} plan list of the Centers for Medicare & Medicaid Services (CMS)`,
    stars: (years: string) => `${years} star ratings of the Centers for Medicare & Medicaid Services (CMS)`,
    benefits: (years: string) => `${years} plan benefits as Medicare.gov shows them`,
    tiers: (years: string) => `${years} drug tiers as Medicare.gov shows them`,
    madeUpPlans: (years: string) => `${years} plans: a made-up sample`,
    madeUpStars: (years: string) => `${years} star ratings: a made-up sample`,
    censusPlaces: 'ZIP codes and counties of the US Census Bureau',
    otherPlaces: 'ZIP codes and counties of the files loaded for this site',
    asOf: (source: string, date: string) => `${source}, as of ${date}`,
  },
  footer: {
    about: 'About these plans',
    madeUp: 'Plans marked “Made-up sample” are invented to show how this site works. You can not join them.',
    geoNames: 'in part from',
    geoNamesLicence: 'used under CC BY 4.0.',
    notGovernment: (site: string) =>
      `${site} is a private site. It is not part of, and not endorsed by, the federal government or Medicare.`,
    notAllPlans: 'We may not show every plan in your area. For all of your choices, go to',
    orCall: 'or call',
    needHelp: 'Need help?',
    call: (tty: string) => `(TTY\u00a0${tty})`,
    material: (id: string) => `Material ID ${id}`,
  },
};
