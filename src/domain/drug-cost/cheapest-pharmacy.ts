import type { AnnualCents } from '#domain/money/cents.ts';
import type { SupplyLength } from './drug-quantity.ts';

type AtSupply = { days: SupplyLength; total: AnnualCents | null; notOffered: readonly string[] };
type AtPharmacy = {
  pharmacyNumber: string;
  network: 'preferred' | 'standard' | 'out' | 'unknown';
  supplies: readonly AtSupply[];
};

export type Cheapest = {
  pharmacyNumber: string;
  days: SupplyLength;
  total: AnnualCents;
  /** How much more the dearest costs; null when there is nothing to compare with. */
  dearestCostsMore: AnnualCents | null;
};

type Offer = { pharmacyNumber: string; days: SupplyLength; total: AnnualCents };

/**
 * Where and for how many days a plan's drugs cost the least. Only what the plan sells is compared: a full price at a
 * pharmacy that it does not use would make all others look cheap.
 *
 * @param chosen wins when others cost the same.
 */
export function cheapestPharmacy(pharmacies: readonly AtPharmacy[], chosen: string | null): Cheapest | null {
  const offers = pharmacies.flatMap(offersOf);
  const totals = offers.map(({ total }) => total);
  const lowest = Math.min(...totals);
  const cheapest = offers.filter(({ total }) => total === lowest);
  const best = cheapest.find(({ pharmacyNumber }) => pharmacyNumber === chosen) ?? cheapest[0];
  if (!best) return null;
  return { ...best, dearestCostsMore: offers.length > 1 ? Math.max(...totals) - lowest : null };
}

/** The plan sells every drug of the list there, for so many days. */
export const isSold = ({ network }: Pick<AtPharmacy, 'network'>, { notOffered }: Pick<AtSupply, 'notOffered'>) =>
  network !== 'out' && notOffered.length === 0;

const offersOf = ({ pharmacyNumber, network, supplies }: AtPharmacy): Offer[] =>
  supplies.flatMap(({ days, total, notOffered }) =>
    total !== null && isSold({ network }, { notOffered }) ? { pharmacyNumber, days, total } : [],
  );
