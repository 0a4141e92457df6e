import type { FoundProvider } from '#contract/providers.ts';
import type { FoundPlace } from '#server/catalogue/store/providers.ts';
import type { CatalogueStore } from '#server/catalogue/store.ts';
import { handle } from '#server/http/handle.ts';

const MOST_FOUND = 50;

export const providerRoutes = (catalogue: CatalogueStore) => [
  handle('searchProviders', async ({ body: { zipCode, miles, name = '', specialties = [], gender = null } }) => {
    const limit = MOST_FOUND + 1;
    const providers = together(
      await catalogue.searchProviders({ zip: zipCode, miles, name, specialties, gender, limit }),
    );
    return { providers: providers.slice(0, MOST_FOUND), hasMore: providers.length > MOST_FOUND };
  }),
];

/** Places that stand beside each other and are of one provider make one. */
function together(places: readonly FoundPlace[]): FoundProvider[] {
  const providers: FoundProvider[] = [];
  for (const place of places) {
    const last = providers.at(-1);
    if (last?.npi === place.npi) last.places.push(toPlace(place));
    else providers.push({ ...toProvider(place), places: [toPlace(place)] });
  }
  return providers;
}

const toProvider = (row: FoundPlace): Omit<FoundProvider, 'places'> => ({
  npi: row.npi,
  name: row.name,
  isPerson: row.is_person,
  credential: row.credential,
  gender: row.gender,
  specialties: [...row.kinds],
  specialtyWords: row.specialty_words,
  coverageType: row.coverage_type,
  acceptsMedicare: row.is_in_medicare,
  madeUp: row.made_up,
});

const toPlace = (row: FoundPlace): FoundProvider['places'][number] => ({
  place: row.place,
  street: row.street,
  city: row.city,
  stateCode: row.state_code,
  zipCode: row.zip,
  phone: row.phone,
  miles: row.miles,
});
