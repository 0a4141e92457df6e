import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter, Route, Routes } from 'react-router';
import { StartContext, type StartContextValue } from '#web/lib/start-context.ts';
import type { Arrival } from './arrival.ts';
import { Layout } from './layout.tsx';
import {
  AgentPage,
  EducationPage,
  EstimateDrugCostsPage,
  HomePage,
  ManageProfilePage,
  MemberBenefitsPage,
  MemberPortalPage,
  NotFoundPage,
  PharmacyCostsPage,
  PharmacySearchPage,
  PlanComparePage,
  PlanDetailsPage,
  PlanListPage,
  RegisterPage,
  ShopperProfilePage,
  SignInPage,
  SignOutPage,
} from './pages.ts';
import { PROGRAMS, type Programs } from './programs.ts';
import { prefixOf } from './site-prefix.ts';
import { TabSync } from './tab-sync.tsx';

type Props = { start: StartContextValue; client: QueryClient; arrival: Arrival; programs?: Programs };

export const App = ({ start, client, arrival, programs = PROGRAMS }: Props) => (
  <StartContext value={start}>
    <QueryClientProvider client={client}>
      <TabSync />
      <BrowserRouter basename={prefixOf(window.location.pathname)}>
        <Routes>
          <Route element={<Layout arrival={arrival} programs={programs} />}>
            <Route index element={<HomePage />} />
            <Route path="/health-plans" element={<PlanListPage />} />
            <Route path="/health-plans/details/:planId" element={<PlanDetailsPage />} />
            <Route path="/health-plans/compare" element={<PlanComparePage />} />
            <Route path="/medicare-education" element={<EducationPage />} />
            <Route path="/agent" element={<AgentPage />} />
            <Route path="/shopper-profile" element={<ShopperProfilePage />} />
            <Route path="/sign-in/:interaction" element={<SignInPage />} />
            <Route path="/register/:interaction" element={<RegisterPage />} />
            <Route path="/manage-profile" element={<ManageProfilePage />} />
            <Route path="/member-benefits" element={<MemberBenefitsPage />} />
            <Route path="/member-portal" element={<MemberPortalPage />} />
            <Route path="/sign-out" element={<SignOutPage />} />
            <Route path="/health-plans/estimate-drug-costs" element={<EstimateDrugCostsPage />} />
            <Route path="/health-plans/pharmacy-search" element={<PharmacySearchPage />} />
            <Route path="/health-plans/pharmacy-costs" element={<PharmacyCostsPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>
  </StartContext>
);
