import type { ProviderSearchTexts } from '#content/en/provider-search-texts.ts';
import type { Specialty } from '#domain/providers/specialties.ts';
import { SPECIALTY_GROUPS } from '#domain/providers/specialty-offers.ts';
import type { SpokenLanguage } from '#domain/providers/spoken-languages.ts';
import { type ProviderSearch, USUAL_MILES } from '#web/data/providers.ts';

/** As the contract has them; here only types may be taken from there. */
export const MILES: readonly ProviderSearch['miles'][] = [1, 5, 10, 25, 50];
export const GENDERS = ['F', 'M'] as const;

export type SearchValues = {
  zipCode: string;
  miles: ProviderSearch['miles'];
  name: string;
  /** As it stands in the field. */
  kind: string;
  /** What it means, once it was chosen. */
  specialties: readonly Specialty[];
  gender: ProviderSearch['gender'] | '';
  /** What lists of plans have to say. */
  planId: string;
  takesNew: boolean;
  language: SpokenLanguage | '';
};

export const START: SearchValues = {
  zipCode: '',
  miles: USUAL_MILES,
  name: '',
  kind: '',
  specialties: [],
  gender: '',
  planId: '',
  takesNew: false,
  language: '',
};

/** What was not chosen is left out. */
export function searchOf(values: SearchValues, planYear: number): ProviderSearch {
  const { zipCode, miles, name, specialties, gender, planId, takesNew, language } = values;
  const search: ProviderSearch = { zipCode, miles };
  if (name.trim()) search.name = name.trim();
  if (specialties.length > 0) search.specialties = [...specialties];
  if (gender) search.gender = gender;
  if (planId || takesNew || language) {
    search.lists = {
      planYear,
      ...(planId && { planId }),
      ...(takesNew && { takesNew }),
      ...(language && { language }),
    };
  }
  return search;
}

/** The form as it was when this was asked for. */
export function valuesOf(search: ProviderSearch, words: ProviderSearchTexts['specialties']): SearchValues {
  const { zipCode, miles, name = '', specialties = [], gender = '', lists } = search;
  const { planId = '', takesNew = false, language = '' } = lists ?? {};
  const kind = nameOf(specialties, words);
  return { zipCode, miles, name, kind, specialties, gender, planId: String(planId), takesNew, language };
}

function nameOf(specialties: readonly Specialty[], words: ProviderSearchTexts['specialties']): string {
  const [first] = specialties;
  if (!first) return '';
  if (specialties.length === 1) return words[first].name;
  const group = Object.entries(SPECIALTY_GROUPS).find(([, kinds]) => kinds.join() === specialties.join());
  return group ? words[group[0] as keyof typeof SPECIALTY_GROUPS].name : '';
}

export const nextMiles = (miles: number) => MILES.find((more) => more > miles) ?? null;
