import { type PrintedBenefit, readBenefit } from './benefit-line.ts';
import { knownBenefit } from './benefit-table.ts';
import { coverageOf } from './coverage.ts';
import { FILTER_BENEFITS, type FilterBenefit } from './filter-benefits.ts';

/** Whole categories count, so that a service that is new to us is still dental, vision or hearing. */
const FILTER_OF_CATEGORY = new Map<string, FilterBenefit>([
  ['Preventive dental', 'dental'],
  ['Comprehensive dental', 'dental'],
  ['Vision', 'vision'],
  ['Hearing', 'hearing'],
]);

const FILTER_OF_ID = new Map<string, FilterBenefit>([
  ['14a6', 'fitness'],
  ['over-the-counter', 'over-the-counter'],
  ['transportation', 'transportation'],
  ['transportation-anywhere', 'transportation'],
  ['telehealth', 'telehealth'],
  ['meals', 'meals'],
]);

/** What the plan says it covers, in the order of the filters; null when it says nothing of its benefits. */
export function coveredBenefitsOf(lines: readonly PrintedBenefit[]): FilterBenefit[] | null {
  if (lines.length === 0) return null;
  const covered = new Set(lines.filter(isCovered).map(filterOf));
  return FILTER_BENEFITS.filter((benefit) => covered.has(benefit));
}

function isCovered(printed: PrintedBenefit): boolean {
  const { inNetwork, outOfNetwork, anyNetwork } = readBenefit(printed);
  return coverageOf([inNetwork, outOfNetwork, anyNetwork]) === 'covered';
}

const filterOf = (line: PrintedBenefit) =>
  FILTER_OF_CATEGORY.get(line.category) ?? FILTER_OF_ID.get(knownBenefit(line).benefitId);
