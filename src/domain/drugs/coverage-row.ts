/** What a plan says of one drug. Unknown is a state of its own: it is never 'not covered'. */
export const DRUG_COVERAGES = ['covered', 'not-covered', 'unknown'] as const;
export type DrugCoverage = (typeof DRUG_COVERAGES)[number];

/** What the formulary says; where the pharmacy stands is another question. */
export function coverageOf(list: 'formulary' | 'excluded' | 'none' | 'unknown'): DrugCoverage {
  if (list === 'unknown') return 'unknown';
  return list === 'none' ? 'not-covered' : 'covered';
}

/** What a plan says of the pharmacy; null where its network is not in our data. */
export type PharmacyPlace = { isPharmacyCovered: boolean | null; inNetwork: boolean | null };

export type CoverageRow = 'covered' | 'not-covered' | 'not-offered' | 'pharmacy-message' | 'not-available';

/** A pharmacy that is known not to be covered, or to be out of the network. PHARM-400. */
export const needsPharmacyMessage = ({ isPharmacyCovered, inNetwork }: PharmacyPlace) =>
  isPharmacyCovered === false || inNetwork === false;

/** What a plan says of one drug, and of the supply that is filled of it; null where that is not known. */
type DrugAtPlan = { coverage: DrugCoverage; isOffered: boolean | null };

/** The plan covers the drug and does not sell this supply of it at this pharmacy: the shopper pays the full price. */
export const isNotSold = ({ coverage, isOffered }: DrugAtPlan) => coverage === 'covered' && isOffered === false;

/** The message on the pharmacy stands in the place of the coverage. DRUG-005. */
export function coverageRow(
  coverage: DrugCoverage,
  pharmacy: PharmacyPlace | null,
  isOffered: boolean | null = null,
): CoverageRow {
  if (pharmacy && needsPharmacyMessage(pharmacy)) return 'pharmacy-message';
  if (isNotSold({ coverage, isOffered })) return 'not-offered';
  return coverage === 'unknown' ? 'not-available' : coverage;
}

/**
 * How many drugs a plan covers as they are filled. Null when it is not known of one: leaving that out of the count would
 * call it not covered.
 */
export const countCovered = (drugs: readonly DrugAtPlan[]): number | null =>
  drugs.some(({ coverage }) => coverage === 'unknown')
    ? null
    : drugs.filter((drug) => drug.coverage === 'covered' && !isNotSold(drug)).length;
