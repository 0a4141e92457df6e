import type { Page } from '@playwright/test';
import type { FoundProvider } from '#contract/providers.ts';
import type { ProviderToKeep } from '#contract/saved-providers.ts';
import { providerToKeep } from '#domain/providers/provider-to-keep.ts';
import type { Specialty } from '#domain/providers/specialties.ts';
import { ask, whoIsLooking } from './ask.ts';
import { ZIP } from './shopper.ts';

/** One for each of the four icons. */
const KINDS: readonly Specialty[] = ['cardiology', 'dentistry', 'psychology', 'hospital'];

/** The nearest of the sample of some kinds. */
export async function doctorsNear(page: Page, kinds = KINDS): Promise<ProviderToKeep[]> {
  const found = await Promise.all(
    kinds.map(async (kind): Promise<ProviderToKeep[]> => {
      const body = { zipCode: ZIP, miles: 25, specialties: [kind] };
      const { providers } = await ask(page, '/providersearch/providers/v1/search', body);
      const [first] = providers as FoundProvider[];
      const place = first?.places[0];
      return first && place ? [providerToKeep(first, place, { zipCode: ZIP, fipsCode: '53033' })] : [];
    }),
  );
  return found.flat();
}

/** Saves doctors for who is looking, with the call that the search makes. The page that is open must be one of ours. */
export async function saveDoctors(page: Page, providerIdList: readonly ProviderToKeep[]) {
  const { uuid, versions } = await whoIsLooking(page);
  await ask(page, `/landrover/api/Users/${uuid}/providers/2027`, { providerIdList }, versions['providers']);
}
