import { type ExplainedFill, walkYear } from './walk-year.ts';
import type { NoEstimate, YearEstimate } from './year-estimate.ts';
import type { YearInput } from './year-input.ts';

/** The estimate of a year with a receipt for each of its fills, in the order they were paid. */
export type ExplainedYear = { estimate: YearEstimate; fills: readonly ExplainedFill[] };

export function explainYear(input: YearInput): ExplainedYear | NoEstimate {
  const fills: ExplainedFill[] = [];
  const estimate = walkYear(input, fills);
  return 'because' in estimate ? estimate : { estimate, fills };
}
