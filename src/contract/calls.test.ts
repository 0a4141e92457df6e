import { expect, test } from 'vitest';
import type { Role } from '#domain/access/role.ts';
import { MATRIX, type Who } from '#tests/authorization/matrix.ts';
import { CALL_IDS, type CallId, factsOf } from './calls.ts';

test('[DATA-409] the system date, the session and every read of the profile ask past the caches, and nothing else does', () => {
  expect(CALL_IDS.filter((id) => factsOf(id).noCache)).toEqual([
    'getBootstrap',
    'getSystemDate',
    'readSection',
    'readSectionOfYear',
    'readSectionWithFlag',
    'readDrugDraft',
    'readProviderDraft',
    'readApplication',
    'exportOwnData',
    'readDeletionReceipt',
    'getSession',
    'readAccessHistory',
    'listSessions',
    'listProspects',
  ]);
});

/** As sections A7 and B7 of the specification write them; where they name none, as the decisions do. */
const PATHS: Record<CallId, string> = {
  getBootstrap: 'GET /landrover/api/bootstrap',
  getSystemDate: 'GET /landrover/api/systemDate',
  getContent: 'GET /content/api/assets/{brand}/{name}',
  getCounties: 'GET /geolocationinfo/counties/{zip}',
  searchPlans:
    'GET /planinfo/product-details/VPP/plan-years/{planYear}/products/{productType}/state-codes/{stateCode}/fips-county-codes/{fipsCountyCode}',
  getPlanDetails: 'GET /planinfo/details/VPP/plan-years/{year}/plans/{planId}',
  getPlanContact: 'GET /planinfo/individual-search/plans/{id}/plan-years/{year}/plan-contact',
  findDrugNames: 'POST /drug-info-api/druginfo/names/v1/search',
  listDrugForms: 'POST /drug-info-api/druginfo/forms/v1/search',
  getGenericDrugInfo: 'GET /drug-info-api/druginfo/genericdruginfo/{drugTypeId}/{identifier}/{year}',
  searchDrugInfo: 'POST /api/druginfo/drugs/v1/search',
  searchProviders: 'POST /providersearch/providers/v1/search',
  searchProviderCoverage: 'POST /providersearch/providers/v1/coverage/search',
  searchPharmacies: 'POST /pharmacysearch/pharmacies/v1/search',
  getPharmacyData: 'GET /pharmacysearch/pharmacyData/v1/{pharmacyNumber}/{year}',
  getPharmacyCoverage: 'GET /pharmacysearch/pharmacies/v1/{pharmacyNumber}/coverage/{planYear}/{planType}/{planIds}',
  searchPharmacyCoverage: 'POST /pharmacysearch/pharmacies/v1/coverage/search',
  estimatePlanCost: 'POST /drug-pricing-api/drugpricing/estimateplancost',
  explainPlanCost: 'POST /drug-pricing-api/drugpricing/explainplancost',
  comparePharmacies: 'POST /drug-pricing-api/drugpricing/comparepharmacies',
  setDevOverrides: 'POST /dev/scene',
  createGuest: 'POST /landrover/api/guests',
  readSection: 'GET /landrover/api/Users/{uuid}/{section}',
  readSectionOfYear: 'GET /landrover/api/Users/{uuid}/{section}/{extra}',
  readSectionWithFlag: 'GET /landrover/api/Users/{uuid}/{section}/{extra}/{flag}',
  savePlansOfYear: 'POST /landrover/api/Users/{uuid}/plans/{extra}',
  removeSavedPlan: 'DELETE /landrover/api/Users/{uuid}/plans/{id}/{extra}',
  restoreSavedPlan: 'POST /landrover/api/Users/{uuid}/plans/{id}/{extra}',
  saveDrugs: 'POST /landrover/api/Users/{uuid}/drugs/{extra}',
  saveProviders: 'POST /landrover/api/Users/{uuid}/providers/{extra}',
  keepShownAnswers: 'POST /landrover/api/Users/{uuid}/shownAnswers/{extra}',
  saveExtraHelp: 'POST /landrover/api/Users/{uuid}/extraHelp/{extra}',
  saveDemographics: 'POST /landrover/api/Users/{uuid}/demographics/{extra}',
  importMemberItems: 'POST /landrover/api/profiles/import/member-items/v1',
  resolveImportConflict: 'POST /landrover/api/Users/{uuid}/import/conflicts/{conflictId}',
  undoImport: 'POST /landrover/api/Users/{uuid}/import/undo',
  startClaimsConsent: 'POST /landrover/api/Users/{uuid}/import/consent',
  withdrawClaimsConsent: 'DELETE /landrover/api/Users/{uuid}/import/consent',
  readDrugDraft: 'GET /landrover/api/Users/{uuid}/drugDraft',
  keepDrugDraft: 'POST /landrover/api/Users/{uuid}/drugDraft',
  dropDrugDraft: 'DELETE /landrover/api/Users/{uuid}/drugDraft',
  startApplication: 'POST /landrover/api/Users/{uuid}/enrollments/{id}/{extra}',
  readApplication: 'GET /landrover/api/Users/{uuid}/applications/{applicationId}',
  saveAnswers: 'POST /landrover/api/Users/{uuid}/applications/{applicationId}/answers',
  checkEligibility: 'POST /landrover/api/Users/{uuid}/applications/{applicationId}/eligibility',
  changeApplicationPlan: 'POST /landrover/api/Users/{uuid}/applications/{applicationId}/plan',
  submitApplication: 'POST /landrover/api/Users/{uuid}/applications/{applicationId}/submit',
  withdrawApplication: 'POST /landrover/api/Users/{uuid}/applications/{applicationId}/withdraw',
  refreshApplications: 'POST /landrover/api/Users/{uuid}/enrollments/refresh',
  fetchEnrollmentByEmail: 'POST /online-enrollment/user/fetchEnrollmentDataByEmailId/{traceId}/v1',
  dropApplication: 'DELETE /landrover/api/Users/{uuid}/applications/{applicationId}',
  readProviderDraft: 'GET /landrover/api/Users/{uuid}/providerDraft',
  keepProviderDraft: 'POST /landrover/api/Users/{uuid}/providerDraft',
  dropProviderDraft: 'DELETE /landrover/api/Users/{uuid}/providerDraft',
  authValidate: 'POST /landrover/api/apps/{brand}/authValidate',
  logout: 'DELETE /landrover/api/logout',
  getSession: 'GET /landrover/api/session',
  staySignedIn: 'POST /landrover/api/session',
  mergeProfile: 'POST /landrover/api/profiles/merge/v1',
  recordProspect: 'POST /landrover/api/agent/prospects',
  listProspects: 'GET /landrover/api/agent/prospects',
  withdrawProspect: 'DELETE /landrover/api/agent/prospects/{prospect}',
  readAccessHistory: 'GET /landrover/api/access-history',
  listSessions: 'GET /landrover/api/sessions',
  endSession: 'DELETE /landrover/api/sessions/{id}',
  deleteProfile: 'DELETE /landrover/api/Users/{uuid}',
  readDeletionReceipt: 'GET /landrover/api/deletions/{receipt}',
  deleteAccount: 'POST /landrover/api/identity/profile/deletion',
  exportOwnData: 'GET /landrover/api/Users/{uuid}/export',
  endOtherSessions: 'DELETE /landrover/api/sessions',
  getInteraction: 'GET /landrover/api/identity/{interaction}',
  signInWithPassword: 'POST /landrover/api/identity/{interaction}/sign-in',
  confirmRegistration: 'POST /landrover/api/identity/{interaction}/register/code',
  forgetPassword: 'POST /landrover/api/identity/{interaction}/forgotten-password',
  setForgottenPassword: 'POST /landrover/api/identity/{interaction}/new-password',
  sendCodeAgain: 'POST /landrover/api/identity/{interaction}/code',
  giveSecondFactor: 'POST /landrover/api/identity/{interaction}/second-factor',
  registerAccount: 'POST /landrover/api/identity/{interaction}/register',
  readAccount: 'GET /landrover/api/identity/profile',
  changeAccount: 'POST /landrover/api/identity/profile',
  findShoppers: 'POST /landrover/api/agent/shoppers/search',
  openShopper: 'POST /landrover/api/agent/views',
};

