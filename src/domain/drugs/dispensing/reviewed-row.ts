import { BILLING_UNITS, type BillingUnit, DOSE_ITEMS, type DoseItem } from '../dispensing.ts';

/** How a drug is counted, decided by a person who looked at the sources. */
export type ReviewedRow = {
  /** All of them stand in the whole name of RxNorm; or the one is its number. */
  words: readonly string[];
  unit: BillingUnit;
  item: DoseItem;
  /** Billing units in one item, the usual one first; empty where an item is one each, or its size is in the name. */
  sizes: readonly number[];
  source: string;
};

/** Lines of 'words; words|unit|item|size; size|source'. @throws for a line that can not be read. */
export const readReviewedRows = (text: string): ReviewedRow[] => linesOf(text).map(readRow);

export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

function readRow(line: string): ReviewedRow {
  const [words = '', unitText, itemText, sizes = '', source = ''] = line.split('|');
  const unit = BILLING_UNITS.find((known) => known === unitText);
  const item = DOSE_ITEMS.find((known) => known === itemText);
  if (!unit || !item || source === '') throw new Error(`a reviewed row can not be read: ${line}`);
  return { words: wordsOf(words), unit, item, sizes: listOf(sizes).map(Number), source };
}

export const wordsOf = (text: string) => listOf(text.toLowerCase());

const listOf = (text: string) =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The first row that fits: special rows stand before common ones. A pack of several takes only rows of packs. */
export function findRow<Row extends { words: readonly string[] }>(
  rows: readonly Row[],
  { rxcui, name }: { rxcui: string; name: string },
): Row | null {
  const text = name.toLowerCase();
  const isPack = text.startsWith('{');
  const fits = (word: string) => (word.startsWith('#') ? word === `#${rxcui}` : hasWord(text, word));
  return rows.find(({ words }) => words.every(fits) && words.includes('pack') === isPack) ?? null;
}

// At the start of a word or number: 'ofloxacin' is not in 'ciprofloxacin', and '5 mg' not in '0.5 mg'.
function hasWord(text: string, word: string): boolean {
  let at = text.indexOf(word);
  while (at > 0 && INSIDE.test(text[at - 1] ?? '')) at = text.indexOf(word, at + 1);
  return at >= 0;
}

const INSIDE = /[a-z0-9.]/;
