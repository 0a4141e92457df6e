import type { PharmacyCoverage } from '#contract/pharmacies.ts';
import type { PharmacyAtPlan, PlanDrugFacts } from '#server/catalogue/store/drug-fact-types.ts';

type Coverage = Omit<PharmacyCoverage, 'planId'>;

/** What a plan's network says of a pharmacy. A network that is not in our data says nothing: neither in nor out. */
export function coverageOf(data: PlanDrugFacts['data'], { kind, place }: PharmacyAtPlan): Coverage {
  const isLongTermCare = kind === 'long-term-care';
  const network = data === 'no-data' ? 'unknown' : place.network;
  if (network === 'unknown') return { covered: null, inNetwork: null, preferred: null, isLongTermCare };
  const inNetwork = network !== 'out';
  return { covered: inNetwork, inNetwork, preferred: network === 'preferred', isLongTermCare };
}
