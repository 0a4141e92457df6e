import type { Cents } from '#domain/money/cents.ts';
import type { DrugWalk } from './drug-walk.ts';
import { isPaidInPart, isUnknown } from './known-drug.ts';
import type { DrugYear, YearEstimate } from './year-estimate.ts';
import type { PricedDrug } from './year-input.ts';

/** Where the walk has come to at the end of the year. */
interface Walked extends Pick<YearEstimate, 'counted' | 'limitReachedIn'> {
  walks: readonly DrugWalk[];
  months: readonly Cents[];
}

/** The sums of a year. Each field is named: to spread sums into the answer took as long as walking three months. */
export function sumUp(all: readonly PricedDrug[], walked: Walked): YearEstimate {
  const { walks, months, counted, limitReachedIn } = walked;
  const drugs: DrugYear[] = [];
  let covered = 0;
  let notCovered = 0;
  for (const { drug, year, months: ofDrug } of walks) {
    if (isPaidInPart(drug.cover)) covered += year;
    else notCovered += year;
    drugs.push({ drugId: drug.id, year, months: ofDrug });
  }
  const isWhole = walks.length === all.length;
  return {
    year: isWhole ? covered + notCovered : null,
    months: isWhole ? months : null,
    covered,
    notCovered,
    counted,
    limitReachedIn,
    drugs,
    unknown: isWhole ? [] : unknownOf(all),
  };
}

const unknownOf = (drugs: readonly PricedDrug[]): YearEstimate['unknown'] =>
  drugs.filter(isUnknown).map(({ id, unknown: because }) => ({ drugId: id, because }));
