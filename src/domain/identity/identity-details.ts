import { extrasOf } from './identity-form.ts';
import type { TelesalesType } from './telesales-type.ts';

/** What somebody is known by: the day of birth is one of them. Spec B3. */
export const DETAIL_FIELDS = ['firstName', 'lastName', 'email', 'dob', 'mbi', 'gender', 'zipCode'] as const;
export type DetailField = (typeof DETAIL_FIELDS)[number];

/** A birth date as ISO, a Medicare number as its eleven characters; '' for what is not known. */
export type IdentityDetails = Readonly<Record<DetailField, string>>;

/** @param type null for who is asked about nothing, and looks for what an agent wrote down: all of it then. IDENT-600. */
export const detailsAskedOf = (type: TelesalesType | null): readonly DetailField[] =>
  type === null ? DETAIL_FIELDS : ['firstName', 'lastName', 'email', 'dob', ...extrasOf(type)];
