import { isPartD } from './known-drug.ts';
import type { Cover } from './year-input.ts';

/** What a year is made of: drugs of Part D, drugs that the plan covers on its own, and drugs that it does not cover. */
export const COST_PARTS = ['covered', 'supplemental', 'notCovered'] as const;
export type CostPart = (typeof COST_PARTS)[number];

export function costPartOf(cover: Cover): CostPart {
  if (isPartD(cover)) return 'covered';
  return cover.rule === 'supplemental' ? 'supplemental' : 'notCovered';
}
