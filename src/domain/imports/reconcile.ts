/** How what stands in a profile and what comes from elsewhere belong together. */
export type Sameness = 'other' | 'same' | 'differs';

export type Reconciled<Mine, Theirs> = {
  /** Nothing like it stands in the profile. */
  added: Theirs[];
  /** It stands there already. */
  alike: { mine: Mine; theirs: Theirs }[];
  /** It stands there in another way: the shopper chooses. */
  conflicts: { mine: Mine; theirs: Theirs }[];
};

/**
 * Sorts what comes from elsewhere, each once, by what stands there. Nothing of what stands there changes here. Of several
 * that it could be, the one that is quite the same counts.
 */
export function reconcile<Mine, Theirs>(
  mine: readonly Mine[],
  theirs: readonly Theirs[],
  compare: (mine: Mine, theirs: Theirs) => Sameness,
): Reconciled<Mine, Theirs> {
  const result: Reconciled<Mine, Theirs> = { added: [], alike: [], conflicts: [] };
  for (const one of theirs) {
    const alike = mine.find((other) => compare(other, one) === 'same');
    const differing = mine.find((other) => compare(other, one) === 'differs');
    if (alike !== undefined) result.alike.push({ mine: alike, theirs: one });
    else if (differing !== undefined) result.conflicts.push({ mine: differing, theirs: one });
    else result.added.push(one);
  }
  return result;
}
