import type { Role } from './role.ts';

/** What a call is about: nobody, whoever asks, one shopper's profile, the session itself, or the desk of agents. */
type Subject = 'nobody' | 'visitor' | 'profile' | 'session' | 'desk';

export type Rule = { subject: Subject; effect: 'read' | 'write'; roles: readonly Role[] };

const EVERYBODY: readonly Role[] = ['guest', 'shopper', 'member', 'agent', 'cloaked'];
const OWNERS: readonly Role[] = ['guest', 'shopper', 'member'];
const ON_A_PROFILE: readonly Role[] = [...OWNERS, 'cloaked'];
const SIGNED_IN: readonly Role[] = ['shopper', 'member', 'agent', 'cloaked'];

const lookUp = { subject: 'nobody', effect: 'read', roles: EVERYBODY } as const;
const readProfile = { subject: 'profile', effect: 'read', roles: ON_A_PROFILE } as const;
/** Whoever looks on changes nothing. ROLE-604. */
const changeProfile = { subject: 'profile', effect: 'write', roles: OWNERS } as const;

/**
 * Who may make which call: the server refuses by this table, and a call that is not in it does not compile. Searches
 * and estimates by POST count as reads. Default deny: ROLE-416, ROLE-608.
 */
export const POLICY = {
  getBootstrap: { subject: 'visitor', effect: 'read', roles: EVERYBODY },
  getSystemDate: lookUp,
  getContent: lookUp,
  getCounties: lookUp,
  searchPlans: lookUp,
  getPlanDetails: lookUp,
  getPlanContact: lookUp,
  findDrugNames: lookUp,
  listDrugForms: lookUp,
  getGenericDrugInfo: lookUp,
  searchDrugInfo: lookUp,
  searchPharmacies: lookUp,
  getPharmacyData: lookUp,
  getPharmacyCoverage: lookUp,
  searchPharmacyCoverage: lookUp,
  estimatePlanCost: lookUp,
  explainPlanCost: lookUp,
  comparePharmacies: lookUp,
  setDevOverrides: lookUp,

  createGuest: { subject: 'visitor', effect: 'write', roles: OWNERS },
  readSection: readProfile,
  readSectionOfYear: readProfile,
  readSectionWithFlag: readProfile,
  savePlansOfYear: changeProfile,
  removeSavedPlan: changeProfile,
  saveDrugs: changeProfile,
  readDrugDraft: readProfile,
  keepDrugDraft: changeProfile,
  dropDrugDraft: changeProfile,
  saveExtraHelp: changeProfile,
  saveDemographics: changeProfile,

  authValidate: { subject: 'session', effect: 'write', roles: EVERYBODY },
  logout: { subject: 'session', effect: 'write', roles: EVERYBODY },
  getSession: { subject: 'session', effect: 'read', roles: SIGNED_IN },
  staySignedIn: { subject: 'session', effect: 'write', roles: SIGNED_IN },

  // The embedded identity provider asks who somebody is; until that is proved it is nobody.
  getInteraction: lookUp,
  signInWithPassword: { subject: 'nobody', effect: 'write', roles: EVERYBODY },
  registerAccount: { subject: 'nobody', effect: 'write', roles: EVERYBODY },
  readAccount: { subject: 'session', effect: 'read', roles: ['shopper', 'member'] },
  changeAccount: { subject: 'session', effect: 'write', roles: ['shopper', 'member'] },

  findShoppers: { subject: 'desk', effect: 'read', roles: ['agent', 'cloaked'] },
  openShopper: { subject: 'desk', effect: 'write', roles: ['agent', 'cloaked'] },
} as const satisfies Record<string, Rule>;

export type Operation = keyof typeof POLICY;

export const ruleOf = (operation: Operation): Rule => POLICY[operation];

/** What a page offers beyond calls. An agent who looks on may start nothing: ROLE-411, ROLE-412, ROLE-604. */
export const ACTIONS = {
  savePlan: OWNERS,
  removePlan: OWNERS,
  changeDrugs: OWNERS,
  answerExtraHelp: OWNERS,
  changePerson: OWNERS,
  /** A guest may open the public enrollment page; saving and resuming need an account. Decision ROLE-405. */
  enroll: OWNERS,
  resumeEnrollment: ['shopper', 'member'],
  viewApplication: ['shopper', 'member'],
  /** Needs both readings of 'member'. Decision ROLE-605. */
  importItems: ['member'],
  manageProfile: ['shopper', 'member'],
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof ACTIONS;

export const ACTION_NAMES = Object.keys(ACTIONS) as [Action, ...Action[]];

export const mayDo = (role: Role, action: Action) => (ACTIONS[action] as readonly Role[]).includes(role);

/** What the server sends of it to the page, which draws no button for anything else. */
export const actionsOf = (role: Role, { mayUseMemberData = false } = {}): Action[] =>
  ACTION_NAMES.filter((action) => mayDo(role, action) && (action !== 'importItems' || mayUseMemberData));
