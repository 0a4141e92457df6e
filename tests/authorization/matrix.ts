import type { CallId } from '#contract/calls.ts';

/**
 * Who may do what, written by hand from the specification (sections A6 and B6), the requirements ROLE and AUTH, and
 * their decisions. No cell is computed: the server and the facts of the calls are held against this page, and never this page
 * against them.
 */

/** 'yes', or the problem that the call answers instead. */
export type Answer =
  | 'yes'
  /** 401: sign in, or come back as a guest. */
  | 'invalid-session'
  /** 401: this agent has no profile open in this tab. */
  | 'agent-view-ended'
  /** 403: whoever looks on at a shopper changes nothing. */
  | 'view-only'
  /** 403: only for agents. */
  | 'not-an-agent'
  /** 403: for others than this caller. */
  | 'not-allowed'
  /** 404: another person's profile answers like one that does not exist. */
  | 'not-found';

type Columns<Cell> = {
  'nobody known': Cell;
  'a guest': Cell;
  'a signed-in shopper': Cell;
  'a member': Cell;
  'a member without a Medicare number': Cell;
  'an agent at the desk': Cell;
  'an agent looking on at a shopper': Cell;
  'an expired session': Cell;
  'a session that was signed out': Cell;
  'a tampered cookie': Cell;
  'the cookie of the other brand': Cell;
};
export type Who = keyof Columns<unknown>;

/** On the profile that is, or was, their own (for an agent the one that is open), and on three that are not. */
export const WHOSE = ['their own', 'another guest’s', 'another shopper’s', 'a missing one'] as const;
type OnProfiles = readonly [own: Answer, anotherGuests: Answer, anotherShoppers: Answer, missing: Answer];

/** Anybody may look things up: plans, places, drugs, pharmacies, prices and texts are about no person. */
const LOOK_THINGS_UP: Columns<Answer> = {
  'nobody known': 'yes',
  'a guest': 'yes',
  'a signed-in shopper': 'yes',
  'a member': 'yes',
  'a member without a Medicare number': 'yes',
  'an agent at the desk': 'yes',
  'an agent looking on at a shopper': 'yes',
  'an expired session': 'yes',
  'a session that was signed out': 'yes',
  'a tampered cookie': 'yes',
  'the cookie of the other brand': 'yes',
};

/** Whoever is on the way in or out, by a sign-in page, its code, or the end of a session. AUTH-400, AUTH-403. */
const SIGN_IN_AND_OUT: Columns<Answer> = {
  'nobody known': 'yes',
  'a guest': 'yes',
  'a signed-in shopper': 'yes',
  'a member': 'yes',
  'a member without a Medicare number': 'yes',
  'an agent at the desk': 'yes',
  'an agent looking on at a shopper': 'yes',
  'an expired session': 'yes',
  'a session that was signed out': 'yes',
  'a tampered cookie': 'yes',
  'the cookie of the other brand': 'yes',
};

/** A browser becomes a guest, whatever old cookie it brings; an agent keeps nothing of their own. ROLE-002, ROLE-604. */
const BECOME_A_GUEST: Columns<Answer> = {
  'nobody known': 'yes',
  'a guest': 'yes',
  'a signed-in shopper': 'yes',
  'a member': 'yes',
  'a member without a Medicare number': 'yes',
  'an agent at the desk': 'agent-view-ended',
  'an agent looking on at a shopper': 'view-only',
  'an expired session': 'yes',
  'a session that was signed out': 'yes',
  'a tampered cookie': 'yes',
  'the cookie of the other brand': 'yes',
};

/** How long a session lasts, and making it last: a guest has none to end. Decision AUTH-411. */
const KEEP_A_SESSION: Columns<Answer> = {
  'nobody known': 'invalid-session',
  'a guest': 'invalid-session',
  'a signed-in shopper': 'yes',
  'a member': 'yes',
  'a member without a Medicare number': 'yes',
  'an agent at the desk': 'yes',
  'an agent looking on at a shopper': 'yes',
  'an expired session': 'invalid-session',
  'a session that was signed out': 'invalid-session',
  'a tampered cookie': 'invalid-session',
  'the cookie of the other brand': 'invalid-session',
};

