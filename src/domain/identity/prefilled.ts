import { isPresent } from '#domain/values/is-present.ts';
import { isBaseAccount } from './member-kinds.ts';
import type { User } from './user.ts';

export const PREFILLED_FIELDS = ['firstName', 'lastName', 'email'] as const;
export type PrefilledField = (typeof PREFILLED_FIELDS)[number];

export type Prefilled = { value: string; isDisabled: boolean };

/** How the form begins with what the profile knows. An empty field stays open, or nobody could fill it. IDENT-626. */
export function prefill(
  user: Pick<User, PrefilledField>,
  { mayEdit }: { mayEdit: boolean },
): Record<PrefilledField, Prefilled> {
  const isFixed = !isBaseAccount(user) && !mayEdit;
  const of = (value: string | null): Prefilled =>
    isPresent(value) ? { value, isDisabled: isFixed } : { value: '', isDisabled: false };
  return { firstName: of(user.firstName), lastName: of(user.lastName), email: of(user.email) };
}
