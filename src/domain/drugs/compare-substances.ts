import { esterOf, isFiller, saltOf, synonymOf, wordsOf } from './price-line-words.ts';

/** The words of what a drug is made of, sorted by what they say. */
export type Substances = {
  /** Words that name a substance. */
  names: readonly string[];
  salts: readonly string[];
  esters: readonly string[];
  parts: number;
  isMixture: boolean;
};

const isName = (word: string) => !saltOf(word) && !esterOf(word) && !isFiller(word);

/** Potassium chloride is nothing but salts: then these are its names. */
export function substancesOf(text: string): Substances {
  const parts = text.split('/').filter((part) => part !== 'PF');
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
    parts: parts.length,
    isMixture: parts.length > 1,
  };
}

/** The columns of the file hold no more letters: what is longer is cut. */
const COLUMN_WIDTH = 29;
export const isCut = (text: string) => text.replace('*', '').length >= COLUMN_WIDTH;

/** Names that can not be matched are not the same; names that speak against each other are contradicted. */
export type Comparison = { isSame: boolean; isContradicted: boolean; said: number };
const CONTRADICTED: Comparison = { isSame: false, isContradicted: true, said: 0 };
const UNKNOWN: Comparison = { isSame: false, isContradicted: false, said: 0 };

/** Whether the generic column of a line names what the drug is made of, all of it and nothing else. */
export function compareSubstances(drug: Substances, line: Substances, lineText: string): Comparison {
  if (!drug.isMixture && isOtherEster(drug, line)) return CONTRADICTED;
  if (!line.names.every((word) => drug.names.some((name) => isShortFor(word, name)))) return UNKNOWN;
  const unnamed = drug.names.filter((name) => !line.names.some((word) => isShortFor(word, name)));
  const mayLack = isCut(lineText) && drug.isMixture && line.parts >= drug.parts ? 1 : 0;
  if (unnamed.length > mayLack) return UNKNOWN;
  return drug.isMixture ? { isSame: true, isContradicted: false, said: 0 } : compareSalts(drug, line);
}

// Lists of prices cut words short: 'UMECLIDIN' is umeclidinium.
const isShortFor = (word: string, name: string) => name.startsWith(word);

const isOtherEster = (drug: Substances, line: Substances) =>
  drug.esters.some((ester) => !line.esters.includes(ester)) ||
  line.esters.some((ester) => !drug.esters.includes(ester));

function compareSalts(drug: Substances, line: Substances): Comparison {
  const shared = drug.salts.filter((salt) => line.salts.includes(salt)).length;
  const isOther = drug.salts.length > 0 && line.salts.length > 0 && shared === 0;
  return isOther ? CONTRADICTED : { isSame: true, isContradicted: false, said: shared };
}
