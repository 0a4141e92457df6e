/**
 * What can be said of the line of average prices that belongs to a drug. A price is there for 'line' and
 * 'pooled-strengths' only.
 */
export const PRICE_MATCHES = [
  /** One line, and it is of this drug alone. */
  'line',
  /** One line, of all strengths of this form together. */
  'pooled-strengths',
  /** The line puts several forms or billing units together. */
  'mixed-line',
  /** More than one line fits, and nothing tells which. */
  'two-lines',
  /** No line fits. */
  'no-line',
  /** The billing unit of the drug is not known, so that no price of a unit means anything. */
  'no-unit',
] as const;
export type PriceMatch = (typeof PRICE_MATCHES)[number];

/** Whether a drug with this match has a price of its own. */
export const hasPrice = (match: PriceMatch) => match === 'line' || match === 'pooled-strengths';
