import type { FoundProvider } from '#contract/providers.ts';
import type { ListedPlace } from '#server/catalogue/store/listed-providers.ts';
import type { FoundPlace } from '#server/catalogue/store/provider-question.ts';
import type { CatalogueStore } from '#server/catalogue/store.ts';
import { handle } from '#server/http/handle.ts';
import { listsToAsk } from './asked-lists.ts';

const MOST_FOUND = 50;

export const providerRoutes = (catalogue: CatalogueStore) => [
  handle('searchProviders', async ({ body, context: { today } }) => {
    const { zipCode: zip, miles, name = '', specialties = [], gender = null } = body;
    const question = { zip, miles, name, specialties, gender, limit: MOST_FOUND + 1 };
    if (!body.lists) {
      return { ...toFound(await catalogue.searchProviders(question)), leftOut: null, directory: null };
    }
    const { lists, directory } = await listsToAsk(catalogue, body.lists, today);
    const { places, leftOut } = await catalogue.searchListedProviders(question, lists);
    return { ...toFound(places), leftOut, directory };
  }),
];

function toFound(places: readonly (FoundPlace | ListedPlace)[]) {
  const providers = together(places);
  return { providers: providers.slice(0, MOST_FOUND), hasMore: providers.length > MOST_FOUND };
}

/** Places that stand beside each other and are of one provider make one. */
function together(places: readonly (FoundPlace | ListedPlace)[]): FoundProvider[] {
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

const toPlace = (row: FoundPlace | ListedPlace): FoundProvider['places'][number] => ({
  place: row.place,
  street: row.street,
  city: row.city,
  stateCode: row.state_code,
  zipCode: row.zip,
  phone: row.phone,
  miles: row.miles,
  match: 'match' in row ? row.match : null,
});
