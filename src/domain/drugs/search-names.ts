import { brandKey } from './drug-name.ts';
import { ledByPrices, type PricedBrand } from './price-brands.ts';
import { type SearchName, searchKey } from './search-name.ts';
import { substanceWords } from './substance-words.ts';

export type NamedCode = {
  rxcui: string;
  genericName: string;
  brandName: string | null;
  isBrand: boolean;
  /** How many national drug codes it is sold under; 0 for what is only a clinical form. */
  codes: number;
  isPack: boolean;
};

/**
 * The names of all drugs: each brand, and each generic that is sold without a brand. Brands of the price list that no
 * drug has are found as the brand that they begin with, or lead to their generic.
 */
export function searchNames(drugs: readonly NamedCode[], priced: readonly PricedBrand[]): SearchName[] {
  const generics = grouped(
    drugs.filter(({ isBrand }) => !isBrand),
    ({ genericName }) => genericWords(genericName),
  );
  const brands = brandsOf(drugs);
  const sold = new Set([...generics].filter(([, forms]) => isSold(forms)).map(([key]) => key));
  const known = [
    ...[...generics.values()].map(genericEntry),
    ...[...brands.values()].map((forms) => brandEntry(forms, sold)),
  ];
  return [...withSpellings(known, priced), ...ledByPrices(priced, known)];
}

// A starter pack of Eliquis is looked for under Eliquis.
function brandsOf(drugs: readonly NamedCode[]): Map<string, NamedCode[]> {
  const branded = drugs.filter(({ brandName }) => brandName !== null);
  const nameOf = ({ brandName }: NamedCode) => brandName ?? '';
  const single = new Map(
    branded.filter(({ isPack }) => !isPack).map((drug) => [searchKey(nameOf(drug)), nameOf(drug)]),
  );
  return grouped(
    branded,
    (drug) => (drug.isPack ? beginningOf(searchKey(nameOf(drug)), single) : null) ?? nameOf(drug),
  );
}

const isSold = (forms: readonly NamedCode[]) => forms.some(({ codes }) => codes > 0);

/** 'hydrochlorothiazide / losartan': without salts, as the shown name has it. */
export const genericWords = (genericName: string) =>
  [...new Set(genericName.split(' / ').map(substanceWords))].join(' / ');

function grouped(drugs: readonly NamedCode[], nameOf: (drug: NamedCode) => string): Map<string, NamedCode[]> {
  const groups = new Map<string, NamedCode[]>();
  for (const drug of drugs) {
    const key = searchKey(nameOf(drug));
    const group = groups.get(key);
    if (group) group.push(drug);
    else groups.set(key, [drug]);
  }
  return groups;
}

const weightOf = (forms: readonly NamedCode[]) => forms.reduce((sum, { codes }) => sum + codes, 0);
const rxcuisOf = (forms: readonly NamedCode[]) => forms.map(({ rxcui }) => rxcui);
const keysOf = (texts: readonly string[]) => [...new Set(texts.map(searchKey))].filter(Boolean);

function genericEntry(forms: readonly NamedCode[]): SearchName {
  const [first] = forms;
  const name = genericWords(first?.genericName ?? '');
  const reversed = name.split(' / ').toReversed().join(' / ');
  return {
    name,
    isBrand: false,
    leadsTo: null,
    keys: keysOf([name, reversed, ...forms.map(({ genericName }) => genericName)]),
    substance: null,
    weight: weightOf(forms),
    rxcuis: rxcuisOf(forms),
  };
}

// Of what is sold under brands alone, people find the brands by its substance too.
function brandEntry(forms: readonly NamedCode[], sold: ReadonlySet<string>): SearchName {
  const first = forms.find(({ isPack }) => !isPack) ?? forms[0];
  const name = first?.brandName ?? '';
  const generic = genericWords(first?.genericName ?? '');
  return {
    name,
    isBrand: true,
    leadsTo: isSold(forms) ? null : generic,
    keys: keysOf([name, brandKey(name)]),
    substance: sold.has(searchKey(generic)) ? null : searchKey(generic),
    weight: weightOf(forms),
    rxcuis: rxcuisOf(forms),
  };
}

/** 'Lantus SoloStar' of the price list is Lantus. */
function withSpellings(known: readonly SearchName[], priced: readonly PricedBrand[]): SearchName[] {
  const brands = new Map(known.filter(({ isBrand }) => isBrand).map((name) => [searchKey(name.name), name]));
  const spellings = new Map<SearchName, string[]>();
  for (const { brandName } of priced) {
    const name = beginningOf(searchKey(brandName), brands);
    if (name) spellings.set(name, [...(spellings.get(name) ?? []), brandName]);
  }
  return known.map((name) => ({ ...name, keys: keysOf([...name.keys, ...(spellings.get(name) ?? [])]) }));
}

/** The longest known name that a text begins with, word by word. */
function beginningOf<Value>(text: string, known: ReadonlyMap<string, Value>): Value | undefined {
  const words = text.split(' ');
  for (let count = words.length; count > 0; count--) {
    const value = known.get(words.slice(0, count).join(' '));
    if (value !== undefined) return value;
  }
  return undefined;
}
