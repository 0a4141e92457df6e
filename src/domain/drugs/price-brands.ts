import { ingredientKey } from './drug-name.ts';
import { type SearchName, searchKey } from './search-name.ts';

/** A brand of the list of average prices, with its generic as that list writes it. */
export type PricedBrand = { brandName: string; genericName: string };

/** Brands that no drug has: each leads to the generic of which the price list says that it is one. */
export function ledByPrices(priced: readonly PricedBrand[], known: readonly SearchName[]): SearchName[] {
  const brands = known.filter(({ isBrand }) => isBrand);
  const begun = new Set(brands.map(({ name }) => searchKey(name).split(' ')[0]));
  const generics = known.filter(({ isBrand, weight }) => !isBrand && weight > 0);
  const byKey = new Map(generics.map((generic) => [ingredientKey(generic.name), generic]));
  const led = new Map<string, SearchName>();
  for (const { brandName, genericName } of priced) {
    const key = searchKey(brandName);
    const [first = ''] = key.split(' ');
    if (led.has(key) || begun.has(first) || isGenericName(key, genericName)) continue;
    const generic = byKey.get(ingredientKey(genericName)) ?? generics.find((one) => isWrittenShort(genericName, one));
    if (!generic) continue;
    led.set(key, {
      name: titleOf(brandName),
      isBrand: true,
      leadsTo: generic.name,
      keys: [key],
      substance: null,
      weight: 0,
      rxcuis: generic.rxcuis,
    });
  }
  return [...led.values()];
}

// CMS calls a generic by its own name: 'METFORMIN HCL ER'.
const isGenericName = (key: string, genericName: string) =>
  ingredientWords(genericName).some((word) => key.split(' ').some((own) => own.startsWith(word.slice(0, 4))));

const ingredientWords = (genericName: string) =>
  searchKey(genericName)
    .split(' ')
    .filter((word) => word.length > 3);

/** 'FLUTICASONE/UMECLIDIN/VILANTER': the list has room for thirty letters. */
function isWrittenShort(genericName: string, { name }: SearchName): boolean {
  const short = partsOf(genericName);
  const whole = partsOf(name);
  return (
    short.length > 1 &&
    short.length === whole.length &&
    short.every((part) => part.length > 4 && whole.some((one) => one.startsWith(part)))
  );
}

const partsOf = (genericName: string) =>
  ingredientKey(genericName)
    .split('/')
    .map((part) => part.split(' ')[0] ?? '');

// The list prints capitals; short words such as HFA are written so by everybody.
const titleOf = (brandName: string) =>
  brandName
    .replace(/\*$/, '')
    .replace(/[A-Za-z]{4,}/g, (word) => (word[0] ?? '').toUpperCase() + word.slice(1).toLowerCase());
