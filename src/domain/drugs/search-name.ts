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

/** One spelling for what is typed and what is searched: small letters and digits, words apart by one blank. */
export const searchKey = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
