import { type Comparison, compareSubstances, type Substances, substancesOf } from './compare-substances.ts';
import type { PriceLine } from './price-line.ts';
import { compareForms, isFormWord, joinStrengthWords } from './price-line-forms.ts';
import { isFiller, saltOf, synonymOf, wordsOf } from './price-line-words.ts';

export type NamedProduct = { name: string; genericName: string; brandName: string | null };

export type ReadProduct = { name: string; substances: Substances; brandWords: readonly string[] };
export type ReadLine = { line: PriceLine; substances: Substances; brandWords: readonly string[] };

const brandWordsOf = (name: string) => wordsOf(joinStrengthWords(name));

export const readProduct = ({ name, genericName, brandName }: NamedProduct): ReadProduct => ({
  name: name.replace(/ \[[^\]]+\]$/, ''),
  substances: substancesOf(genericName),
  brandWords: brandName === null ? [] : brandWordsOf(brandName),
});

export const readLine = (line: PriceLine): ReadLine => ({
  line,
  substances: substancesOf(line.genericName.replace(/[-+]| WITH | AND /g, '/')),
  brandWords: brandWordsOf(line.brandName),
});

const NO_FIT: Comparison = { isSame: false, said: 0 };

/**
 * Whether the names of a line contradict nothing in the name of a product, and how much they say of it: of two lines
 * that fit, the one that says more is meant.
 */
export function fitLine(product: ReadProduct, read: ReadLine): Comparison {
  const substances = compareSubstances(product.substances, read.substances, read.line.genericName);
  if (!substances.isSame) return NO_FIT;
  const forms = compareForms(
    read.brandWords.filter((word) => !product.brandWords.includes(word)),
    product.name,
  );
  if (!forms.isRight) return NO_FIT;
  const rest = read.brandWords.filter((word) => !isFormWord(word));
  const isNamed = product.brandWords.length > 0 ? isOfBrand(product, rest) : isGeneric(product, read, rest);
  return isNamed ? { isSame: true, said: substances.said + forms.said } : NO_FIT;
}

const isNumberIn = (word: string, name: string) => /^[\d.]+$/.test(word) && new RegExp(`\\b${word}\\b`).test(name);

// The brand of the product, all of it, and besides it only what its name holds.
function isOfBrand({ name, brandWords }: ReadProduct, words: readonly string[]): boolean {
  const isWhole = brandWords.every((word) => isFormWord(word) || words.includes(word));
  return isWhole && words.every((word) => brandWords.includes(word) || isNumberIn(word, name));
}

// The brand column of a generic repeats its substances, and is no brand of its own.
function isGeneric({ name, substances }: ReadProduct, { substances: told }: ReadLine, words: readonly string[]) {
  const known = [...substances.names, ...told.names];
  const isSubstance = (word: string) =>
    known.some((other) => other.startsWith(synonymOf(word)) || (word.length > 3 && word.startsWith(other)));
  return words.every(
    (word) => isSubstance(word) || saltOf(word) || isWordOfSalts(word) || isNumberIn(word, name) || isFiller(word),
  );
}

const isWordOfSalts = (word: string) => word.length === 1;
