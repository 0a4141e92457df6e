/** A name under which a drug is offered, and what a person may type for it. */
export type SearchName = {
  name: string;
  isBrand: boolean;
  /** The generic to which a brand leads that has no code of its own. */
  leadsTo: string | null;
  /** Its name and other spellings of it, by searchKey. */
  keys: readonly string[];
  /** What is in a brand whose substance nobody sells by its own name, by searchKey. */
  substance: string | null;
  /** How many codes are sold under it. */
  weight: number;
  rxcuis: readonly string[];
};

/** One spelling for what is typed and what is searched: small letters without accents, digits, words apart by one blank. */
export const searchKey = (text: string) =>
  text
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const ACCENTS = /\p{Diacritic}+/gu;

/** The least of what its keys measure; null where none can be measured. */
export function leastOf(keys: readonly string[], measure: (key: string) => number | null): number | null {
  let least: number | null = null;
  for (const key of keys) {
    const value = measure(key);
    if (value !== null && (least === null || value < least)) least = value;
  }
  return least;
}