/** The name and password that somebody signs in with, and who has looked, are that person's alone. Decision ROLE-608. */
const READ_THE_OWN_ACCOUNT: Columns<Answer> = {
  'nobody known': 'invalid-session',
  'a guest': 'invalid-session',
  'a signed-in shopper': 'yes',
  'a member': 'yes',
  'a member without a Medicare number': 'yes',
  'an agent at the desk': 'agent-view-ended',
  'an agent looking on at a shopper': 'not-allowed',
  'an expired session': 'invalid-session',
  'a session that was signed out': 'invalid-session',
  'a tampered cookie': 'invalid-session',
  'the cookie of the other brand': 'invalid-session',
};

const CHANGE_THE_OWN_ACCOUNT: Columns<Answer> = {
  'nobody known': 'invalid-session',
  'a guest': 'invalid-session',
  'a signed-in shopper': 'yes',
  'a member': 'yes',
  'a member without a Medicare number': 'yes',
  'an agent at the desk': 'agent-view-ended',
  'an agent looking on at a shopper': 'view-only',
  'an expired session': 'invalid-session',
  'a session that was signed out': 'invalid-session',
  'a tampered cookie': 'invalid-session',
  'the cookie of the other brand': 'invalid-session',
};

/** Finding shoppers and opening a profile is the agents' work. ROLE-005, ROLE-606. */
const WORK_AT_THE_DESK: Columns<Answer> = {
  'nobody known': 'invalid-session',
  'a guest': 'invalid-session',
  'a signed-in shopper': 'not-an-agent',
  'a member': 'not-an-agent',
  'a member without a Medicare number': 'not-an-agent',
  'an agent at the desk': 'yes',
  'an agent looking on at a shopper': 'yes',
  'an expired session': 'invalid-session',
  'a session that was signed out': 'invalid-session',
  'a tampered cookie': 'invalid-session',
  'the cookie of the other brand': 'invalid-session',
};

/** One's own profile and no other; an agent the one that was opened. Decisions ROLE-416, ROLE-608, AUTH-407. */
const READ_A_PROFILE: Columns<OnProfiles> = {
  'nobody known': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
  'a guest': ['yes', 'not-found', 'not-found', 'not-found'],
  'a signed-in shopper': ['yes', 'not-found', 'not-found', 'not-found'],
  'a member': ['yes', 'not-found', 'not-found', 'not-found'],
  'a member without a Medicare number': ['yes', 'not-found', 'not-found', 'not-found'],
  'an agent at the desk': ['agent-view-ended', 'agent-view-ended', 'agent-view-ended', 'agent-view-ended'],
  'an agent looking on at a shopper': ['yes', 'not-found', 'not-found', 'not-found'],
  'an expired session': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
  'a session that was signed out': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
  'a tampered cookie': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
  'the cookie of the other brand': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
};

/** As reading, but that who looks on takes nothing along. Decisions ROLE-416 and ROLE-604. */
const TAKE_A_PROFILE_ALONG: Columns<OnProfiles> = {
  'nobody known': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
  'a guest': ['yes', 'not-found', 'not-found', 'not-found'],
  'a signed-in shopper': ['yes', 'not-found', 'not-found', 'not-found'],
  'a member': ['yes', 'not-found', 'not-found', 'not-found'],
  'a member without a Medicare number': ['yes', 'not-found', 'not-found', 'not-found'],
  'an agent at the desk': ['agent-view-ended', 'agent-view-ended', 'agent-view-ended', 'agent-view-ended'],
  'an agent looking on at a shopper': ['not-allowed', 'not-allowed', 'not-allowed', 'not-allowed'],
  'an expired session': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
  'a session that was signed out': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
  'a tampered cookie': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
  'the cookie of the other brand': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
};

/** As reading, but that who looks on changes nothing. Decisions ROLE-416 and ROLE-604. */
const CHANGE_A_PROFILE: Columns<OnProfiles> = {
  'nobody known': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
  'a guest': ['yes', 'not-found', 'not-found', 'not-found'],
  'a signed-in shopper': ['yes', 'not-found', 'not-found', 'not-found'],
  'a member': ['yes', 'not-found', 'not-found', 'not-found'],
  'a member without a Medicare number': ['yes', 'not-found', 'not-found', 'not-found'],
  'an agent at the desk': ['agent-view-ended', 'agent-view-ended', 'agent-view-ended', 'agent-view-ended'],
  'an agent looking on at a shopper': ['view-only', 'view-only', 'view-only', 'view-only'],
  'an expired session': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
  'a session that was signed out': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
  'a tampered cookie': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
  'the cookie of the other brand': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
};

