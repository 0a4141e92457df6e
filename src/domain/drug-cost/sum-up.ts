import type { AnnualCents, Cents } from '#domain/money/cents.ts';
import { type CostPart, costPartOf } from './cost-part.ts';
import type { DrugWalk } from './drug-walk.ts';
import { isCounted } from './known-drug.ts';
import type { PartDParameters } from './part-d-parameters.ts';
import type { DrugYear, YearEstimate } from './year-estimate.ts';
import type { PricedDrug } from './year-input.ts';

/** Where the walk has come to at the end of the year. */
interface Walked extends Pick<YearEstimate, 'counted' | 'monthsCounted' | 'limitReachedIn'> {
  walks: readonly DrugWalk[];
  months: readonly Cents[];
}

/** The sums of a year. Each field is named: to spread sums into the answer took as long as walking three months. */
export function sumUp(all: readonly PricedDrug[], walked: Walked, parameters: PartDParameters): YearEstimate {
  const { walks, months, counted, monthsCounted, limitReachedIn } = walked;
  const sums: Record<CostPart, AnnualCents> = { covered: 0, supplemental: 0, notCovered: 0 };
  const drugs: DrugYear[] = [];
  for (const { drug, year, months: ofDrug } of walks) {
    const part = costPartOf(drug.cover);
    sums[part] += year;
    drugs.push({ drugId: drug.id, part, year, months: ofDrug });
  }
  const isWhole = walks.length === all.length;
  const open = isWhole ? [] : all.filter((drug) => !isCounted(drug, parameters));
  return {
    year: isWhole ? sums.covered + sums.supplemental + sums.notCovered : null,
    months: isWhole ? months : null,
    covered: hasHole(open, 'covered') ? null : sums.covered,
    supplemental: hasHole(open, 'supplemental') ? null : sums.supplemental,
    notCovered: hasHole(open, 'notCovered') ? null : sums.notCovered,
    counted,
    monthsCounted,
    limitReachedIn,
    drugs,
    unknown: open.map((drug) => ({ drugId: drug.id, because: 'unknown' in drug ? drug.unknown : 'price-unknown' })),
  };
}

/** A drug whose cover is not known may belong to any part. */
const hasHole = (open: readonly PricedDrug[], part: CostPart): boolean =>
  open.some(({ cover }) => cover === null || costPartOf(cover) === part);
