import { queryOptions } from '@tanstack/react-query';
import { MILES } from '#contract/pharmacies.ts';
import type { FoundProvider } from '#contract/providers.ts';
import type { Provider } from '#contract/saved-providers.ts';
import { call } from '#web/lib/call.ts';

const ONE_HOUR = 3_600_000;
const WIDEST = Math.max(...MILES) as (typeof MILES)[number];

export type OtherPlace = { found: FoundProvider; place: FoundProvider['places'][number] };

/** The other places of a saved doctor, as far as the widest search goes. */
export const otherPlacesQuery = ({
  nationalProviderId,
  providerName,
  providerAddressId,
  providerAddressObj,
}: Provider) =>
  queryOptions({
    queryKey: ['provider-places', nationalProviderId, providerAddressObj.zipCode, providerAddressId],
    queryFn: async ({ signal }): Promise<OtherPlace[]> => {
      // Without the letters behind the comma, which are no part of the name there.
      const [name] = providerName.split(',');
      const body = { zipCode: providerAddressObj.zipCode, miles: WIDEST, ...(name && { name: name.slice(0, 100) }) };
      const { providers } = await call('searchProviders', { body }, signal);
      return providers
        .filter(({ npi }) => npi === nationalProviderId)
        .flatMap((found) => found.places.map((place) => ({ found, place })))
        .filter(({ place }) => place.place !== providerAddressId);
    },
    staleTime: ONE_HOUR,
  });
