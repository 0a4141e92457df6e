/** What became of something that claims tell of. */
export const IMPORT_OUTCOMES = [
  'added',
  /** It stood in the profile already. */
  'already-there',
  /** Something else stands there: the shopper is asked. */
  'to-compare',
  /** Our lists do not have it. */
  'not-in-our-lists',
  /** Claims do not tell how much is taken, or not in a way that can be counted. */
  'quantity-unknown',
  /** Bought once for a few days. */
  'short-course',
  /** The list is full. */
  'list-full',
] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** What a shopper chooses where an import and the profile differ. */
export const CONFLICT_CHOICES = ['mine', 'theirs', 'both'] as const;
export type ConflictChoice = (typeof CONFLICT_CHOICES)[number];
