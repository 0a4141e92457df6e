import type { findShoppers, openShopper } from '#contract/agent-desk.ts';
import type { getBootstrap, getSystemDate } from '#contract/bootstrap.ts';
import type { getContent } from '#contract/content.ts';
import type { estimatePlanCost } from '#contract/drug-cost.ts';
import type { dropDrugDraft, keepDrugDraft, readDrugDraft } from '#contract/drug-draft.ts';
import type { explainPlanCost } from '#contract/drug-receipt.ts';
import type { findDrugNames, getGenericDrugInfo, listDrugForms, searchDrugInfo } from '#contract/drugs.ts';
import type { getCounties } from '#contract/geography.ts';
import type {
  changeAccount,
  getInteraction,
  readAccount,
  registerAccount,
  signInWithPassword,
} from '#contract/identity.ts';
import type {
  getPharmacyCoverage,
  getPharmacyData,
  searchPharmacies,
  searchPharmacyCoverage,
} from '#contract/pharmacies.ts';
import type { comparePharmacies } from '#contract/pharmacy-costs.ts';
import type { getPlanContact, getPlanDetails, searchPlans } from '#contract/plan-info.ts';
import type {
  createGuest,
  readSection,
  readSectionOfYear,
  removeSavedPlan,
  saveDrugs,
  saveExtraHelp,
  savePlansOfYear,
} from '#contract/profile.ts';
import type { authValidate, getSession, logout, staySignedIn } from '#contract/session.ts';

/** The contract, as types alone: with its schemas the page would carry all of zod. */
export type Routes = {
  getBootstrap: typeof getBootstrap;
  getSystemDate: typeof getSystemDate;
  getCounties: typeof getCounties;
  searchPlans: typeof searchPlans;
  getPlanDetails: typeof getPlanDetails;
  getPlanContact: typeof getPlanContact;
  getContent: typeof getContent;
  findShoppers: typeof findShoppers;
  openShopper: typeof openShopper;
  authValidate: typeof authValidate;
  logout: typeof logout;
  getSession: typeof getSession;
  staySignedIn: typeof staySignedIn;
  readSection: typeof readSection;
  readSectionOfYear: typeof readSectionOfYear;
  savePlansOfYear: typeof savePlansOfYear;
  removeSavedPlan: typeof removeSavedPlan;
  saveDrugs: typeof saveDrugs;
  saveExtraHelp: typeof saveExtraHelp;
  readDrugDraft: typeof readDrugDraft;
  keepDrugDraft: typeof keepDrugDraft;
  dropDrugDraft: typeof dropDrugDraft;
  findDrugNames: typeof findDrugNames;
  listDrugForms: typeof listDrugForms;
  getGenericDrugInfo: typeof getGenericDrugInfo;
  searchDrugInfo: typeof searchDrugInfo;
  searchPharmacies: typeof searchPharmacies;
  getPharmacyData: typeof getPharmacyData;
  getPharmacyCoverage: typeof getPharmacyCoverage;
  searchPharmacyCoverage: typeof searchPharmacyCoverage;
  estimatePlanCost: typeof estimatePlanCost;
  explainPlanCost: typeof explainPlanCost;
  comparePharmacies: typeof comparePharmacies;
  createGuest: typeof createGuest;
  getInteraction: typeof getInteraction;
  signInWithPassword: typeof signInWithPassword;
  registerAccount: typeof registerAccount;
  readAccount: typeof readAccount;
  changeAccount: typeof changeAccount;
};

export type CallId = keyof Routes;

type Wire<Route extends { method: string; path: string }> = {
  method: Route['method'];
  path: Route['path'];
  /** Asks every cache on the way for the newest answer. Decision DATA-409. */
  noCache?: true;
};

const PLAN_SEARCH =
  '/planinfo/product-details/VPP/plan-years/{planYear}/products/{productType}/state-codes/{stateCode}/fips-county-codes/{fipsCountyCode}';

const PHARMACY_COVERAGE = '/pharmacysearch/pharmacies/v1/{pharmacyNumber}/coverage/{planYear}/{planType}/{planIds}';

