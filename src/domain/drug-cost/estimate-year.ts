import { walkYear } from './walk-year.ts';
import type { NoEstimate, YearEstimate } from './year-estimate.ts';
import type { YearInput } from './year-input.ts';

/** What the drugs of a year cost; docs/drug-cost-rules.md has the rules. */
export const estimateYear = (input: YearInput): YearEstimate | NoEstimate => walkYear(input);
