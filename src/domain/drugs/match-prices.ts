import type { BillingUnit } from './dispensing.ts';
import { type FormGroup, formGroupOf } from './dose-form.ts';
import { fitLine, type ReadLine, type ReadProduct, readLine, readProduct } from './fit-line.ts';
import type { PriceLine } from './price-line.ts';
import { isFormWord } from './price-line-forms.ts';
import type { PriceMatch } from './price-match.ts';
import { isLine, reviewedFormsOf, reviewedLineOf } from './reviewed-prices.ts';

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

type Fit = { drug: PricedDrug; group: FormGroup; lines: ReadLine[]; why: string };

/** Which line of average prices belongs to each drug, by RXCUI. */
export function matchPrices(
  drugs: readonly PricedDrug[],
  lines: readonly PriceLine[],
): ReadonlyMap<string, MatchedPrice> {
  const lookup = lookupOf(lines.map(readLine));
  const fits = withoutOtherReleases(drugs.map((drug) => findFits(drug, lookup)));
  const byLine = Map.groupBy(
    fits.filter(({ lines, drug }) => lines.length === 1 && drug.isSold),
    ({ lines }) => lines[0]?.line,
  );
  return new Map(fits.map((fit) => [fit.drug.rxcui, decideMatch(fit, byLine.get(fit.lines[0]?.line) ?? [])]));
}

type Lookup = (product: ReadProduct) => readonly ReadLine[];

const LETTERS = 3;

// A line has to name a substance of the product, so only those that share its first letters are compared.
function lookupOf(lines: readonly ReadLine[]): Lookup {
  const byStart = new Map<string, ReadLine[]>();
  for (const line of lines) {
    const [word = ''] = line.substances.names.toSorted((a, b) => b.length - a.length);
    const start = word.slice(0, LETTERS);
    const known = byStart.get(start);
    if (known) known.push(line);
    else byStart.set(start, [line]);
  }
  return ({ substances }) => [
    ...new Set(substances.names.flatMap((name) => byStart.get(name.slice(0, LETTERS)) ?? [])),
  ];
}

function findFits(drug: PricedDrug, lookup: Lookup): Fit {
  const product = readProduct(drug);
  const group = formGroupOf(drug.name);
  const candidates = lookup(product);
  const reviewed = reviewedLineOf(drug.name);
  const chosen = candidates.filter(({ line }) => reviewed && isLine(line, reviewed));
  if (reviewed && (reviewed.line === null || chosen.length > 0))
    return { drug, group, lines: chosen, why: reviewed.why };
  const compared = candidates.map((read) => ({ read, fit: fitLine(product, read) })).filter(({ fit }) => fit.isSame);
  const most = Math.max(...compared.map(({ fit }) => fit.said));
  return { drug, group, lines: compared.filter(({ fit }) => fit.said === most).map(({ read }) => read), why: '' };
}

const RELEASES: readonly FormGroup[] = ['extended release', 'delayed release'];
const isOtherRelease = ({ drug, group }: Fit) => RELEASES.includes(group) || /Disintegrating/i.test(drug.name);

// A line that says no release is of the plain tablet where there is one: the label of another release says so.
function withoutOtherReleases(fits: readonly Fit[]): Fit[] {
  const plain = new Set(
    fits
      .filter((fit) => fit.drug.isSold && fit.group === 'tablet or capsule' && !isOtherRelease(fit))
      .flatMap(({ lines }) => lines),
  );
  const saysRelease = (read: ReadLine) => read.brandWords.some(isFormWord);
  return fits.map((fit) =>
    isOtherRelease(fit) ? { ...fit, lines: fit.lines.filter((read) => saysRelease(read) || !plain.has(read)) } : fit,
  );
}

function decideMatch({ drug, group, lines, why }: Fit, pooled: readonly Fit[]): MatchedPrice {
  const [found, rival] = lines;
  const line = found?.line ?? null;
  if (!line) return { match: 'no-line', line, because: why || 'no line names it' };
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
