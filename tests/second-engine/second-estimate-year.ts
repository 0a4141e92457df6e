import type { NoEstimate, YearEstimate } from '#domain/drug-cost/year-estimate.ts';
import type { KnownDrug, PricedDrug, UnknownDrug, YearInput } from '#domain/drug-cost/year-input.ts';
import { settle } from './one-fill.ts';
import { type Settled, standingAfter } from './standing.ts';
import { rowOf, type YearRow } from './year-table.ts';

const ALL_MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The drug costs of a year, counted once more and in another way, from docs/drug-cost-rules.md. */
export function secondEstimateYear(input: YearInput): YearEstimate | NoEstimate {
  const row = rowOf(input.planYear);
  if (!row) return { because: 'no-parameters' };
  if (input.help === 4 && !row.partialHelp) return { because: 'help-not-in-year' };

  const known = input.drugs.filter(isKnown);
  return addUp(input, row, known, workOff(input, row, known));
}

const isUnknown = (drug: PricedDrug): drug is UnknownDrug => 'unknown' in drug;
const isKnown = (drug: PricedDrug): drug is KnownDrug => !isUnknown(drug);

/** Every fill of the year, in its order: by month, and in a month as the list has them. */
function workOff(input: YearInput, row: YearRow, drugs: readonly KnownDrug[]): Settled[] {
  const history: Settled[] = [];
  for (const month of ALL_MONTHS) {
    for (const [place, drug] of drugs.entries()) {
      if (!isFilledIn(month, drug, input.startMonth)) continue;
      const standing = standingAfter(input, row, history);
      history.push({ month, place, ...settle({ input, row, drug, standing }) });
    }
  }
  return history;
}

const isFilledIn = (month: number, { supply }: KnownDrug, startMonth: number): boolean =>
  month >= startMonth && (month - startMonth) % (supply / 30) === 0;

function addUp(input: YearInput, row: YearRow, known: readonly KnownDrug[], fills: readonly Settled[]): YearEstimate {
  const unknown = input.drugs.filter(isUnknown).map(({ id, unknown: because }) => ({ drugId: id, because }));
  const hasHole = unknown.length > 0;
  return {
    year: hasHole ? null : paid(fills),
    months: hasHole ? null : byMonth(fills),
    covered: paid(fills.filter(({ isCovered }) => isCovered)),
    notCovered: paid(fills.filter(({ isCovered }) => !isCovered)),
    counted: standingAfter(input, row, fills).counted,
    limitReachedIn: monthOfLimit(input, row, fills),
    drugs: known.map(({ id }, at) => {
      const own = fills.filter(({ place }) => place === at);
      return { drugId: id, year: paid(own), months: byMonth(own) };
    }),
    unknown,
  };
}

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
