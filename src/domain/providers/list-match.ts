/**
 * How a provider at a place does for a search that asks lists of plans: they say so; they do not tell; they tell
 * something else of who is listed; the whole list of the plan is at hand and does not have the place. Better ones first.
 */
export const LIST_MATCHES = ['fits', 'not-told', 'otherwise', 'not-listed'] as const;
export type ListMatch = (typeof LIST_MATCHES)[number];
