/**
 * Texts that travel with the pages that say them, from src/content/<language>/<name>-texts.ts; the web loads each by
 * src/web/data/load-page-texts.ts.
 */
type PageTexts =
  | 'access-history'
  | 'agent-desk'
  | 'application'
  | 'browse'
  | 'cover-choice'
  | 'cover-explained'
  | 'drug-estimator'
  | 'education'
  | 'home'
  | 'identity'
  | 'imports-page'
  | 'own-data'
  | 'pharmacy-costs'
  | 'plan-details'
  | 'profile'
  | 'provider-search';

type PageFacts = {
  /** The address, with {braces}; null for the page of every other address. */
  path: `/${string}` | null;
  texts: readonly PageTexts[];
  /** The pages whose code is fetched once this one stands and the line is free. */
  preload: readonly string[];
};

/** The plan-browsing tool. SHELL-400. */
const BROWSING = ['plan-list', 'plan-details', 'plan-compare'] as const;

/**
 * Every page: its id names src/web/pages/<id>-page.tsx. Router, page loader, first scripts and server read this table.
 * Each address answers the same shell, and the page draws itself; the first views of some the server draws
 * (drawn-page.ts). SHELL-012.
 */
export const PAGES = {
  home: { path: '/', texts: ['home'], preload: BROWSING },
  'plan-list': { path: '/health-plans', texts: ['browse'], preload: BROWSING },
  'cover-choice': {
    path: '/health-plans/kind-of-cover',
    texts: ['cover-choice', 'cover-explained'],
    preload: BROWSING,
  },
  'plan-details': { path: '/health-plans/details/{planId}', texts: ['browse', 'plan-details'], preload: BROWSING },
  'plan-compare': { path: '/health-plans/compare', texts: ['browse', 'plan-details'], preload: BROWSING },
  'estimate-drug-costs': {
    path: '/health-plans/estimate-drug-costs',
    texts: ['drug-estimator'],
    preload: BROWSING,
  },
  'pharmacy-search': { path: '/health-plans/pharmacy-search', texts: ['drug-estimator'], preload: BROWSING },
  'pharmacy-costs': {
    path: '/health-plans/pharmacy-costs',
    texts: ['pharmacy-costs'],
    preload: BROWSING,
  },
  'provider-search': { path: '/health-plans/provider-search', texts: ['provider-search'], preload: BROWSING },
  education: { path: '/medicare-education', texts: ['education'], preload: BROWSING },
  'shopper-profile': { path: '/shopper-profile', texts: ['profile'], preload: BROWSING },
  // The step is the rest of the address, and may have two slashes: ENROLL-618.
  'online-application': { path: '/online-application/{brand}/{kind}/*', texts: ['application'], preload: [] },
  agent: { path: '/agent', texts: ['agent-desk'], preload: BROWSING },
  'sign-in': { path: '/sign-in/{interaction}', texts: ['identity'], preload: BROWSING },
  register: { path: '/register/{interaction}', texts: ['identity'], preload: BROWSING },
  'manage-profile': { path: '/manage-profile', texts: ['identity'], preload: BROWSING },
  'access-history': { path: '/access-history', texts: ['access-history'], preload: BROWSING },
  imports: { path: '/your-claims', texts: ['imports-page'], preload: BROWSING },
  'own-data': { path: '/your-data', texts: ['own-data'], preload: BROWSING },
  'deletion-receipt': { path: '/your-data/receipt/{receipt}', texts: ['own-data'], preload: BROWSING },
  'member-benefits': { path: '/member-benefits', texts: ['identity'], preload: BROWSING },
  'member-portal': { path: '/member-portal', texts: ['identity'], preload: BROWSING },
  'sign-out': { path: '/sign-out', texts: ['identity'], preload: BROWSING },
  'not-found': { path: null, texts: [], preload: BROWSING },
} as const satisfies Record<string, PageFacts>;

export type PageId = keyof typeof PAGES;

export const PAGE_IDS = Object.keys(PAGES) as PageId[];

/** The site also stands below this prefix, as old links have it. */
export const OLD_PREFIX = '/medicare';

/** Both addresses of a page, as a router spells them: ':planId' for '{planId}'. */
export function routesOf(id: PageId): string[] {
  const path = routeOf(id);
  return path === null ? [] : [path, path === '/' ? OLD_PREFIX : `${OLD_PREFIX}${path}`];
}

export const routeOf = (id: PageId): string | null => PAGES[id].path?.replaceAll(/\{(\w+)\}/g, ':$1') ?? null;
