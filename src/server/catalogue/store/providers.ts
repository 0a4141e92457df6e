import { searchWordsOf } from '#domain/providers/provider-name.ts';
import type { Specialty } from '#domain/providers/specialties.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { ProviderPlaceRow } from '../provider-tables.ts';
import { HERE, isInBox, milesFromHere } from './near-zip.ts';

/** A provider at one place, and how far it is from the middle of the ZIP code. */
export type FoundPlace = ProviderPlaceRow & { miles: number; made_up: boolean };

export type ProviderQuestion = {
  zip: string;
  miles: number;
  name: string;
  /** Any of these; none means all. */
  specialties: readonly Specialty[];
  gender: 'F' | 'M' | null;
  /** How many providers, with all of their places within the miles. */
  limit: number;
};

/**
 * The providers around a ZIP code, those with the nearest place first, each with its places together. Each word of the
 * name has to begin a word of theirs; where nobody's does, words that are written much alike count too.
 */
export async function searchProviders(db: Queryable, question: ProviderQuestion): Promise<FoundPlace[]> {
  const { zip, miles, specialties, gender, limit } = question;
  const words = searchWordsOf(question.name);
  const values = [zip, miles, specialties, gender, limit];
  const exact = await db.query<FoundPlace>({
    name: 'search-providers',
    text: searchWith('provider_place.search_name like all ($6::text[])'),
    values: [...values, words.map((word) => `% ${word}%`)],
  });
  if (exact.rows.length > 0 || words.length === 0) return exact.rows;
  const alike = await db.query<FoundPlace>({
    name: 'search-providers-alike',
    text: searchWith(ALIKE),
    values: [...values, words],
  });
  return alike.rows;
}

// Half of the groups of three letters in common forgives a letter that is wrong, missing or exchanged.
const ALIKE = `not exists (
  select from unnest($6::text[]) as word where word_similarity(word, provider_place.search_name) < 0.5)`;

const searchWith = (name: string) => `
  with ${HERE}, found as (
    select provider_place.*, current.made_up, ${milesFromHere('provider_place')} as miles
    from catalogue_edition as current join provider_place using (edition) cross join here
    where current.dataset = 'providers' and current.state = 'current'
      and ${isInBox('provider_place')}
      and (cardinality($3::text[]) = 0 or provider_place.kinds && $3)
      -- Who does not tell a gender is no match and no other gender either.
      and ($4::text is null or provider_place.gender = $4 or provider_place.is_person and provider_place.gender is null)
      and ${name}
  ), nearest as (
    select npi, min(miles) as nearest, min(name) as first_name from found where miles <= $2
    group by npi order by nearest, first_name, npi limit $5
  )
  select npi, place, is_person, name, search_name, credential, gender, specialties, specialty_words, kinds,
    coverage_type, street, city, state_code, zip, phone, is_in_medicare, latitude, longitude, source_line, made_up, miles
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
