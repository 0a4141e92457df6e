import { type IsoDate, yearBefore } from '#domain/calendar/iso-date.ts';
import { type DetailField, detailsAskedOf, type IdentityDetails } from '#domain/identity/identity-details.ts';
import type { TelesalesType } from '#domain/identity/telesales-type.ts';

/** What somebody agreed to talk about with an agent. @source 42 CFR 422.2264(c)(3), scope of appointment */
export const PRODUCTS = ['medicare-advantage', 'drug-plan', 'supplement'] as const;
export type Product = (typeof PRODUCTS)[number];

/** By which way they agreed. */
export const CHANNELS = ['phone', 'in-person', 'online', 'reply-card'] as const;
export type Channel = (typeof CHANNELS)[number];

/** An agent writes down what somebody tells on the phone, and no catalogue. */
export const MOST_PLANS_TOLD = 10;

export type AgreedFault = 'in-the-future' | 'too-long-ago';

/** An agent may come back to somebody for a year after they agreed. @source 42 CFR 422.2264(c)(3)(iii) */
export const holdsSince = (today: IsoDate): IsoDate => yearBefore(today);

export function faultOfAgreed(agreedOn: IsoDate, today: IsoDate): AgreedFault | null {
  if (agreedOn > today) return 'in-the-future';
  return agreedOn < holdsSince(today) ? 'too-long-ago' : null;
}

/** Who made a prospect, as the profile of the shopper says it. */
export const PROSPECT_CREATOR = 'TELESALES';

/** Kept of nobody who did not agree to it, and of nobody who is no member. */
const ONLY_WHERE_ASKED = ['mbi', 'gender'] as const satisfies readonly DetailField[];

export type DetailFault = { field: DetailField; because: 'missing' | 'not-asked' };

/**
 * An agent writes down what the person will be asked to prove who they are, and of a Medicare number and a gender no more
 * than that. The ZIP code is also that of the plans, so it may stand.
 */
export function detailFaults(type: TelesalesType, details: IdentityDetails): DetailFault[] {
  const asked = detailsAskedOf(type);
  const missing = asked.filter((field) => details[field] === '');
  const needless = ONLY_WHERE_ASKED.filter((field) => !asked.includes(field) && details[field] !== '');
  return [
    ...missing.map((field): DetailFault => ({ field, because: 'missing' })),
    ...needless.map((field): DetailFault => ({ field, because: 'not-asked' })),
  ];
}

/** Whether somebody agreed to be written to, and to have their Medicare number kept. */
export const hasConsented = (type: TelesalesType) => type === 'MEMBER-CONSENT' || type === 'NON-MEMBER-CONSENT';
