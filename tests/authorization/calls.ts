import { type CallId, factsOf } from '#contract/calls.ts';
import { CORNER_PHARMACY, LISINOPRIL } from '#tests/support/drugs.ts';
import { MIA } from '#tests/support/prospects.ts';
import { ANN_LEE } from '#tests/support/providers.ts';
import { codeBody } from '#tests/support/sign-in.ts';
import { KING_COUNTY, PLANS } from '#tests/support/small-catalogue.ts';

type Example = { params?: Record<string, string | number>; body?: object; headers?: Record<string, string> };

/** The versions as they are after a sign-in, so that a change that is let in does change something. */
const AS_NEW = { 'if-match': '"1"' };
const AS_SIGNED_IN = { 'if-match': '"2"' };

const PHARMACY = CORNER_PHARMACY.pharmacyNumber;
const NDC = LISINOPRIL.nationalDrugCode;
const PLAN_TO_PRICE = { contractId: 'S9901', pbpNumber: '001', segmentId: '000', planYear: 2027 };
const TO_PRICE = { zip: '98101', county: '53033', drugs: [], plans: [PLAN_TO_PRICE] };
const INTERACTION = { interaction: 'never-begun' };
const NAMES = { firstName: 'Ann', lastName: 'Lee' };
const PASSWORD = 'a long password';
const A_DRAFT = {
  drugName: 'Lisinopril',
  isGeneric: true,
  drugId: null,
  values: { form: NDC, package: '', size: '', quantity: '1', frequency: '', supply: '30' },
};

/** Of nobody: what is asked here is only who may ask. */
const AN_APPLICATION = { applicationId: '8f14e45f-ceea-467f-a1f3-000000000001' };

const KING = { productType: 'ALL', stateCode: 'WA', fipsCountyCode: '53033' };

