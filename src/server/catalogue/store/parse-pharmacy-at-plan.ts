import type { PharmacyAtPlan } from './drug-fact-types.ts';
import type { RawFacts } from './raw-drug-facts.ts';

export function toPharmacyAtPlan(raw: RawFacts, planId: string, pharmacyNumber: string): PharmacyAtPlan {
  // In the network file the number is a number, and zeros at the front are lost.
  const isThis = (number: string | number) => Number(number) === Number(pharmacyNumber);
  const pharmacy = raw.pharmacies.find(({ pharmacy_number }) => pharmacy_number === pharmacyNumber);
  const kind = pharmacy?.kind ?? null;
  const found = raw.networks.find(({ plan_id, pharmacy_number }) => plan_id === planId && isThis(pharmacy_number));
  const isMail = pharmacy ? kind === 'mail' : found ? found.terms.is_mail && !found.terms.is_retail : false;
  const delivery = isMail ? 'mail' : 'retail';
  if (!found) {
    // Without a provider number no network file could name it; nor can one that was not loaded. And of a pharmacy that
    // is on no list of the year nobody knows whether it is there: a plan that does not name it says nothing of it. What
    // kind it is, the list of another year tells too: a mail pharmacy is never priced as a shop.
    const isListed = raw.plans_with_network.includes(planId) && pharmacy?.is_of_year && pharmacy.number_kind !== 'own';
    return { kind, place: { delivery, network: isListed ? 'out' : 'unknown' }, prices: null, isInArea: null };
  }
  const { terms } = found;
  const isIn = isMail ? terms.is_mail : terms.is_retail;
  const isPreferred = isMail ? terms.is_preferred_mail : terms.is_preferred_retail;
  return {
    kind,
    place: { delivery, network: isIn ? (isPreferred ? 'preferred' : 'standard') : 'out' },
    prices: { fees: toFees(terms.fees), floor: terms.floor_price },
    isInArea: terms.is_in_area,
  };
}

const toFees = (fees: readonly (number | null)[]) => {
  const from = (first: number) => ({
    30: fees[first] ?? null,
    60: fees[first + 1] ?? null,
    90: fees[first + 2] ?? null,
  });
  return { brand: from(0), generic: from(3), selected: from(6) };
};
