import { lazy } from 'react';
import { loadPageTexts } from '#web/lib/page-texts.ts';

// A page that had to wait for its texts would show, vanish and lose the focus: program and texts come together.
export const withTexts =
  <Page>(name: Parameters<typeof loadPageTexts>[0], load: () => Promise<Page>) =>
  async (): Promise<Page> => {
    const language = document.documentElement.lang.startsWith('es') ? 'es' : 'en';
    const [page] = await Promise.all([load(), loadPageTexts(name, language)]);
    return page;
  };

const PAGES = {
  home: () => import('#web/pages/home-page.tsx'),
  planList: withTexts('browse', () => import('#web/pages/plan-list-page.tsx')),
  planDetails: withTexts('browse', () => import('#web/pages/plan-details-page.tsx')),
  planCompare: withTexts('browse', () => import('#web/pages/plan-compare-page.tsx')),
  education: withTexts('education', () => import('#web/pages/education-page.tsx')),
  profile: withTexts('profile', () => import('#web/pages/shopper-profile-page.tsx')),
  coming: withTexts('profile', () => import('#web/pages/coming-page.tsx')),
  signIn: withTexts('identity', () => import('#web/pages/sign-in-page.tsx')),
  register: withTexts('identity', () => import('#web/pages/register-page.tsx')),
  manageProfile: withTexts('identity', () => import('#web/pages/manage-profile-page.tsx')),
  memberBenefits: withTexts('identity', () => import('#web/pages/member-benefits-page.tsx')),
  memberPortal: withTexts('identity', () => import('#web/pages/member-portal-page.tsx')),
  signOut: withTexts('identity', () => import('#web/pages/sign-out-page.tsx')),
  agent: withTexts('agentDesk', () => import('#web/pages/agent-page.tsx')),
  notFound: () => import('#web/pages/not-found-page.tsx'),
};

export const HomePage = lazy(PAGES.home);
export const PlanListPage = lazy(PAGES.planList);
export const PlanDetailsPage = lazy(PAGES.planDetails);
export const PlanComparePage = lazy(PAGES.planCompare);
export const EducationPage = lazy(PAGES.education);
export const ShopperProfilePage = lazy(PAGES.profile);
export const ComingPage = lazy(PAGES.coming);
export const SignInPage = lazy(PAGES.signIn);
export const RegisterPage = lazy(PAGES.register);
export const ManageProfilePage = lazy(PAGES.manageProfile);
export const MemberBenefitsPage = lazy(PAGES.memberBenefits);
export const MemberPortalPage = lazy(PAGES.memberPortal);
export const SignOutPage = lazy(PAGES.signOut);
export const AgentPage = lazy(PAGES.agent);
export const NotFoundPage = lazy(PAGES.notFound);

/** Tools that the profile leads to and that are not built yet: they say so. SHELL-021. */
export const COMING_PATHS = ['/health-plans/estimate-drug-costs', '/health-plans/pharmacy-search'] as const;

/** Starts to fetch the page of an address before React asks for it, together with the texts. */
export function fetchPage(path: string): Promise<unknown> {
  if (path === '/') return PAGES.home();
  if (path === '/health-plans') return PAGES.planList();
  if (path === '/health-plans/compare') return PAGES.planCompare();
  if (path.startsWith('/health-plans/details/')) return PAGES.planDetails();
  if (path === '/medicare-education') return PAGES.education();
  if (path.startsWith('/sign-in/')) return PAGES.signIn();
  if (path.startsWith('/register/')) return PAGES.register();
  if (path === '/manage-profile') return PAGES.manageProfile();
  if (path === '/member-benefits') return PAGES.memberBenefits();
  if (path === '/member-portal') return PAGES.memberPortal();
  if (path === '/agent') return PAGES.agent();
  if (path === '/sign-out') return PAGES.signOut();
  if (COMING_PATHS.some((coming) => coming === path)) return PAGES.coming();
  return path === '/shopper-profile' ? PAGES.profile() : PAGES.notFound();
}

/** The plan-browsing pages, whose code comes once the page that was asked for stands. SHELL-400. */
export const BROWSING_PAGES = [PAGES.planList, PAGES.planDetails, PAGES.planCompare];