test.each(CALL_IDS)('%s is sent where the specification says', (id) => {
  const { method, path } = factsOf(id);
  expect(`${method} ${path}`).toBe(PATHS[id]);
});

/** The callers of the matrix, by their roles. */
const CALLERS: readonly [who: Who, role: Role][] = [
  ['a guest', 'guest'],
  ['a signed-in shopper', 'shopper'],
  ['a member', 'member'],
  ['an agent at the desk', 'agent'],
  ['an agent looking on at a shopper', 'cloaked'],
];

const ownAnswer = (id: CallId, who: Who) => {
  const cell = MATRIX[id][who];
  return typeof cell === 'string' ? cell : cell[0];
};

test.each(CALL_IDS)('[ROLE-416][ROLE-604][ROLE-608] the roles that may make %s are those of the matrix', (id) => {
  const mayMake = CALLERS.filter(([who]) => ownAnswer(id, who) === 'yes').map(([, role]) => role);
  const { roles, subject, effect } = factsOf(id);
  expect([...roles].sort()).toEqual(mayMake.sort());
  // Whose profile it is matters to calls about one profile only.
  expect(subject === 'profile').toBe(typeof MATRIX[id]['a guest'] === 'object');
  if (ownAnswer(id, 'an agent looking on at a shopper') === 'view-only') expect(effect).toBe('write');
  if (ownAnswer(id, 'an agent looking on at a shopper') === 'not-allowed') expect(effect).toBe('read');
});
