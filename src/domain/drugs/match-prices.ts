import type { Substances } from './compare-substances.ts';
import type { BillingUnit } from './dispensing.ts';
import { type FormGroup, formGroupOf } from './dose-form.ts';
import { fitLine, type ReadLine, type ReadProduct, readLine, readProduct } from './fit-line.ts';
import type { PriceLine } from './price-line.ts';
import type { PriceMatch } from './price-match.ts';
import { lineNameOf, mayComeAs, reviewedFormsOf, reviewedLineOf } from './reviewed-prices.ts';

export type PricedDrug = {
  rxcui: string;
  /** The whole name of RxNorm. */
  name: string;
  genericName: string;
  brandName: string | null;
  unit: BillingUnit | null;
  /** Whether a code of it is sold: a name without one is in no average. */
  isSold: boolean;
};

/** The line is named even where it gives no price, for people to check. */
export type MatchedPrice = { match: PriceMatch; line: PriceLine | null; because: string };

type Read = { drug: PricedDrug; product: ReadProduct };
/** A refused one is in the average of its line, and has no price all the same. */
type Fit = {
  drug: PricedDrug;
  group: FormGroup;
  lines: readonly ReadLine[];
  why: string;
  isRefused: boolean;
};

/** Which line of average prices belongs to each drug, by RXCUI. */
export function matchPrices(
  drugs: readonly PricedDrug[],
  lines: readonly PriceLine[],
): ReadonlyMap<string, MatchedPrice> {
  const lookup = lookupOf(lines.map(readLine));
  const read = drugs.map((drug): Read => ({ drug, product: readProduct(drug) }));
  const named = new Set(read.flatMap(({ drug, product }) => (drug.isSold ? saltKeys(product.substances) : [])));
  const fits = read.map((each) => findFits(each, lookup, named));
  const pooled = new Map<PriceLine, Fit[]>();
  for (const fit of fits) {
    const [only, rival] = fit.lines;
    if (!only || rival || !fit.drug.isSold) continue;
    const known = pooled.get(only.line);
    if (known) known.push(fit);
    else pooled.set(only.line, [fit]);
  }
  const pooledWith = ({ lines: [only] }: Fit) => (only && pooled.get(only.line)) ?? [];
  return new Map(fits.map((fit) => [fit.drug.rxcui, decideMatch(fit, pooledWith(fit))]));
}

type Lookup = (product: ReadProduct) => readonly ReadLine[];

const LETTERS = 4;

// A line has to name a substance of the product, so only those that share its first letters are compared.
function lookupOf(lines: readonly ReadLine[]): Lookup {
  const byStart = new Map<string, ReadLine[]>();
  for (const line of lines) {
    const [substance = ''] = line.substances.names.toSorted((a, b) => b.length - a.length);
    for (const start of new Set([substance, line.brandWords[0] ?? ''].map(startOf))) {
      const known = byStart.get(start);
      if (known) known.push(line);
      else byStart.set(start, [line]);
    }
  }
  return ({ substances, brandWords }) => [
    ...new Set([...substances.names, ...brandWords].flatMap((word) => byStart.get(startOf(word)) ?? [])),
  ];
}

const startOf = (word: string) => word.slice(0, LETTERS);

function findFits({ drug, product }: Read, lookup: Lookup, named: NamedSalts): Fit {
  const group = formGroupOf(drug.name);
  const reviewed = reviewedLineOf(drug.name);
  const chosen = lookup(product).filter(({ line }) => reviewed?.line === lineNameOf(line));
  if (reviewed && chosen.length > 0) return { drug, group, lines: chosen, why: reviewed.why, isRefused: false };

  const candidates = lookup(product).filter(({ line }) => mayComeAs(line, group));
  const compared = candidates.map((read) => ({ read, fit: fitLine(product, read) })).filter(({ fit }) => fit.isSame);
  const most = Math.max(...compared.map(({ fit }) => fit.said));
  const lines = compared.filter(({ fit }) => fit.said === most).map(({ read }) => read);
  const isRefused = reviewed?.line === null;
  const why = isRefused ? reviewed.why : '';
  return { drug, group, lines: ofSubstanceAlone(lines, product, named), why, isRefused };
}

/** The salts that RxNorm names of each substance: where it names one, a name without it is of the substance alone. */
type NamedSalts = ReadonlySet<string>;
const saltKeys = ({ names, salts }: Substances) => salts.map((salt) => `${names.join(' ')} ${salt}`);

function ofSubstanceAlone(lines: readonly ReadLine[], { substances }: ReadProduct, named: NamedSalts) {
  if (substances.salts.length > 0) return lines;
  const bare = lines.filter((read) => read.substances.salts.length === 0);
  const isOfOther = ({ substances: { salts } }: ReadLine) =>
    saltKeys({ ...substances, salts }).some((key) => named.has(key));
  return bare.length > 0 ? lines.filter((read) => !isOfOther(read)) : lines;
}

function decideMatch({ drug, group, lines, why, isRefused }: Fit, pooled: readonly Fit[]): MatchedPrice {
  if (isRefused) return { match: 'no-line', line: null, because: why };
  const [found, rival] = lines;
  const line = found?.line ?? null;
  if (!line) return { match: 'no-line', line, because: 'no line names it' };
  if (rival) return { match: 'two-lines', line: null, because: lines.map((read) => nameOf(read.line)).join(' or ') };
  const reviewed = reviewedFormsOf(line);
  const groups = [...new Set([group, ...pooled.map((other) => other.group)])];
  if (reviewed ? !reviewed.forms.includes(group) : groups.length > 1) {
    return { match: 'mixed-line', line, because: reviewed?.why ?? groups.join(', ') };
  }
  const alike = pooled.filter((other) => (reviewed ? reviewed.forms.includes(other.group) : true));
  const units = new Set(alike.flatMap((other) => other.drug.unit ?? []));
  if (units.size > 1) return { match: 'mixed-line', line, because: `units: ${[...units].join(', ')}` };
  if (drug.unit === null) return { match: 'no-unit', line, because: 'no source tells its billing unit' };
  const because = why || reviewed?.why || '';
  return { match: alike.some((other) => other.drug !== drug) ? 'pooled-strengths' : 'line', line, because };
}

const nameOf = ({ brandName, genericName }: PriceLine) => `${brandName} | ${genericName}`;
