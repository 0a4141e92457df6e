import { isPresent } from '#domain/values/is-present.ts';
import type { User } from './user.ts';

/** How somebody became known to an agent, and whether they agreed to be written down. Spec A5. */
export const TELESALES_TYPES = [
  'MEMBER-CONSENT',
  'NON-MEMBER-CONSENT',
  'MEMBER-NO-CONSENT',
  'NON-MEMBER-NO-CONSENT',
] as const;
export type TelesalesType = (typeof TELESALES_TYPES)[number];

/** IDENT-407 to IDENT-410. */
const STATUS_CODES = {
  'MEMBER-CONSENT': 'M',
  'NON-MEMBER-CONSENT': 'P',
  'MEMBER-NO-CONSENT': 'TPM',
  'NON-MEMBER-NO-CONSENT': 'TPP',
} as const satisfies Record<TelesalesType, string>;

export const isTelesalesType = (text: string | null): text is TelesalesType =>
  (TELESALES_TYPES as readonly (string | null)[]).includes(text);

export const statusCodeOf = (type: TelesalesType) => STATUS_CODES[type];

/** IDENT-405. */
export const isAgentCreated = ({ createdBy }: Pick<User, 'createdBy'>) => createdBy === 'AGENT';

type Known = Pick<User, 'isGuest' | 'isCSRLogin' | 'createdBy'> & { telesalesProfileType: string | null };

export type IdentityQuestion =
  | { asked: true; type: TelesalesType }
  | { asked: false; because: 'guest' | 'cloaked' | 'no-type' | 'made-by-agent' | 'unknown-type' };

/**
 * Whether somebody is asked to confirm who they are, for what was written down of them. An agent who looks on can not
 * confirm it for them, and without a known type nobody knows what to ask. IDENT-406, IDENT-609, IDENT-625.
 */
export function decideIdentityQuestion(user: Known): IdentityQuestion {
  const { telesalesProfileType: type } = user;
  if (user.isGuest) return notAsked('guest');
  if (user.isCSRLogin) return notAsked('cloaked');
  if (!isPresent(type)) return notAsked('no-type');
  if (isAgentCreated(user)) return notAsked('made-by-agent');
  return isTelesalesType(type) ? { asked: true, type } : notAsked('unknown-type');
}

const notAsked = (because: Extract<IdentityQuestion, { asked: false }>['because']): IdentityQuestion => ({
  asked: false,
  because,
});
