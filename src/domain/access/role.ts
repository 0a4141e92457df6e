/**
 * What a caller is while a call is made. A signed-in agent without an opened profile is 'agent', with one 'cloaked'.
 * Spec A6.
 */
export const ROLES = ['guest', 'shopper', 'member', 'agent', 'cloaked'] as const;
export type Role = (typeof ROLES)[number];
