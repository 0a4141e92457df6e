import { esterOf, isFiller, saltOf, synonymOf, wordsOf } from './price-line-words.ts';

/** The words of what a drug is made of, sorted by what they say. */
export type Substances = {
  /** Words that name a substance. */
  names: readonly string[];
  salts: readonly string[];
  esters: readonly string[];
  isMixture: boolean;
};

const isName = (word: string) => !saltOf(word) && !esterOf(word) && !isFiller(word);

/** Potassium chloride is nothing but salts: then these are its names. */
export function substancesOf(text: string): Substances {
  const parts = text.split('/');
  const names = parts.flatMap((part) => {
    const words = wordsOf(part);
    const kept = words.filter(isName);
    return (kept.length > 0 ? kept : words.filter((word) => !isFiller(word))).map(synonymOf);
  });
  const words = wordsOf(text);
  return {
    names: [...new Set(names)],
    salts: words.flatMap((word) => saltOf(word) ?? []),
    esters: words.flatMap((word) => esterOf(word) ?? []),
    isMixture: parts.length > 1,
  };
}

/** The columns of the file hold no more letters: what is longer is cut. */
const COLUMN_WIDTH = 30;

export type Comparison = { isSame: boolean; said: number };
const DIFFERENT: Comparison = { isSame: false, said: 0 };

/** Whether the generic column of a line names what the drug is made of, all of it and nothing else. */
export function compareSubstances(drug: Substances, line: Substances, lineText: string): Comparison {
  if (!line.names.every((word) => drug.names.some((name) => isShortFor(word, name)))) return DIFFERENT;
  const unnamed = drug.names.filter((name) => !line.names.some((word) => isShortFor(word, name)));
  if (unnamed.length > (lineText.length >= COLUMN_WIDTH ? 1 : 0)) return DIFFERENT;
  if (drug.isMixture) return { isSame: true, said: 0 };
  return compareSalts(drug, line);
}

// Lists of prices cut words short: 'UMECLIDIN' is umeclidinium.
const isShortFor = (word: string, name: string) => name.startsWith(word);

function compareSalts(drug: Substances, line: Substances): Comparison {
  if (drug.esters.some((ester) => !line.esters.includes(ester))) return DIFFERENT;
  if (line.esters.some((ester) => !drug.esters.includes(ester))) return DIFFERENT;
  const shared = drug.salts.filter((salt) => line.salts.includes(salt)).length;
  const isContradicted = drug.salts.length > 0 && line.salts.length > 0 && shared === 0;
  return isContradicted ? DIFFERENT : { isSame: true, said: shared };
}
