/** What a plan says of one drug. Unknown is a state of its own: it is never 'not covered'. */
export const DRUG_COVERAGES = ['covered', 'not-covered', 'unknown'] as const;
export type DrugCoverage = (typeof DRUG_COVERAGES)[number];

/** What a plan says of the pharmacy; null where its network is not in our data. */
export type PharmacyPlace = { isPharmacyCovered: boolean | null; inNetwork: boolean | null };

export type CoverageRow = 'covered' | 'not-covered' | 'pharmacy-message' | 'not-available';

/** A pharmacy that is known not to be covered, or to be out of the network. PHARM-400. */
export const needsPharmacyMessage = ({ isPharmacyCovered, inNetwork }: PharmacyPlace) =>
  isPharmacyCovered === false || inNetwork === false;

/** The message on the pharmacy stands in the place of the coverage. DRUG-005. */
export function coverageRow(coverage: DrugCoverage, pharmacy: PharmacyPlace | null): CoverageRow {
  if (pharmacy && needsPharmacyMessage(pharmacy)) return 'pharmacy-message';
  return coverage === 'unknown' ? 'not-available' : coverage;
}