/** Who applies for a plan has signed in; who looks on reads no answer of an application. ENROLL-005, ROLE-413. */
const READ_AN_APPLICATION: Columns<OnProfiles> = {
  'nobody known': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
  'a guest': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
  'a signed-in shopper': ['yes', 'not-found', 'not-found', 'not-found'],
  'a member': ['yes', 'not-found', 'not-found', 'not-found'],
  'a member without a Medicare number': ['yes', 'not-found', 'not-found', 'not-found'],
  'an agent at the desk': ['agent-view-ended', 'agent-view-ended', 'agent-view-ended', 'agent-view-ended'],
  'an agent looking on at a shopper': ['not-allowed', 'not-allowed', 'not-allowed', 'not-allowed'],
  'an expired session': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
  'a session that was signed out': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
  'a tampered cookie': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
  'the cookie of the other brand': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
};

/** As reading one, but that who looks on is told that nothing is changed. ENROLL-005, ENROLL-020. */
const APPLY_FOR_A_PLAN: Columns<OnProfiles> = {
  'nobody known': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
  'a guest': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
  'a signed-in shopper': ['yes', 'not-found', 'not-found', 'not-found'],
  'a member': ['yes', 'not-found', 'not-found', 'not-found'],
  'a member without a Medicare number': ['yes', 'not-found', 'not-found', 'not-found'],
  'an agent at the desk': ['agent-view-ended', 'agent-view-ended', 'agent-view-ended', 'agent-view-ended'],
  'an agent looking on at a shopper': ['view-only', 'view-only', 'view-only', 'view-only'],
  'an expired session': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
  'a session that was signed out': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
  'a tampered cookie': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
  'the cookie of the other brand': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
};

/** What is imported from claims is a member's; everybody else is told that it is not for them. ROLE-407. */
const IMPORT_AS_A_MEMBER: Columns<OnProfiles> = {
  'nobody known': ['not-allowed', 'not-allowed', 'not-allowed', 'not-allowed'],
  'a guest': ['not-allowed', 'not-allowed', 'not-allowed', 'not-allowed'],
  'a signed-in shopper': ['not-allowed', 'not-allowed', 'not-allowed', 'not-allowed'],
  'a member': ['yes', 'not-found', 'not-found', 'not-found'],
  'a member without a Medicare number': ['yes', 'not-found', 'not-found', 'not-found'],
  'an agent at the desk': ['agent-view-ended', 'agent-view-ended', 'agent-view-ended', 'agent-view-ended'],
  'an agent looking on at a shopper': ['view-only', 'view-only', 'view-only', 'view-only'],
  'an expired session': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
  'a session that was signed out': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
  'a tampered cookie': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
  'the cookie of the other brand': ['invalid-session', 'invalid-session', 'invalid-session', 'invalid-session'],
};

/** Decision ROLE-007: nothing would tell whose claims came. */
const READ_CLAIMS: Columns<OnProfiles> = {
  ...IMPORT_AS_A_MEMBER,
  'a member without a Medicare number': ['not-allowed', 'not-found', 'not-found', 'not-found'],
};

