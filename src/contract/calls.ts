import { AGENTS, EVERYBODY, OWNERS, type Role, SIGNED_IN, VIEWERS } from '#domain/access/role.ts';
import type { VersionedSection } from './profile-sections.ts';

/** What a call is about: nobody, whoever asks, one shopper's profile, the session itself, or the desk of agents. */
type Subject = 'nobody' | 'visitor' | 'profile' | 'session' | 'desk';

/** The facts of a call. There are no schemas here, so that the browser may import this without zod. */
export type CallFacts = {
  method: 'GET' | 'POST' | 'DELETE';
  /** The path of the specification, with {braces}. */
  path: `/${string}`;
  subject: Subject;
  /** Searches and estimates by POST count as reads. */
  effect: 'read' | 'write';
  /** The server refuses everybody else. */
  roles: readonly Role[];
  /** The part of the profile that it changes, by whose version it does so. */
  section?: VersionedSection;
  /** A guest hears that it is not for them, in the place of being asked to sign in. ROLE-407. */
  refusesGuests?: true;
  /** In milliseconds, where the page waits longer than for others. Decision IMPORT-619. */
  mayTake?: number;
  /** 200 unless the call makes something. */
  status?: 201;
  /** Asks every cache on the way for the newest answer. Decision DATA-409. */
  noCache?: true;
  /** Served outside production only, or only where the site keeps the accounts itself. */
  onlyWith?: 'dev-overrides' | 'own-accounts';
};

const lookUp = { subject: 'nobody', effect: 'read', roles: EVERYBODY } as const;
const readProfile = { method: 'GET', subject: 'profile', effect: 'read', roles: VIEWERS, noCache: true } as const;
/** Whoever looks on changes nothing. ROLE-604. */
const changeProfile = { subject: 'profile', effect: 'write', roles: OWNERS } as const;
/** Who applies has signed in: ENROLL-005. */
const applies = { ...changeProfile, roles: ['shopper', 'member'] } as const;
/** What belongs to the import of a member, of which nobody else has one. */
const ofImport = { ...changeProfile, roles: ['member'], refusesGuests: true } as const;
/** The embedded identity provider asks who somebody is; until that is proved it is nobody. */
const INTERACTION = '/landrover/api/identity/{interaction}';
const proveWho = { subject: 'nobody', roles: EVERYBODY, onlyWith: 'own-accounts' } as const;
/** Of whoever is signed in with a profile: the session says whose it is about, and who looks on is refused. */
const ofShopper = { subject: 'session', roles: ['shopper', 'member'] } as const;
const ownAccount = {
  ...ofShopper,
  path: '/landrover/api/identity/profile',
  onlyWith: 'own-accounts',
} as const;

const atDesk = { subject: 'desk', roles: AGENTS } as const;

const DRUG_INFO = '/drug-info-api/druginfo';
const DRUG_PRICING = '/drug-pricing-api/drugpricing';
const PHARMACIES = '/pharmacysearch/pharmacies/v1';
const PROVIDERS = '/providersearch/providers/v1';
const PLAN_SEARCH = '/planinfo/product-details/VPP/plan-years/{planYear}/products/{productType}';
const USER = '/landrover/api/Users/{uuid}';
const APPLICATION = `${USER}/applications/{applicationId}`;
const PROSPECTS = '/landrover/api/agent/prospects';
const SESSION = '/landrover/api/session';

/**
 * Every call of the site. Server, policy, browser client and tests read this table; contract/<noun>.ts has the schemas
 * of each id. Default deny: ROLE-416, ROLE-608.
 */
