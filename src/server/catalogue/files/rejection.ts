/** Why one row was left out. The reason is one of a few, so that a report can count it; the detail is the row's own. */
export type Rejection = { reason: string; detail: string | null };

/** Reasons by which nothing is lost: another row has said it, or the row itself says that it knows nothing. */
export const NOTHING_LOST = {
  twice: 'the row is there twice',
  drugNamed: 'the drug was named before',
  duplicateBenefits: 'the benefits of the plan were told before',
  noName: 'the drug has no name',
  noUnit: 'no code of the drug has a unit',
  inactive: 'the provider is no longer active',
  newerVersion: 'a newer version of the formulary is beside it',
} as const;

const marked = Symbol('rejection');

/** Leaves a reader's row at once. */
export function rejectRow(reason: string, detail: string | null = null): never {
  throw { [marked]: { reason, detail } satisfies Rejection };
}

/** @returns null for what was thrown by a fault of ours. */
export function rejectionOf(thrown: unknown): Rejection | null {
  const isRejection = typeof thrown === 'object' && thrown !== null && marked in thrown;
  return isRejection ? (thrown[marked] as Rejection) : null;
}
