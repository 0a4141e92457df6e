import { type ComponentType, createElement, lazy, useState } from 'react';
import { withTexts } from '#web/data/with-texts.ts';

type Program = { default: ComponentType };

/**
 * A page that has come before it is drawn is drawn with the frame around it: what React waits for, even for a moment,
 * it shows a third of a second late.
 */
function pageOf(load: () => Promise<Program>) {
  let loaded: ComponentType | null = null;
  const bring = async () => {
    const program = await load();
    loaded = program.default;
    return program;
  };
  const Later = lazy(bring);
  const Page = () => {
    // Which of the two it is stays so while it stands: another would begin anew.
    const [Shown] = useState<ComponentType>(() => loaded ?? Later);
    return createElement(Shown);
  };
  return Object.assign(Page, { bring });
}

export const HomePage = pageOf(() => import('#web/pages/home-page.tsx'));
export const PlanListPage = pageOf(withTexts('browse', () => import('#web/pages/plan-list-page.tsx')));
export const PlanDetailsPage = pageOf(withTexts('browse', () => import('#web/pages/plan-details-page.tsx')));
export const PlanComparePage = pageOf(withTexts('browse', () => import('#web/pages/plan-compare-page.tsx')));
export const EducationPage = pageOf(withTexts('education', () => import('#web/pages/education-page.tsx')));
export const ShopperProfilePage = pageOf(withTexts('profile', () => import('#web/pages/shopper-profile-page.tsx')));
export const EstimateDrugCostsPage = pageOf(
  withTexts('estimator', () => import('#web/pages/estimate-drug-costs-page.tsx')),
);
export const PharmacySearchPage = pageOf(withTexts('estimator', () => import('#web/pages/pharmacy-search-page.tsx')));
export const PharmacyCostsPage = pageOf(
  withTexts(
    'profile',
    withTexts('pharmacyCosts', () => import('#web/pages/pharmacy-costs-page.tsx')),
  ),
);
export const SignInPage = pageOf(withTexts('identity', () => import('#web/pages/sign-in-page.tsx')));
export const RegisterPage = pageOf(withTexts('identity', () => import('#web/pages/register-page.tsx')));
export const ManageProfilePage = pageOf(withTexts('identity', () => import('#web/pages/manage-profile-page.tsx')));
export const MemberBenefitsPage = pageOf(withTexts('identity', () => import('#web/pages/member-benefits-page.tsx')));
export const MemberPortalPage = pageOf(withTexts('identity', () => import('#web/pages/member-portal-page.tsx')));
export const SignOutPage = pageOf(withTexts('identity', () => import('#web/pages/sign-out-page.tsx')));
export const AgentPage = pageOf(withTexts('agentDesk', () => import('#web/pages/agent-page.tsx')));
export const NotFoundPage = pageOf(() => import('#web/pages/not-found-page.tsx'));

/** Starts to fetch the page of an address before React asks for it, together with the texts. */
export function fetchPage(path: string): Promise<unknown> {
  if (path === '/') return HomePage.bring();
  if (path === '/health-plans') return PlanListPage.bring();
  if (path === '/health-plans/compare') return PlanComparePage.bring();
  if (path.startsWith('/health-plans/details/')) return PlanDetailsPage.bring();
  if (path === '/medicare-education') return EducationPage.bring();
  if (path.startsWith('/sign-in/')) return SignInPage.bring();
  if (path.startsWith('/register/')) return RegisterPage.bring();
  if (path === '/manage-profile') return ManageProfilePage.bring();
  if (path === '/member-benefits') return MemberBenefitsPage.bring();
  if (path === '/member-portal') return MemberPortalPage.bring();
  if (path === '/agent') return AgentPage.bring();
  if (path === '/sign-out') return SignOutPage.bring();
  if (path === '/health-plans/estimate-drug-costs') return EstimateDrugCostsPage.bring();
  if (path === '/health-plans/pharmacy-search') return PharmacySearchPage.bring();
  if (path === '/health-plans/pharmacy-costs') return PharmacyCostsPage.bring();
  return path === '/shopper-profile' ? ShopperProfilePage.bring() : NotFoundPage.bring();
}

/** The plan-browsing pages, whose code comes once the page that was asked for stands. SHELL-400. */
export const BROWSING_PAGES = [PlanListPage.bring, PlanDetailsPage.bring, PlanComparePage.bring];
