import { CORNER_PHARMACY, LISINOPRIL } from '#tests/support/drugs.ts';
import { codeBody } from '#tests/support/sign-in.ts';
import { KING_COUNTY, PLANS } from '#tests/support/small-catalogue.ts';

export type Call = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: object;
  headers?: Record<string, string>;
};

/** The versions as they are after a sign-in, so that a change that is let in does change something. */
const AS_NEW = { 'if-match': '"1"' };
const AS_SIGNED_IN = { 'if-match': '"2"' };

const PHARMACY = CORNER_PHARMACY.pharmacyNumber;
const NDC = LISINOPRIL.nationalDrugCode;
const PLAN_TO_PRICE = { contractId: 'S9901', pbpNumber: '001', segmentId: '000', planYear: 2027 };
const TO_PRICE = { zip: '98101', county: '53033', drugs: [], plans: [PLAN_TO_PRICE] };
const SEARCH = '/planinfo/product-details/VPP/plan-years/2027/products/ALL/state-codes/WA/fips-county-codes/53033';
const NAMES = { firstName: 'Ann', lastName: 'Lee' };
const PASSWORD = 'a long password';
const A_DRAFT = {
  drugName: 'Lisinopril',
  isGeneric: true,
  drugId: null,
  values: { form: NDC, package: '', size: '', quantity: '1', frequency: '', supply: '30' },
};

/** Every call, well formed, so that only who makes it can be a reason to refuse it. */
export function callsOf(uuid: string): Record<string, Call> {
  const profile = `/landrover/api/Users/${uuid}`;
  return {
    getBootstrap: { method: 'GET', path: '/landrover/api/bootstrap' },
    getSystemDate: { method: 'GET', path: '/landrover/api/systemDate' },
    getContent: { method: 'GET', path: '/content/api/assets/aarp/profile' },
    getCounties: { method: 'GET', path: '/geolocationinfo/counties/98101' },
    searchPlans: { method: 'GET', path: SEARCH },
    getPlanDetails: { method: 'GET', path: `/planinfo/details/VPP/plan-years/2027/plans/${PLANS.pdp}` },
    getPlanContact: {
      method: 'GET',
      path: `/planinfo/individual-search/plans/${PLANS.pdp}/plan-years/2027/plan-contact`,
    },
    findDrugNames: { method: 'POST', path: '/drug-info-api/druginfo/names/v1/search', body: { text: 'lis' } },
    listDrugForms: { method: 'POST', path: '/drug-info-api/druginfo/forms/v1/search', body: { name: 'lisinopril' } },
    getGenericDrugInfo: { method: 'GET', path: `/drug-info-api/druginfo/genericdruginfo/ndc/${NDC}/2027` },
    searchDrugInfo: { method: 'POST', path: '/api/druginfo/drugs/v1/search', body: { drugs: [] } },
    searchPharmacies: {
      method: 'POST',
      path: '/pharmacysearch/pharmacies/v1/search',
      body: { zipCode: '98101', miles: 5 },
    },
    getPharmacyData: { method: 'GET', path: `/pharmacysearch/pharmacyData/v1/${PHARMACY}/2027` },
    getPharmacyCoverage: {
      method: 'GET',
      path: `/pharmacysearch/pharmacies/v1/${PHARMACY}/coverage/2027/PDP/${PLANS.pdp}`,
    },
    searchPharmacyCoverage: {
      method: 'POST',
      path: '/pharmacysearch/pharmacies/v1/coverage/search',
      body: { planYear: 2027, planIds: [PLANS.pdp], pharmacyNumbers: [PHARMACY] },
    },
    estimatePlanCost: {
      method: 'POST',
      path: '/drug-pricing-api/drugpricing/estimateplancost',
      body: { ...TO_PRICE, pharmacy: null },
    },
    explainPlanCost: {
      method: 'POST',
      path: '/drug-pricing-api/drugpricing/explainplancost',
      body: { ...TO_PRICE, pharmacy: null },
    },
    comparePharmacies: {
      method: 'POST',
      path: '/drug-pricing-api/drugpricing/comparepharmacies',
      body: { ...TO_PRICE, pharmacies: [PHARMACY] },
    },
    setDevOverrides: { method: 'POST', path: '/dev/scene', body: {} },

    authValidate: { method: 'POST', path: '/landrover/api/apps/aarp/authValidate', body: codeBody('of nobody') },
    getInteraction: { method: 'GET', path: '/landrover/api/identity/never-begun' },
    signInWithPassword: {
      method: 'POST',
      path: '/landrover/api/identity/never-begun/sign-in',
      body: { email: 'ann@example.org', password: PASSWORD },
    },
    registerAccount: {
      method: 'POST',
      path: '/landrover/api/identity/never-begun/register',
      body: { ...NAMES, email: 'ann@example.org', password: PASSWORD },
    },
    getSession: { method: 'GET', path: '/landrover/api/session' },
    staySignedIn: { method: 'POST', path: '/landrover/api/session', body: {} },
    readAccount: { method: 'GET', path: '/landrover/api/identity/profile' },
    changeAccount: {
      method: 'POST',
      path: '/landrover/api/identity/profile',
      body: { ...NAMES, currentPassword: PASSWORD },
    },
    createGuest: { method: 'POST', path: '/landrover/api/guests', body: {} },

    readSection: { method: 'GET', path: `${profile}/all` },
    readSectionOfYear: { method: 'GET', path: `${profile}/plans/2027` },
    readSectionWithFlag: { method: 'GET', path: `${profile}/demographics/2027/true` },
    savePlansOfYear: {
      method: 'POST',
      path: `${profile}/plans/2027`,
      headers: AS_NEW,
      body: { plans: [{ planId: PLANS.pdp, ...KING_COUNTY }] },
    },
    removeSavedPlan: { method: 'DELETE', path: `${profile}/plans/${PLANS.pdp}/2027`, headers: AS_NEW },
    saveDrugs: {
      method: 'POST',
      path: `${profile}/drugs/2027`,
      headers: AS_NEW,
      body: { pharmacyObj: CORNER_PHARMACY },
    },
    saveExtraHelp: {
      method: 'POST',
      path: `${profile}/extraHelp/2027`,
      headers: AS_NEW,
      body: { choice: 'no' },
    },
    readDrugDraft: { method: 'GET', path: `${profile}/drugDraft` },
    keepDrugDraft: { method: 'POST', path: `${profile}/drugDraft`, body: A_DRAFT },
    dropDrugDraft: { method: 'DELETE', path: `${profile}/drugDraft` },
    saveDemographics: {
      method: 'POST',
      path: `${profile}/demographics/2027`,
      headers: AS_SIGNED_IN,
      body: { firstName: 'Changed' },
    },

    findShoppers: {
      method: 'POST',
      path: '/landrover/api/agent/shoppers/search',
      body: { email: 'a@example.org' },
    },
    openShopper: { method: 'POST', path: '/landrover/api/agent/views', body: { uuid, reason: 'service-call' } },

    // The last: it ends the session that the others need.
    logout: { method: 'DELETE', path: '/landrover/api/logout' },
  };
}
