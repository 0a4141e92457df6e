import type { NoEstimate, YearEstimate } from '#domain/drug-cost/year-estimate.ts';
import type { Cover, PricedDrug, UnknownDrug, YearInput } from '#domain/drug-cost/year-input.ts';
import { FREE, settle } from './one-fill.ts';
import { type Settled, standingAfter } from './standing.ts';
import { rowOf, type YearRow } from './year-table.ts';

const ALL_MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The drug costs of a year, counted once more and in another way, from docs/drug-cost-rules.md. */
export function secondEstimateYear(input: YearInput): YearEstimate | NoEstimate {
  const row = rowOf(input.planYear);
  if (!row) return { because: 'no-parameters' };
  if (input.help === 4 && !row.partialHelp) return { because: 'help-not-in-year' };

  const known = input.drugs.filter((drug): drug is Figured => hasFigure(drug, row));
  return addUp(input, row, known, workOff(input, row, known));
}

type Figured = Exclude<PricedDrug, UnknownDrug>;

/** In a year with a gap the price of a vaccine has a say in what the others cost. */
const hasFigure = (drug: PricedDrug, row: YearRow): boolean =>
  'unknown' in drug ? false : drug.price !== null || row.gap === undefined;

/** Every fill of the year, in its order: by month, and in a month as the list has them. */
function workOff(input: YearInput, row: YearRow, drugs: readonly Figured[]): Settled[] {
  const history: Settled[] = [];
  for (const month of ALL_MONTHS) {
    for (const [place, drug] of drugs.entries()) {
      if (!isFilledIn(month, drug, input.startMonth)) continue;
      const standing = standingAfter(input, row, history);
      const outcome = drug.price === null ? FREE : settle({ input, row, drug, standing });
      history.push({ month, place, ...outcome });
    }
  }
  return history;
}

const isFilledIn = (month: number, { supply, isOnce }: Figured, startMonth: number): boolean =>
  isOnce ? month === startMonth : month >= startMonth && (month - startMonth) % (supply / 30) === 0;

function addUp(input: YearInput, row: YearRow, known: readonly Figured[], fills: readonly Settled[]): YearEstimate {
  const open = input.drugs.filter((drug) => !hasFigure(drug, row));
  const sumOf = (part: CostPart) =>
    open.some((drug) => mayBe(drug, part)) ? null : paid(fills.filter((fill) => fill.part === part));
  return {
    year: open.length > 0 ? null : paid(fills),
    months: open.length > 0 ? null : byMonth(fills),
    covered: sumOf('covered'),
    supplemental: sumOf('supplemental'),
    notCovered: sumOf('notCovered'),
    counted: standingAfter(input, row, fills).counted,
    monthsCounted: ALL_MONTHS.map((wanted) =>
      fills.reduce((sum, { month, counts }) => (month === wanted ? sum + counts : sum), 0),
    ),
    limitReachedIn: monthOfLimit(input, row, fills),
    drugs: known.map(({ id, cover }, at) => {
      const own = fills.filter(({ place }) => place === at);
      return { drugId: id, part: partOfRule(cover), year: paid(own), months: byMonth(own) };
    }),
    unknown: open.map((drug) => ({ drugId: drug.id, because: 'unknown' in drug ? drug.unknown : 'price-unknown' })),
  };
}

type CostPart = Settled['part'];

/** Rules 1 and 2, rule 3, and all the others. */
function partOfRule({ rule }: Cover): CostPart {
  if (rule === 'supplemental') return 'supplemental';
  return rule === 'not-covered' || rule === 'not-offered' ? 'notCovered' : 'covered';
}

/** Nobody knows the part of a drug whose cover is not known. */
const mayBe = ({ cover }: PricedDrug, part: CostPart): boolean => cover === null || partOfRule(cover) === part;

const paid = (fills: readonly Settled[]): number => fills.reduce((sum, { pays }) => sum + pays, 0);

const byMonth = (fills: readonly Settled[]): number[] =>
  ALL_MONTHS.map((wanted) => paid(fills.filter(({ month }) => month === wanted)));

// Who comes with the limit already reached stands above it from the first month on.
function monthOfLimit(input: YearInput, row: YearRow, fills: readonly Settled[]): number | null {
  const isReachedBy = (month: number) =>
    standingAfter(
      input,
      row,
      fills.filter((fill) => fill.month <= month),
    ).counted >= row.threshold;
  return ALL_MONTHS.find((month) => month >= input.startMonth && isReachedBy(month)) ?? null;
}
