import type { CoverageType, Specialty } from '#domain/providers/specialties.ts';

/** Whom the registry no longer counts. */
export type ProviderGoneRow = { npi: string; gone_on: string | null; source_line: number };

/** A provider at one place, as a list tells of it; what the list does not say is null. */
export type ProviderPlaceRow = {
  npi: string;
  /** Of the street and ZIP code, alike in all sources. */
  place: string;
  is_person: boolean;
  name: string;
  /** Without accents and signs, in small letters, a blank before each word. */
  search_name: string;
  credential: string | null;
  gender: 'F' | 'M' | null;
  /** NUCC codes, the main one first; empty where the list has only words that we do not know. */
  specialties: readonly string[];
  specialty_words: string | null;
  /** What people call the specialties. */
  kinds: readonly Specialty[];
  coverage_type: CoverageType;
  street: string;
  city: string;
  state_code: string;
  zip: string;
  phone: string | null;
  /** True for who is on Medicare's own list of clinicians. */
  is_in_medicare: true | null;
  latitude: number | null;
  longitude: number | null;
  source_line: number;
};
