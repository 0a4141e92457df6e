/**
 * What a caller is while a call is made. A signed-in agent without an opened profile is 'agent', with one 'cloaked'.
 * Spec A6.
 */
const ROLES = ['guest', 'shopper', 'member', 'agent', 'cloaked'] as const;
export type Role = (typeof ROLES)[number];

export const EVERYBODY: readonly Role[] = ROLES;
export const OWNERS: readonly Role[] = ['guest', 'shopper', 'member'];
/** Who may see a profile: its owner, and an agent who has opened it. */
export const VIEWERS: readonly Role[] = [...OWNERS, 'cloaked'];
export const SIGNED_IN: readonly Role[] = ['shopper', 'member', 'agent', 'cloaked'];
export const AGENTS: readonly Role[] = ['agent', 'cloaked'];
