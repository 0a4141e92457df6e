import { type Listed, uniqueIdOf } from './put-provider.ts';

/** The list of doctors as the open search left it; null for none, and for one that can not be read. */
export type StoredProviders<Provider> = { zipCode: string; providers: readonly Provider[] } | null;

export type AfterClose<Provider> =
  | { do: 'save'; providers: readonly Provider[] }
  /** The stored list is dropped, and the last list of the server stays. */
  | { do: 'reset' }
  | { do: 'nothing' };

/**
 * What becomes of the saved doctors when the search closes. The store is filled with them when it opens, so an empty one
 * means that all were taken out, and one that is missing or can not be read means nothing. Decision DOC-613.
 * @param zipCode for which plans are looked at now; null where none is known, which contradicts nothing.
 */
export function afterToolClose<Provider>(
  stored: StoredProviders<Provider>,
  zipCode: string | null,
): AfterClose<Provider> {
  if (stored === null) return { do: 'nothing' };
  if (zipCode !== null && stored.zipCode !== zipCode) return { do: 'reset' };
  return { do: 'save', providers: stored.providers };
}

type Search<Provider> = {
  /** The saved list when the search was opened. */
  atOpening: readonly Provider[];
  chosen: readonly Provider[];
};

const isIn = (list: readonly Listed[], provider: Listed) =>
  list.some((other) => uniqueIdOf(other) === uniqueIdOf(provider));

/** Whether the search put somebody on the list or took somebody off it. */
export const hasChosen = <Provider extends Listed>({ atOpening, chosen }: Search<Provider>): boolean =>
  chosen.length !== atOpening.length || !chosen.every((provider) => isIn(atOpening, provider));

/** Whether two lists have the same doctors at the same places, one after another. */
export const isSameChoice = (one: readonly Listed[], other: readonly Listed[]): boolean =>
  one.map(uniqueIdOf).join('\n') === other.map(uniqueIdOf).join('\n');

/**
 * The saved list with what the search put on it and took off it. Who came or went meanwhile by another way, and what was
 * noted of somebody meanwhile, is left as it is.
 */
export function listAfterSearch<Provider extends Listed, Saved extends Provider>(
  { atOpening, chosen }: Search<Provider>,
  saved: readonly Saved[],
): Provider[] {
  const stay = saved.filter((provider) => isIn(chosen, provider) || !isIn(atOpening, provider));
  const added = chosen.filter((provider) => !isIn(atOpening, provider) && !isIn(saved, provider));
  return [...stay, ...added];
}
