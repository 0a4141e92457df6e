/** Why a plan, or one of the drugs at it, has no figure. */
export const NO_COST_REASONS = [
  'no-drug-cover',
  'no-drug-data',
  'suppressed',
  'deductible-unknown',
  'no-parameters',
  'drug-unknown',
  'share-unknown',
  'price-unknown',
  'quantity-unknown',
  /** More than anybody can take: it is asked about and not priced. */
  'quantity-too-much',
  /** The package that the quantity counts is not one that the drug comes in. */
  'package-unknown',
  /** No source tells in what the price files count the drug. */
  'unit-unknown',
  /** The average price is one of several forms or units together. */
  'price-mixed',
  /** Several average prices could be meant. */
  'price-unclear',
  /** The year does not know this kind of Extra Help. */
  'help-not-in-year',
  /** What came out can not be: a fault of ours, which is logged. */
  'fault',
] as const;
export type NoCostReason = (typeof NO_COST_REASONS)[number];
