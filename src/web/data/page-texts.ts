import { use } from 'react';
import { useStart } from '#web/lib/start-context.ts';
import { useChangedTexts } from './changed-texts.ts';
import { loadedPageTexts, loadPageTexts, type PageTexts } from './load-page-texts.ts';

/** What an operator may change of the profile. CONTENT-402 to CONTENT-404. */
const PROFILE_DOCUMENTS = ['medigap', 'profile-redesign-profile', 'profile-redesign-shopper'] as const;

/** These travel with the first view, since other pages say some of them too; the same documents change them. */
export const useSavedPlansTexts = () => useChangedTexts(useStart().texts, PROFILE_DOCUMENTS).savedPlans;

/**
 * What came with the page's program is there at once; else the page waits for it. React then wants no other hook with a
 * memory after this one in the part that waits: what has some comes together with its texts (with-texts.ts).
 */
export function usePageTexts<Name extends keyof PageTexts>(name: Name): PageTexts[Name] {
  const { language } = useStart();
  return loadedPageTexts(name, language) ?? use(loadPageTexts(name, language));
}

export const useAgentDeskTexts = () => usePageTexts('agent-desk').agentDesk;
export const useApplicationTexts = () => usePageTexts('application');
/** With those of its questions. */
export const useApplicationFormTexts = () => ({
  ...usePageTexts('application'),
  ...usePageTexts('application-form'),
});
export const useApplicationCardsTexts = () => usePageTexts('application-cards');
export const useBrowseTexts = () => usePageTexts('browse');
export const useCashCalendarTexts = () => usePageTexts('cash-calendar');
export const useDashboardTexts = () => usePageTexts('session').dashboard;
export const useDoctorsTexts = () => usePageTexts('doctors');
/** Also a part of the profile: what its documents change is changed wherever the costs are shown. */
export const useDrugCostTexts = () => useChangedTexts(usePageTexts('drug-cost'), PROFILE_DOCUMENTS);
export const useDrugPricingTexts = () => usePageTexts('drug-cost-pricing').drugPricing;
export const usePaymentPlanTexts = () => usePageTexts('drug-cost-pricing').paymentPlan;
export const useDrugReceiptTexts = () => usePageTexts('drug-cost-receipt').drugReceipt;
export const useEstimatorTexts = () => usePageTexts('drug-estimator').estimator;
export const useHomeTexts = () => usePageTexts('home').home;
export const useIdentityTexts = () => usePageTexts('identity').identityPages;
export const useImportsTexts = () => usePageTexts('imports');
export const useImportsPageTexts = () => usePageTexts('imports-page').importsPage;
export const useOwnDataTexts = () => usePageTexts('own-data').ownData;
export const usePharmacyCostsTexts = () => usePageTexts('pharmacy-costs').pharmacyCosts;
export const usePlanDetailsTexts = () => usePageTexts('plan-details');
export const useProspectsTexts = () => usePageTexts('prospects').prospects;
export const useProviderSearchTexts = () => usePageTexts('provider-search');
export const useSessionTexts = () => usePageTexts('session').session;
export const useProfileTexts = () => useChangedTexts(usePageTexts('profile'), PROFILE_DOCUMENTS);
