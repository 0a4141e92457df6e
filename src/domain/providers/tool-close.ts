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
