/** Until the server says how many are left. IDENT-637. */
export const FIRST_ATTEMPTS = 3;

/** Where somebody stands who confirms who they are. IDENT-614. */
export type Confirming = {
  status: 'details' | 'loading' | 'success';
  /** Only the server counts. */
  remaining: number;
  /** The last attempt did not do. */
  hasFailed: boolean;
};

/** What an answer tells, whole or a failure's; null where nobody answered. */
export type ConfirmAnswer = { isProfileMerged?: unknown; remainingRetryCount?: unknown } | null;

export const beginConfirming = (remaining: number = FIRST_ATTEMPTS): Confirming => ({
  status: 'details',
  remaining,
  hasFailed: remaining === 0,
});

/** No attempt is left, and only the phone helps. IDENT-616. */
export const isLockedOut = ({ status, remaining }: Confirming) => status !== 'success' && remaining === 0;

/** Nothing is sent while an answer is awaited, after a success, and when no attempt is left. */
export const maySubmit = (confirming: Confirming) => confirming.status === 'details' && !isLockedOut(confirming);

export const submitted = (confirming: Confirming): Confirming => ({ ...confirming, status: 'loading' });

/** All but a clear yes is a no; without a count the last one stays, so that no broken line locks anybody out. ERR-600. */
export function answered(confirming: Confirming, answer: ConfirmAnswer): Confirming {
  if (answer?.isProfileMerged === true) return { ...confirming, status: 'success', hasFailed: false };
  const count = answer?.remainingRetryCount;
  const remaining = typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : confirming.remaining;
  return { status: 'details', remaining, hasFailed: true };
}

/** What closing does: a choice to skip is kept, unless it is settled already. IDENT-619 to IDENT-621. */
export function endOfConfirming(confirming: Confirming): { savesSkip: boolean; isDataMerged: boolean } {
  const isDataMerged = confirming.status === 'success';
  return { savesSkip: !isDataMerged && !isLockedOut(confirming), isDataMerged };
}