/** A method or path that is not the contract's own does not compile. */
export const CALLS = {
  getBootstrap: { method: 'GET', path: '/landrover/api/bootstrap', noCache: true },
  getSystemDate: { method: 'GET', path: '/landrover/api/systemDate', noCache: true },
  getCounties: { method: 'GET', path: '/geolocationinfo/counties/{zip}' },
  searchPlans: { method: 'GET', path: PLAN_SEARCH },
  getPlanDetails: { method: 'GET', path: '/planinfo/details/VPP/plan-years/{year}/plans/{planId}' },
  getPlanContact: { method: 'GET', path: '/planinfo/individual-search/plans/{id}/plan-years/{year}/plan-contact' },
  getContent: { method: 'GET', path: '/content/api/assets/{brand}/{name}' },
  findShoppers: { method: 'POST', path: '/landrover/api/agent/shoppers/search' },
  openShopper: { method: 'POST', path: '/landrover/api/agent/views' },
  authValidate: { method: 'POST', path: '/landrover/api/apps/{brand}/authValidate' },
  logout: { method: 'DELETE', path: '/landrover/api/logout' },
  getSession: { method: 'GET', path: '/landrover/api/session', noCache: true },
  staySignedIn: { method: 'POST', path: '/landrover/api/session' },
  readSection: { method: 'GET', path: '/landrover/api/Users/{uuid}/{section}', noCache: true },
  readSectionOfYear: { method: 'GET', path: '/landrover/api/Users/{uuid}/{section}/{extra}', noCache: true },
  savePlansOfYear: { method: 'POST', path: '/landrover/api/Users/{uuid}/plans/{extra}' },
  removeSavedPlan: { method: 'DELETE', path: '/landrover/api/Users/{uuid}/plans/{id}/{extra}' },
  saveDrugs: { method: 'POST', path: '/landrover/api/Users/{uuid}/drugs/{extra}' },
  saveExtraHelp: { method: 'POST', path: '/landrover/api/Users/{uuid}/extraHelp/{extra}' },
  readDrugDraft: { method: 'GET', path: '/landrover/api/Users/{uuid}/drugDraft', noCache: true },
  keepDrugDraft: { method: 'POST', path: '/landrover/api/Users/{uuid}/drugDraft' },
  dropDrugDraft: { method: 'DELETE', path: '/landrover/api/Users/{uuid}/drugDraft' },
  findDrugNames: { method: 'POST', path: '/drug-info-api/druginfo/names/v1/search' },
  listDrugForms: { method: 'POST', path: '/drug-info-api/druginfo/forms/v1/search' },
  getGenericDrugInfo: {
    method: 'GET',
    path: '/drug-info-api/druginfo/genericdruginfo/{drugTypeId}/{identifier}/{year}',
  },
  searchDrugInfo: { method: 'POST', path: '/api/druginfo/drugs/v1/search' },
  searchPharmacies: { method: 'POST', path: '/pharmacysearch/pharmacies/v1/search' },
  getPharmacyData: { method: 'GET', path: '/pharmacysearch/pharmacyData/v1/{pharmacyNumber}/{year}' },
  getPharmacyCoverage: { method: 'GET', path: PHARMACY_COVERAGE },
  searchPharmacyCoverage: { method: 'POST', path: '/pharmacysearch/pharmacies/v1/coverage/search' },
  estimatePlanCost: { method: 'POST', path: '/drug-pricing-api/drugpricing/estimateplancost' },
  explainPlanCost: { method: 'POST', path: '/drug-pricing-api/drugpricing/explainplancost' },
  comparePharmacies: { method: 'POST', path: '/drug-pricing-api/drugpricing/comparepharmacies' },
  createGuest: { method: 'POST', path: '/landrover/api/guests' },
  getInteraction: { method: 'GET', path: '/landrover/api/identity/{interaction}' },
  signInWithPassword: { method: 'POST', path: '/landrover/api/identity/{interaction}/sign-in' },
  registerAccount: { method: 'POST', path: '/landrover/api/identity/{interaction}/register' },
  readAccount: { method: 'GET', path: '/landrover/api/identity/profile' },
  changeAccount: { method: 'POST', path: '/landrover/api/identity/profile' },
} as const satisfies { [Id in CallId]: Wire<Routes[Id]> };
