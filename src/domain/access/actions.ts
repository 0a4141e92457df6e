import { OWNERS, type Role } from './role.ts';

/** What a page offers beyond calls. An agent who looks on may start nothing: ROLE-411, ROLE-412, ROLE-604. */
export const ACTIONS = {
  savePlan: OWNERS,
  removePlan: OWNERS,
  changeDrugs: OWNERS,
  changeDoctors: OWNERS,
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