/** One row a call; without one for each it does not compile. */
export const MATRIX: Record<CallId, Columns<Answer> | Columns<OnProfiles>> = {
  getBootstrap: LOOK_THINGS_UP,
  getSystemDate: LOOK_THINGS_UP,
  getContent: LOOK_THINGS_UP,
  getCounties: LOOK_THINGS_UP,
  searchPlans: LOOK_THINGS_UP,
  getPlanDetails: LOOK_THINGS_UP,
  getPlanContact: LOOK_THINGS_UP,
  findDrugNames: LOOK_THINGS_UP,
  listDrugForms: LOOK_THINGS_UP,
  getGenericDrugInfo: LOOK_THINGS_UP,
  searchDrugInfo: LOOK_THINGS_UP,
  searchPharmacies: LOOK_THINGS_UP,
  searchProviders: LOOK_THINGS_UP,
  searchProviderCoverage: LOOK_THINGS_UP,
  getPharmacyData: LOOK_THINGS_UP,
  getPharmacyCoverage: LOOK_THINGS_UP,
  searchPharmacyCoverage: LOOK_THINGS_UP,
  estimatePlanCost: LOOK_THINGS_UP,
  explainPlanCost: LOOK_THINGS_UP,
  comparePharmacies: LOOK_THINGS_UP,
  // For one's own browser and outside production only.
  setDevOverrides: LOOK_THINGS_UP,

  authValidate: SIGN_IN_AND_OUT,
  logout: SIGN_IN_AND_OUT,
  getInteraction: SIGN_IN_AND_OUT,
  signInWithPassword: SIGN_IN_AND_OUT,
  giveSecondFactor: SIGN_IN_AND_OUT,
  confirmRegistration: SIGN_IN_AND_OUT,
  forgetPassword: SIGN_IN_AND_OUT,
  setForgottenPassword: SIGN_IN_AND_OUT,
  sendCodeAgain: SIGN_IN_AND_OUT,
  registerAccount: SIGN_IN_AND_OUT,
  getSession: KEEP_A_SESSION,
  staySignedIn: KEEP_A_SESSION,
  // Whoever looks on can not prove that somebody else is who they are. IDENT-609.
  mergeProfile: CHANGE_THE_OWN_ACCOUNT,
  readAccessHistory: READ_THE_OWN_ACCOUNT,
  listSessions: READ_THE_OWN_ACCOUNT,
  endSession: CHANGE_THE_OWN_ACCOUNT,
  endOtherSessions: CHANGE_THE_OWN_ACCOUNT,
  readAccount: READ_THE_OWN_ACCOUNT,
  changeAccount: CHANGE_THE_OWN_ACCOUNT,
  deleteAccount: CHANGE_THE_OWN_ACCOUNT,
  deleteProfile: CHANGE_A_PROFILE,
  createGuest: BECOME_A_GUEST,

  readSection: READ_A_PROFILE,
  readSectionOfYear: READ_A_PROFILE,
  readSectionWithFlag: READ_A_PROFILE,
  savePlansOfYear: CHANGE_A_PROFILE,
  removeSavedPlan: CHANGE_A_PROFILE,
  restoreSavedPlan: CHANGE_A_PROFILE,
  saveDrugs: CHANGE_A_PROFILE,
  saveProviders: CHANGE_A_PROFILE,
  keepShownAnswers: CHANGE_A_PROFILE,
  saveExtraHelp: CHANGE_A_PROFILE,
  exportOwnData: TAKE_A_PROFILE_ALONG,
  readDrugDraft: READ_A_PROFILE,
  keepDrugDraft: CHANGE_A_PROFILE,
  dropDrugDraft: CHANGE_A_PROFILE,
  startApplication: APPLY_FOR_A_PLAN,
  readApplication: READ_AN_APPLICATION,
  saveAnswers: APPLY_FOR_A_PLAN,
  checkEligibility: APPLY_FOR_A_PLAN,
  changeApplicationPlan: APPLY_FOR_A_PLAN,
  submitApplication: APPLY_FOR_A_PLAN,
  withdrawApplication: APPLY_FOR_A_PLAN,
  refreshApplications: APPLY_FOR_A_PLAN,
  // For who looks on nothing is fetched that was begun elsewhere. ROLE-413.
  fetchEnrollmentByEmail: READ_THE_OWN_ACCOUNT,
  dropApplication: APPLY_FOR_A_PLAN,
  readProviderDraft: READ_A_PROFILE,
  keepProviderDraft: CHANGE_A_PROFILE,
  dropProviderDraft: CHANGE_A_PROFILE,
  importMemberItems: READ_CLAIMS,
  resolveImportConflict: IMPORT_AS_A_MEMBER,
  undoImport: IMPORT_AS_A_MEMBER,
  startClaimsConsent: READ_CLAIMS,
  withdrawClaimsConsent: IMPORT_AS_A_MEMBER,
  readDeletionReceipt: LOOK_THINGS_UP,
  saveDemographics: CHANGE_A_PROFILE,

  // Whom an agent talked to, and what was agreed.
  recordProspect: WORK_AT_THE_DESK,
  listProspects: WORK_AT_THE_DESK,
  withdrawProspect: WORK_AT_THE_DESK,
  findShoppers: WORK_AT_THE_DESK,
  openShopper: WORK_AT_THE_DESK,
};
