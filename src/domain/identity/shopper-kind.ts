import { isPresent } from '#domain/values/is-present.ts';
import { isMember } from './member-kinds.ts';
import type { User } from './user.ts';

/** The three kinds of shopper of spec A4. */
export const SHOPPER_KINDS = ['guest', 'authenticated', 'cloaked'] as const;
export type ShopperKind = (typeof SHOPPER_KINDS)[number];

/** Needs a uuid, and not to be a guest. AUTH-009. */
export const isAuthenticated = (user: User | null) => user !== null && isPresent(user.uuid) && !user.isGuest;

/** Cloaked wins: it decides what may be done. Decision ROLE-010. */
export function shopperKind(user: User | null): ShopperKind {
  if (user?.isCSRLogin) return 'cloaked';
  return isAuthenticated(user) ? 'authenticated' : 'guest';
}

/** Who the site is for. ROLE-600. */
export function audienceOf(user: User | null): 'guest' | 'shopper' | 'member' | 'cloaked agent' {
  const kind = shopperKind(user);
  if (kind === 'cloaked') return 'cloaked agent';
  if (kind === 'guest' || user === null) return 'guest';
  return isMember(user) ? 'member' : 'shopper';
}