/** Every call, well formed, so that only who makes it can be a reason to refuse it. */
const examplesOf = (uuid: string): Record<CallId, Example> => ({
  getBootstrap: {},
  getSystemDate: {},
  getContent: { params: { brand: 'aarp', name: 'profile' } },
  getCounties: { params: { zip: '98101' } },
  searchPlans: { params: { planYear: 2027, ...KING } },
  getPlanDetails: { params: { year: 2027, planId: PLANS.pdp } },
  getPlanContact: { params: { id: PLANS.pdp, year: 2027 } },
  findDrugNames: { body: { text: 'lis' } },
  listDrugForms: { body: { name: 'lisinopril' } },
  getGenericDrugInfo: { params: { drugTypeId: 'ndc', identifier: NDC, year: 2027 } },
  searchDrugInfo: { body: { drugs: [] } },
  searchProviders: { body: { zipCode: '98101', miles: 5 } },
  searchProviderCoverage: {
    body: { planYear: 2027, planIds: [PLANS.pdp], providers: [{ npi: '9450000010', place: '98101 12 MAIN ST' }] },
  },
  searchPharmacies: { body: { zipCode: '98101', miles: 5 } },
  getPharmacyData: { params: { pharmacyNumber: PHARMACY, year: 2027 } },
  getPharmacyCoverage: {
    params: { pharmacyNumber: PHARMACY, planYear: 2027, planType: 'PDP', planIds: PLANS.pdp },
  },
  searchPharmacyCoverage: { body: { planYear: 2027, planIds: [PLANS.pdp], pharmacyNumbers: [PHARMACY] } },
  estimatePlanCost: { body: { ...TO_PRICE, pharmacy: null } },
  explainPlanCost: { body: { ...TO_PRICE, pharmacy: null } },
  comparePharmacies: { body: { ...TO_PRICE, pharmacies: [PHARMACY] } },
  setDevOverrides: { body: {} },

  authValidate: { params: { brand: 'aarp' }, body: codeBody('of nobody') },
  getInteraction: { params: INTERACTION },
  signInWithPassword: { params: INTERACTION, body: { email: 'ann@example.org', password: PASSWORD } },
  giveSecondFactor: { params: INTERACTION, body: { code: '123456' } },
  confirmRegistration: { params: INTERACTION, body: { code: '12345678' } },
  forgetPassword: { params: INTERACTION, body: { email: 'ann@example.org' } },
  setForgottenPassword: { params: INTERACTION, body: { code: '12345678', password: PASSWORD } },
  sendCodeAgain: { params: INTERACTION },
  registerAccount: { params: INTERACTION, body: { ...NAMES, email: 'ann@example.org', password: PASSWORD } },
  getSession: {},
  staySignedIn: { body: {} },
  mergeProfile: { body: { action: 's' } },
  readAccessHistory: {},
  listSessions: {},
  endSession: { params: { id: 'f'.repeat(64) } },
  readAccount: {},
  changeAccount: { body: { ...NAMES, currentPassword: PASSWORD } },
  createGuest: { body: {} },

  readSection: { params: { uuid, section: 'all' } },
  readSectionOfYear: { params: { uuid, section: 'plans', extra: 2027 } },
  readSectionWithFlag: { params: { uuid, section: 'demographics', extra: 2027, flag: 'true' } },
  savePlansOfYear: {
    params: { uuid, extra: 2027 },
    headers: AS_NEW,
    body: { plans: [{ planId: PLANS.pdp, ...KING_COUNTY }] },
  },
  removeSavedPlan: { params: { uuid, id: PLANS.pdp, extra: 2027 }, headers: AS_NEW },
  restoreSavedPlan: { params: { uuid, id: PLANS.pdp, extra: 2027 }, headers: AS_NEW, body: {} },
  saveDrugs: { params: { uuid, extra: 2027 }, headers: AS_NEW, body: { pharmacyObj: CORNER_PHARMACY } },
  saveProviders: { params: { uuid, extra: 2027 }, headers: AS_NEW, body: { providerIdList: [ANN_LEE] } },
  keepShownAnswers: { params: { uuid, extra: 2027 }, headers: AS_NEW },
  saveExtraHelp: { params: { uuid, extra: 2027 }, headers: AS_NEW, body: { choice: 'no' } },
  exportOwnData: { params: { uuid } },
  readDrugDraft: { params: { uuid } },
  keepDrugDraft: { params: { uuid }, body: A_DRAFT },
  dropDrugDraft: { params: { uuid } },
  startApplication: { params: { uuid, id: PLANS.pdp, extra: 2027 }, headers: AS_NEW, body: KING_COUNTY },
  readApplication: { params: { uuid, ...AN_APPLICATION } },
  saveAnswers: { params: { uuid, ...AN_APPLICATION }, body: { answers: { firstName: 'Ann' }, versions: {} } },
  checkEligibility: { params: { uuid, ...AN_APPLICATION }, body: {} },
  changeApplicationPlan: {
    params: { uuid, ...AN_APPLICATION },
    headers: AS_SIGNED_IN,
    body: { planId: PLANS.pdp, planYear: 2027, ...KING_COUNTY },
  },
  submitApplication: { params: { uuid, ...AN_APPLICATION }, headers: AS_SIGNED_IN, body: {} },
  withdrawApplication: { params: { uuid, ...AN_APPLICATION }, headers: AS_SIGNED_IN, body: {} },
  refreshApplications: { params: { uuid }, body: {} },
  // Of nobody: whose e-mail it is has a test of its own.
  fetchEnrollmentByEmail: { params: { traceId: 'AARPM1763308800000' }, body: { emailId: 'nobody@example.org' } },
  dropApplication: { params: { uuid, ...AN_APPLICATION }, headers: AS_SIGNED_IN },
  readProviderDraft: { params: { uuid } },
  keepProviderDraft: { params: { uuid }, body: { zipCode: '98101', providers: [ANN_LEE] } },
  dropProviderDraft: { params: { uuid } },
  importMemberItems: { body: { uuid: uuid || crypto.randomUUID(), isAuthUser: true, triggeredBy: 'MEMBER' } },
  resolveImportConflict: { params: { uuid, conflictId: crypto.randomUUID() }, body: { choice: 'mine' } },
  undoImport: { params: { uuid }, body: {} },
  startClaimsConsent: { params: { uuid }, body: { version: 'of another time' } },
  withdrawClaimsConsent: { params: { uuid } },
  saveDemographics: { params: { uuid, extra: 2027 }, headers: AS_SIGNED_IN, body: { firstName: 'Changed' } },

  findShoppers: { body: { email: 'a@example.org' } },
  recordProspect: { body: MIA },
  listProspects: {},
  withdrawProspect: { params: { prospect: crypto.randomUUID() } },
  openShopper: { body: { uuid, reason: 'service-call' } },

  // It ends no session of another person, and nobody here has two.
  endOtherSessions: {},
  readDeletionReceipt: { params: { receipt: uuid || crypto.randomUUID() } },
  deleteAccount: { body: { currentPassword: PASSWORD } },
  deleteProfile: { params: { uuid } },
  // The last: it ends the session that the others need.
  logout: {},
});

/** The calls in the order in which they can be made. */
export const CALLS_IN_ORDER = Object.keys(examplesOf('')) as CallId[];

/** The request that makes a call about a profile. */
export function requestOf(id: CallId, uuid: string) {
  const { method, path } = factsOf(id);
  const { params = {}, body, headers = {} } = examplesOf(uuid)[id];
  return { method, path: path.replaceAll(/\{(\w+)\}/g, (_hole, name) => String(params[name])), body, headers };
}