export const CALLS = {
  getBootstrap: {
    method: 'GET',
    path: '/landrover/api/bootstrap',
    subject: 'visitor',
    effect: 'read',
    roles: EVERYBODY,
    noCache: true,
  },
  getSystemDate: { ...lookUp, method: 'GET', path: '/landrover/api/systemDate', noCache: true },
  getContent: { ...lookUp, method: 'GET', path: '/content/api/assets/{brand}/{name}' },
  getCounties: { ...lookUp, method: 'GET', path: '/geolocationinfo/counties/{zip}' },
  searchPlans: {
    ...lookUp,
    method: 'GET',
    path: `${PLAN_SEARCH}/state-codes/{stateCode}/fips-county-codes/{fipsCountyCode}`,
  },
  getPlanDetails: { ...lookUp, method: 'GET', path: '/planinfo/details/VPP/plan-years/{year}/plans/{planId}' },
  getPlanContact: {
    ...lookUp,
    method: 'GET',
    path: '/planinfo/individual-search/plans/{id}/plan-years/{year}/plan-contact',
  },
  findDrugNames: { ...lookUp, method: 'POST', path: `${DRUG_INFO}/names/v1/search` },
  listDrugForms: { ...lookUp, method: 'POST', path: `${DRUG_INFO}/forms/v1/search` },
  getGenericDrugInfo: {
    ...lookUp,
    method: 'GET',
    path: `${DRUG_INFO}/genericdruginfo/{drugTypeId}/{identifier}/{year}`,
  },
  searchDrugInfo: { ...lookUp, method: 'POST', path: '/api/druginfo/drugs/v1/search' },
  searchPharmacies: { ...lookUp, method: 'POST', path: `${PHARMACIES}/search` },
  getPharmacyData: { ...lookUp, method: 'GET', path: '/pharmacysearch/pharmacyData/v1/{pharmacyNumber}/{year}' },
  getPharmacyCoverage: {
    ...lookUp,
    method: 'GET',
    path: `${PHARMACIES}/{pharmacyNumber}/coverage/{planYear}/{planType}/{planIds}`,
  },
  searchPharmacyCoverage: { ...lookUp, method: 'POST', path: `${PHARMACIES}/coverage/search` },
  searchProviders: { ...lookUp, method: 'POST', path: `${PROVIDERS}/search` },
  searchProviderCoverage: { ...lookUp, method: 'POST', path: `${PROVIDERS}/coverage/search` },
  estimatePlanCost: { ...lookUp, method: 'POST', path: `${DRUG_PRICING}/estimateplancost` },
  explainPlanCost: { ...lookUp, method: 'POST', path: `${DRUG_PRICING}/explainplancost` },
  comparePharmacies: { ...lookUp, method: 'POST', path: `${DRUG_PRICING}/comparepharmacies` },
  setDevOverrides: { ...lookUp, method: 'POST', path: '/dev/scene', onlyWith: 'dev-overrides' },

  createGuest: {
    method: 'POST',
    path: '/landrover/api/guests',
    subject: 'visitor',
    effect: 'write',
    roles: OWNERS,
    status: 201,
  },
  readSection: { ...readProfile, path: `${USER}/{section}` },
  readSectionOfYear: { ...readProfile, path: `${USER}/{section}/{extra}` },
  readSectionWithFlag: { ...readProfile, path: `${USER}/{section}/{extra}/{flag}` },
  savePlansOfYear: { ...changeProfile, method: 'POST', path: `${USER}/plans/{extra}`, section: 'plans' },
  removeSavedPlan: { ...changeProfile, method: 'DELETE', path: `${USER}/plans/{id}/{extra}`, section: 'plans' },
  restoreSavedPlan: { ...changeProfile, method: 'POST', path: `${USER}/plans/{id}/{extra}`, section: 'plans' },
  saveDrugs: { ...changeProfile, method: 'POST', path: `${USER}/drugs/{extra}`, section: 'drugs' },
  saveProviders: { ...changeProfile, method: 'POST', path: `${USER}/providers/{extra}`, section: 'providers' },
  keepShownAnswers: { ...changeProfile, method: 'POST', path: `${USER}/shownAnswers/{extra}`, section: 'providers' },
  saveExtraHelp: { ...changeProfile, method: 'POST', path: `${USER}/extraHelp/{extra}`, section: 'extraHelp' },
  saveDemographics: { ...changeProfile, method: 'POST', path: `${USER}/demographics/{extra}`, section: 'demographics' },
  readDrugDraft: { ...readProfile, path: `${USER}/drugDraft` },
  keepDrugDraft: { ...changeProfile, method: 'POST', path: `${USER}/drugDraft` },
  dropDrugDraft: { ...changeProfile, method: 'DELETE', path: `${USER}/drugDraft` },
  readProviderDraft: { ...readProfile, path: `${USER}/providerDraft` },
  keepProviderDraft: { ...changeProfile, method: 'POST', path: `${USER}/providerDraft` },
  dropProviderDraft: { ...changeProfile, method: 'DELETE', path: `${USER}/providerDraft` },

  startApplication: { ...applies, method: 'POST', path: `${USER}/enrollments/{id}/{extra}`, section: 'enrollments' },
  // Of whoever applies and nobody else: an agent who looks on sees the card, and no answer.
  readApplication: { ...applies, method: 'GET', path: APPLICATION, effect: 'read', noCache: true },
  saveAnswers: { ...applies, method: 'POST', path: `${APPLICATION}/answers` },
  checkEligibility: { ...applies, method: 'POST', path: `${APPLICATION}/eligibility` },
  changeApplicationPlan: { ...applies, method: 'POST', path: `${APPLICATION}/plan`, section: 'enrollments' },
  submitApplication: { ...applies, method: 'POST', path: `${APPLICATION}/submit`, section: 'enrollments' },
  withdrawApplication: { ...applies, method: 'POST', path: `${APPLICATION}/withdraw`, section: 'enrollments' },
  // The insurer may take its time, and nobody waits for it.
  refreshApplications: { ...applies, method: 'POST', path: `${USER}/enrollments/refresh`, mayTake: 25_000 },
  // The session says whose e-mail it is. Decision ENROLL-412.
  fetchEnrollmentByEmail: {
    ...ofShopper,
    method: 'POST',
    path: '/online-enrollment/user/fetchEnrollmentDataByEmailId/{traceId}/v1',
    effect: 'read',
  },
  dropApplication: { ...applies, method: 'DELETE', path: APPLICATION, section: 'enrollments' },

  // Of a member and nobody else: the body says whose it is. ROLE-407.
  importMemberItems: {
    ...ofImport,
    method: 'POST',
    path: '/landrover/api/profiles/import/member-items/v1',
    // IMPORT-619.
    mayTake: 60_000,
  },
  resolveImportConflict: { ...ofImport, method: 'POST', path: `${USER}/import/conflicts/{conflictId}` },
  undoImport: { ...ofImport, method: 'POST', path: `${USER}/import/undo` },
  startClaimsConsent: { ...ofImport, method: 'POST', path: `${USER}/import/consent` },
  withdrawClaimsConsent: { ...ofImport, method: 'DELETE', path: `${USER}/import/consent` },

  // An agent who looks on takes nothing along.
  exportOwnData: { ...readProfile, roles: OWNERS, path: `${USER}/export` },

  deleteProfile: { ...changeProfile, method: 'DELETE', path: USER },
  // The number of the receipt is known to whoever asked, who has no session any more.
  readDeletionReceipt: { ...lookUp, method: 'GET', path: '/landrover/api/deletions/{receipt}', noCache: true },

  authValidate: {
    method: 'POST',
    path: '/landrover/api/apps/{brand}/authValidate',
    subject: 'session',
    effect: 'write',
    roles: EVERYBODY,
  },
  logout: { method: 'DELETE', path: '/landrover/api/logout', subject: 'session', effect: 'write', roles: EVERYBODY },
  getSession: { method: 'GET', path: SESSION, subject: 'session', effect: 'read', roles: SIGNED_IN, noCache: true },
  staySignedIn: { method: 'POST', path: SESSION, subject: 'session', effect: 'write', roles: SIGNED_IN },

  mergeProfile: { ...ofShopper, method: 'POST', path: '/landrover/api/profiles/merge/v1', effect: 'write' },

  readAccessHistory: {
    ...ofShopper,
    method: 'GET',
    path: '/landrover/api/access-history',
    effect: 'read',
    noCache: true,
  },
  listSessions: { ...ofShopper, method: 'GET', path: `${SESSION}s`, effect: 'read', noCache: true },
  endSession: { ...ofShopper, method: 'DELETE', path: `${SESSION}s/{id}`, effect: 'write' },
  endOtherSessions: { ...ofShopper, method: 'DELETE', path: `${SESSION}s`, effect: 'write' },

  getInteraction: { ...proveWho, method: 'GET', path: INTERACTION, effect: 'read' },
  signInWithPassword: { ...proveWho, method: 'POST', path: `${INTERACTION}/sign-in`, effect: 'write' },
  giveSecondFactor: { ...proveWho, method: 'POST', path: `${INTERACTION}/second-factor`, effect: 'write' },
  registerAccount: { ...proveWho, method: 'POST', path: `${INTERACTION}/register`, effect: 'write' },
  confirmRegistration: { ...proveWho, method: 'POST', path: `${INTERACTION}/register/code`, effect: 'write' },
  forgetPassword: { ...proveWho, method: 'POST', path: `${INTERACTION}/forgotten-password`, effect: 'write' },
  setForgottenPassword: { ...proveWho, method: 'POST', path: `${INTERACTION}/new-password`, effect: 'write' },
  sendCodeAgain: { ...proveWho, method: 'POST', path: `${INTERACTION}/code`, effect: 'write' },
  readAccount: { ...ownAccount, method: 'GET', effect: 'read' },
  changeAccount: { ...ownAccount, method: 'POST', effect: 'write' },
  deleteAccount: { ...ownAccount, path: `${ownAccount.path}/deletion`, method: 'POST', effect: 'write' },

  findShoppers: {
    method: 'POST',
    path: '/landrover/api/agent/shoppers/search',
    subject: 'desk',
    effect: 'read',
    roles: AGENTS,
  },
  recordProspect: { ...atDesk, method: 'POST', path: PROSPECTS, effect: 'write', status: 201 },
  listProspects: { ...atDesk, method: 'GET', path: PROSPECTS, effect: 'read', noCache: true },
  withdrawProspect: { ...atDesk, method: 'DELETE', path: `${PROSPECTS}/{prospect}`, effect: 'write' },
  openShopper: {
    method: 'POST',
    path: '/landrover/api/agent/views',
    subject: 'desk',
    effect: 'write',
    roles: AGENTS,
    status: 201,
  },
} as const satisfies Record<string, CallFacts>;

export type CallId = keyof typeof CALLS;

export const CALL_IDS = Object.keys(CALLS) as CallId[];

export const factsOf = (id: CallId): CallFacts => CALLS[id];
