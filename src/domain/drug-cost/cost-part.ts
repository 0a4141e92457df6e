import type { AnnualCents } from '#domain/money/cents.ts';
import { isPartD } from './known-drug.ts';
import type { DrugAtOnePlan } from './price-plan.ts';
import type { YearEstimate } from './year-estimate.ts';
import type { Cover } from './year-input.ts';

/** What a year is made of: drugs of Part D, drugs that the plan covers on its own, and drugs that it does not cover. */
export const COST_PARTS = ['covered', 'supplemental', 'notCovered'] as const;
export type CostPart = (typeof COST_PARTS)[number];

export function costPartOf(cover: Cover): CostPart {
  if (isPartD(cover)) return 'covered';
  return cover.rule === 'supplemental' ? 'supplemental' : 'notCovered';
}

/** A yearly figure in its parts; a part is null when a drug of it has no figure. */
export type CostParts = Record<CostPart, AnnualCents | null> & {
  /** The codes of the drugs in notCovered, whether or not their price is known. */
  notCoveredDrugs: string[];
};

export const costParts = (
  { covered, supplemental, notCovered }: Pick<YearEstimate, CostPart>,
  drugs: readonly Pick<DrugAtOnePlan, 'priced' | 'requested'>[],
): CostParts => ({
  covered,
  supplemental,
  notCovered,
  notCoveredDrugs: drugs
    .filter(({ priced: { cover } }) => cover && costPartOf(cover) === 'notCovered')
    .map(({ requested }) => requested.ndc),
});
