import type { Queryable } from '#server/db/transaction.ts';
import { HERE, milesFromHere } from './near-zip.ts';
import {
  ALIKE,
  alikeValues,
  EXACT,
  exactValues,
  FOUND_COLUMNS,
  type FoundPlace,
  foundBy,
  hasNoName,
  type ProviderQuestion,
} from './provider-question.ts';

/**
 * The providers around a ZIP code, those with the nearest place first, each with its places together. Where nobody has
 * the name, words that are written much alike count too.
 */
export async function searchProviders(db: Queryable, question: ProviderQuestion): Promise<FoundPlace[]> {
  const exact = await db.query<FoundPlace>({
    name: 'search-providers',
    text: searchWith(EXACT),
    values: exactValues(question),
  });
  if (exact.rows.length > 0 || hasNoName(question)) return exact.rows;
  const alike = await db.query<FoundPlace>({
    name: 'search-providers-alike',
    text: searchWith(ALIKE),
    values: alikeValues(question),
  });
  return alike.rows;
}

const searchWith = (name: Parameters<typeof foundBy>[0]) => `
  with ${HERE}, found as (${foundBy(name)}), nearest as (
    select npi, min(miles) as nearest, min(name) as first_name from found where miles <= $2
    group by npi order by nearest, first_name, npi limit $5
  )
  select ${FOUND_COLUMNS}
  from nearest join found using (npi)
  where miles <= $2
  order by nearest, first_name, npi, miles, place`;

/**
 * All places of some providers, of each the nearest to the ZIP code first; without one in the order of the list.
 * @param npis ten digits each
 */
export async function findPlacesOf(db: Queryable, npis: readonly string[], zip: string | null) {
  if (npis.length === 0) return [];
  const { rows } = await db.query<FoundPlace & { miles: number | null }>({
    name: 'find-places-of-providers',
    text: `
      with ${HERE}
      select provider_place.npi, place, is_person, name, search_name, credential, gender, specialties, specialty_words,
        kinds, coverage_type, street, city, state_code, zip, phone, is_in_medicare, provider_place.latitude,
        provider_place.longitude, source_line, current.made_up, ${milesFromHere('provider_place')} as miles
      from catalogue_edition as current join provider_place using (edition) left join here on true
      where current.dataset = 'providers' and current.state = 'current' and provider_place.npi = any ($3::text[])
      order by provider_place.npi, miles nulls last, place`,
    // The box of the search is not asked for, and needs a size all the same.
    values: [zip, 1, npis],
  });
  return rows;
}
