import type { ProviderToKeep } from '#contract/saved-providers.ts';
import { uniqueIdOf } from '#domain/providers/put-provider.ts';

/** The list that the search adds to and takes from: the saved one, or the one of the open overlay. */
export type ProviderList = {
  has: (npi: string, place: string) => boolean;
  toggle: (provider: ProviderToKeep) => void;
  mayChange: boolean;
  /** Why the last change was not kept. */
  refusal: string | null;
};

export const isSame = (provider: Parameters<typeof uniqueIdOf>[0], npi: string, place: string) =>
  uniqueIdOf(provider) === uniqueIdOf({ nationalProviderId: npi, providerAddressId: place });
