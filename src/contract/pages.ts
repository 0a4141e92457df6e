const SITE_PAGES = [
  '/',
  '/health-plans',
  '/health-plans/details/{planId}',
  '/health-plans/compare',
  '/health-plans/estimate-drug-costs',
  '/health-plans/pharmacy-search',
  '/health-plans/pharmacy-costs',
  '/medicare-education',
  '/shopper-profile',
  '/agent',
  '/sign-in/{interaction}',
  '/register/{interaction}',
  '/manage-profile',
  '/member-benefits',
  '/member-portal',
  '/sign-out',
] as const;

/** The addresses of pages, with {braces}; each answers the same shell, and the page draws itself. SHELL-012. */
export const PAGES = SITE_PAGES.flatMap((page) => [page, page === '/' ? '/medicare' : `/medicare${page}`]);
