import { type Comparison, compareSubstances, isCut, type Substances, substancesOf } from './compare-substances.ts';
import type { PriceLine } from './price-line.ts';
import { compareForms, isFormWord, joinStrengthWords } from './price-line-forms.ts';
import { esterOf, isFiller, saltOf, synonymOf, wordsOf } from './price-line-words.ts';
import { parseDrug, parsePack } from './rxnorm-name.ts';

export type NamedProduct = { name: string; genericName: string; brandName: string | null };

export type ReadProduct = { name: string; substances: Substances; brandWords: readonly string[] };
export type ReadLine = { line: PriceLine; substances: Substances; brandWords: readonly string[] };

const brandWordsOf = (name: string) => wordsOf(joinStrengthWords(name));

export const readProduct = ({ name, genericName, brandName }: NamedProduct): ReadProduct => ({
  name: name.replace(/ \[[^\]]+\]$/, ''),
  substances: substancesOf(madeOf(name) ?? genericName),
  brandWords: brandName === null ? [] : brandWordsOf(brandName),
});

const madeOf = (name: string) => {
  const drugs = parsePack(name)?.parts.map(({ drug }) => drug) ?? [parseDrug(name)];
  const substances = drugs.flatMap((drug) => drug?.ingredients.map(({ substance }) => substance) ?? []);
  return [...new Set(substances.filter((substance) => !substance.startsWith('inert ')))].join(' / ') || null;
};

export const readLine = (line: PriceLine): ReadLine => ({
  line,
  substances: substancesOf(line.genericName.replace(/[-+]| WITH | AND /g, '/')),
  brandWords: brandWordsOf(line.brandName),
});

const NO_FIT: Comparison = { isSame: false, isContradicted: true, said: 0 };

/**
 * Whether the names of a line contradict nothing in the name of a product, and how much they say of it: of two lines
 * that fit, the one that says more is meant.
 */
export function fitLine(product: ReadProduct, read: ReadLine): Comparison {
  const own = read.brandWords.filter((word) => !product.brandWords.includes(word));
  const forms = compareForms(own, product.name);
  if (!forms.isRight || !mayLackPreservative(product, read)) return NO_FIT;
  const substances = compareSubstances(product.substances, read.substances, read.line.genericName);
  const rest = read.brandWords.filter((word) => !isFormWord(word));
  if (product.brandWords.length > 0) {
    // Where the brands are the same to the letter, an abbreviation that nobody can resolve is no contradiction.
    const isMade = substances.isSame || (isBrandAlone(product, rest) && !substances.isContradicted);
    return isMade && isOfBrand(product, rest)
      ? { ...substances, isSame: true, said: substances.said + forms.said }
      : NO_FIT;
  }
  const isMeant = substances.isSame && isGeneric(product, read, rest);
  return isMeant ? { ...substances, said: substances.said + forms.said } : NO_FIT;
}

// Only injections and drops come both with and without something that preserves them.
const mayLackPreservative = (product: ReadProduct, { line }: ReadLine) =>
  !line.genericName.endsWith('/PF') || /Preservative-Free|Inject|Syringe|Cartridge/i.test(product.name);

const isNumberIn = (word: string, name: string) => /^[\d.]+$/.test(word) && new RegExp(`\\b${word}\\b`).test(name);

const isBrandAlone = ({ brandWords }: ReadProduct, words: readonly string[]) =>
  words.every((word) => brandWords.includes(word));

// The brand of the product, all of it, and besides it only what its name holds.
function isOfBrand({ name, brandWords }: ReadProduct, words: readonly string[]): boolean {
  const isWhole = brandWords.every((word) => isFormWord(word) || words.includes(word));
  return isWhole && words.every((word) => brandWords.includes(word) || isNumberIn(word, name));
}

/** Shorter words may be brands: 'LEVO-T', 'IBU', 'CIPRO'. */
const SHORT_FORM = 6;

// The brand column of a generic repeats its substances, and is no brand of its own.
function isGeneric(
  { name, substances }: ReadProduct,
  { substances: ofLine, line }: ReadLine,
  words: readonly string[],
) {
  const known = [...substances.names, ...ofLine.names];
  const shortest = isCut(line.brandName) ? 1 : SHORT_FORM;
  const isSubstance = (word: string) =>
    known.some((other) => other === word || (word.length >= shortest && other.startsWith(word)));
  return words.every(
    (word) =>
      isSubstance(synonymOf(word)) ||
      [saltOf, esterOf, isFiller].some((isKnown) => isKnown(word)) ||
      word.length === 1 ||
      isNumberIn(word, name),
  );
}
