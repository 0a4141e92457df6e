import type { PharmacyCoverage } from '#contract/pharmacies.ts';
import type { PharmacyKind } from '#server/catalogue/drug-tables.ts';
import type { PlanDrugFacts } from '#server/catalogue/store/drug-fact-types.ts';

type Coverage = Omit<PharmacyCoverage, 'planId'>;

/**
 * What a plan's network says of the pharmacy that was asked for. A network that is not in our data says nothing, which
 * is neither in nor out.
 */
export function coverageOf({ pharmacy, data }: PlanDrugFacts, kind: PharmacyKind | null): Coverage {
  const isLongTermCare = kind === 'long-term-care';
  const network = data === 'no-data' ? 'unknown' : (pharmacy?.place.network ?? 'unknown');
  if (network === 'unknown') return { covered: null, inNetwork: null, preferred: null, isLongTermCare };
  const inNetwork = network !== 'out';
  return { covered: inNetwork, inNetwork, preferred: network === 'preferred', isLongTermCare };
}
