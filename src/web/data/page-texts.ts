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
function useTextsOf<Name extends keyof PageTexts>(name: Name): PageTexts[Name] {
  const { language } = useStart();
  return loadedPageTexts(name, language) ?? use(loadPageTexts(name, language));
}

export const useAccessHistoryTexts = () => useTextsOf('access-history').accessHistory;
export const useAgentDeskTexts = () => useTextsOf('agent-desk').agentDesk;
export const useBrowseTexts = () => useTextsOf('browse');
export const useCoverChoiceTexts = () => useTextsOf('cover-choice').coverChoice;
export const useCoverExplainedTexts = () => useTextsOf('cover-explained').coverExplained;
export const useDoctorsTexts = () => useTextsOf('doctors');
/** Also a part of the profile: what its documents change is changed wherever the costs are shown. */
export const useDrugCostTexts = () => useChangedTexts(useTextsOf('drug-cost'), PROFILE_DOCUMENTS);
export const useDrugPricingTexts = () => useTextsOf('drug-cost-pricing').drugPricing;
export const usePaymentPlanTexts = () => useTextsOf('drug-cost-pricing').paymentPlan;
export const useDrugReceiptTexts = () => useTextsOf('drug-cost-receipt').drugReceipt;
export const useEducationTexts = () => useTextsOf('education');
export const useEstimatorTexts = () => useTextsOf('drug-estimator').estimator;
export const useHomeTexts = () => useTextsOf('home').home;
export const useHomeExampleTexts = () => useTextsOf('home-example');
export const useIdentityTexts = () => useTextsOf('identity').identityPages;
export const useImportsTexts = () => useTextsOf('imports');
export const useImportsPageTexts = () => useTextsOf('imports-page').importsPage;
export const useOwnDataTexts = () => useTextsOf('own-data').ownData;
export const usePharmacyCostsTexts = () => useTextsOf('pharmacy-costs').pharmacyCosts;
export const usePlanDetailsTexts = () => useTextsOf('plan-details');
export const useProspectsTexts = () => useTextsOf('prospects').prospects;
export const useProviderSearchTexts = () => useTextsOf('provider-search');
export const useSessionTexts = () => useTextsOf('session').session;
export const useProfileTexts = () => useChangedTexts(useTextsOf('profile'), PROFILE_DOCUMENTS);
