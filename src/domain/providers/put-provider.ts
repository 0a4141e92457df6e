/** How many doctors, dentists and places of care a list can hold. */
export const MOST_PROVIDERS = 20;

export type Listed = { providerId?: string | undefined; nationalProviderId: string; providerAddressId: string };

/** A doctor at two addresses is two entries, since a network may have one of them alone. Decision 0073. */
export const uniqueIdOf = ({ nationalProviderId, providerAddressId }: Omit<Listed, 'providerId'>): string =>
  `${nationalProviderId} ${providerAddressId}`;

/**
 * The list with this provider in it once: it takes the place of the one that it was made from, or of the same one at the
 * same address; else it comes last. An id is that of one address: what was noted of the old one does not tell of another.
 */
export function putProvider<Provider extends Listed>(list: readonly Provider[], provider: Provider): Provider[] {
  const isSame = (other: Provider) => uniqueIdOf(other) === uniqueIdOf(provider);
  const listed = list.find(isSame);
  const place = list.find(({ providerId }) => providerId !== undefined && providerId === provider.providerId) ?? listed;
  if (!place) return [...list, withId(provider, undefined)];
  return list.flatMap((other) => {
    if (other === place) return [withId(provider, listed?.providerId)];
    return isSame(other) ? [] : [other];
  });
}

function withId<Provider extends Listed>(
  { providerId: _none, ...provider }: Provider,
  providerId: string | undefined,
): Provider {
  return (providerId === undefined ? provider : { ...provider, providerId }) as Provider;
}
