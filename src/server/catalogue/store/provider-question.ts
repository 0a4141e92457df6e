import { searchWordsOf } from '#domain/providers/provider-name.ts';
import type { Specialty } from '#domain/providers/specialties.ts';
import type { ProviderPlaceRow } from '../provider-tables.ts';
import { isInBox, milesFromHere } from './near-zip.ts';

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

export const hasNoName = ({ name }: ProviderQuestion) => searchWordsOf(name).length === 0;

/** Each word of the name has to begin a word of theirs. */
export const EXACT = 'provider_place.search_name like all ($6::text[])';
export const exactValues = (question: ProviderQuestion) => [
  ...valuesOf(question),
  searchWordsOf(question.name).map((word) => `% ${word}%`),
];

/** Half of the groups of three letters in common forgives a letter that is wrong, missing or exchanged. */
export const ALIKE = `not exists (
  select from unnest($6::text[]) as word where word_similarity(word, provider_place.search_name) < 0.5)`;
export const alikeValues = (question: ProviderQuestion) => [...valuesOf(question), searchWordsOf(question.name)];

const valuesOf = ({ zip, miles, specialties, gender, limit }: ProviderQuestion) => [
  zip,
  miles,
  specialties,
  gender,
  limit,
];

/** The places in the box of `here`, of those whom a name, a kind and a gender leave. */
export const foundBy = (name: typeof EXACT | typeof ALIKE) => `
    select provider_place.*, current.made_up, ${milesFromHere('provider_place')} as miles
    from catalogue_edition as current join provider_place using (edition) cross join here
    where current.dataset = 'providers' and current.state = 'current'
      and ${isInBox('provider_place')}
      and (cardinality($3::text[]) = 0 or provider_place.kinds && $3)
      -- Who does not tell a gender is no match and no other gender either.
      and ($4::text is null or provider_place.gender = $4 or provider_place.is_person and provider_place.gender is null)
      and ${name}`;

export const FOUND_COLUMNS = `npi, place, is_person, name, search_name, credential, gender, specialties, specialty_words,
    kinds, coverage_type, street, city, state_code, zip, phone, is_in_medicare, latitude, longitude, source_line, made_up,
    miles`;
