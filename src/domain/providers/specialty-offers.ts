import { searchWordsOf } from './provider-name.ts';
import type { Specialty } from './specialties.ts';

/** Kinds that people look for together. */
export const SPECIALTY_GROUPS = {
  'primary-care': [
    'family-medicine',
    'internal-medicine',
    'geriatric-medicine',
    'nurse-practitioner',
    'physician-assistant',
  ],
  dental: ['dentistry', 'oral-surgery', 'periodontics', 'endodontics', 'prosthodontics'],
  behavioral: ['psychiatry', 'psychology', 'clinical-social-work', 'counseling', 'family-therapy'],
  places: ['hospital', 'urgent-care', 'skilled-nursing', 'dialysis', 'clinic'],
} as const satisfies Record<string, readonly Specialty[]>;

export type SpecialtyGroup = keyof typeof SPECIALTY_GROUPS;

export const SPECIALTY_GROUP_NAMES = Object.keys(SPECIALTY_GROUPS) as SpecialtyGroup[];

export type SpecialtyWords = {
  /** As a list shows it. */
  name: string;
  /** Further words by which people look for it. */
  words: string;
};

export type SpecialtyOffer = { key: Specialty | SpecialtyGroup; name: string; specialties: readonly Specialty[] };

type Table = Record<Specialty | SpecialtyGroup, SpecialtyWords>;

const offerOf = (key: Specialty | SpecialtyGroup, { name }: SpecialtyWords): SpecialtyOffer => ({
  key,
  name,
  specialties: key in SPECIALTY_GROUPS ? SPECIALTY_GROUPS[key as SpecialtyGroup] : [key as Specialty],
});

/**
 * What a text could mean: each of its words begins a word of the name, of the further words, or of the English term.
 * Those whose name begins with it come first, and groups before the kinds in them, as the table has them.
 */
export function specialtyOffers(typed: string, table: Table): SpecialtyOffer[] {
  const words = searchWordsOf(typed);
  if (words.length === 0) return [];
  const keys = Object.keys(table) as (Specialty | SpecialtyGroup)[];
  const found = keys.filter((key) => {
    const known = searchWordsOf(`${table[key].name} ${table[key].words} ${key}`);
    return words.every((word) => known.some((one) => one.startsWith(word)));
  });
  const isFirst = (key: Specialty | SpecialtyGroup) => searchWordsOf(table[key].name)[0]?.startsWith(words[0] ?? '');
  return found
    .toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
    .map((key) => offerOf(key, table[key]));
}

/** The one that is meant by its whole name, or by words that fit nothing else; null for everything else. */
export function meantSpecialty(typed: string, table: Table): SpecialtyOffer | null {
  const offers = specialtyOffers(typed, table);
  const whole = searchWordsOf(typed).join(' ');
  return (
    offers.find(({ name }) => searchWordsOf(name).join(' ') === whole) ??
    (offers.length === 1 ? offers[0] : null) ??
    null
  );
}
