import type { Cents } from '#domain/money/cents.ts';
import type { PartDParameters } from './part-d-parameters.ts';
import type { DrugWalk } from './terms.ts';
import type { DrugYear, YearEstimate } from './year-estimate.ts';
import { type CostPart, costPartOf, isCounted, type PricedDrug } from './year-input.ts';

/** Where the walk has come to at the end of the year. */
interface Walked extends Pick<YearEstimate, 'counted' | 'monthsCounted' | 'limitReachedIn'> {
  walks: readonly DrugWalk[];
  months: readonly Cents[];
}

/** The sums of a year. Each field is named: to spread sums into the answer took as long as walking three months. */
export function sumUp(all: readonly PricedDrug[], walked: Walked, parameters: PartDParameters): YearEstimate {
  const { walks, months, counted, monthsCounted, limitReachedIn } = walked;
  const drugs: DrugYear[] = [];
  let covered = 0;
  let supplemental = 0;
  let notCovered = 0;
  for (const { drug, year, months: ofDrug } of walks) {
    const part = costPartOf(drug.cover);
    if (part === 'covered') covered += year;
    else if (part === 'supplemental') supplemental += year;
    else notCovered += year;
    drugs.push({ drugId: drug.id, part, year, months: ofDrug });
  }
  const isWhole = walks.length === all.length;
  const open = isWhole ? NONE : all.filter((drug) => !isCounted(drug, parameters));
  return {
    year: isWhole ? covered + supplemental + notCovered : null,
    months: isWhole ? months : null,
    covered: isWhole || !hasHole(open, 'covered') ? covered : null,
    supplemental: isWhole || !hasHole(open, 'supplemental') ? supplemental : null,
    notCovered: isWhole || !hasHole(open, 'notCovered') ? notCovered : null,
    counted,
    monthsCounted,
    limitReachedIn,
    drugs,
    unknown: isWhole ? [] : open.map(unknownOf),
  };
}

const NONE: readonly PricedDrug[] = [];

const unknownOf = (drug: PricedDrug): YearEstimate['unknown'][number] => ({
  drugId: drug.id,
  because: 'unknown' in drug ? drug.unknown : 'price-unknown',
});

/** A drug whose cover is not known may belong to any part. */
const hasHole = (open: readonly PricedDrug[], part: CostPart): boolean =>
  open.some(({ cover }) => cover === null || costPartOf(cover) === part);
