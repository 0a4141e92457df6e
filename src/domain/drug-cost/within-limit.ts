import type { AnnualCents } from '#domain/money/cents.ts';
import { partDParameters } from './part-d-parameters.ts';

/**
 * Whether a year of covered drugs can cost so much. From 2024 on nothing is asked after the yearly limit, so that a
 * dearer year is a fault of whoever counted it.
 */
export function isWithinLimit(planYear: number, covered: AnnualCents): boolean {
  const parameters = partDParameters(planYear);
  return parameters === null || parameters.catastrophic !== null || covered <= parameters.threshold;
}
