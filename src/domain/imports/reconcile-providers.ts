import type { Sameness } from './reconcile.ts';

type AtPlace = { nationalProviderId: string; providerAddressId: string };

/**
 * The same number at the same place is the same doctor; at another place it is for the shopper to say which. Claims do
 * not tell where somebody was seen: then the place is only ours, and says nothing against the one that was chosen.
 */
export function compareProviders(mine: AtPlace, theirs: AtPlace & { isPlaceTold: boolean }): Sameness {
  if (mine.nationalProviderId !== theirs.nationalProviderId) return 'other';
  return !theirs.isPlaceTold || mine.providerAddressId === theirs.providerAddressId ? 'same' : 'differs';
}

/** A shopper has one pharmacy. */
export const comparePharmacies = (mine: { pharmacyNumber: string }, theirs: { pharmacyNumber: string }): Sameness =>
  mine.pharmacyNumber === theirs.pharmacyNumber ? 'same' : 'differs';
