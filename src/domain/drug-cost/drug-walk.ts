import type { AnnualCents, Cents } from '#domain/money/cents.ts';
import { monthsOf } from './insulin-share.ts';
import { isKnown } from './known-drug.ts';
import type { KnownDrug, YearInput } from './year-input.ts';

/** A drug on its way through the year. Changed fill by fill, as Progress is and for the same reason. */
export interface DrugWalk {
  drug: KnownDrug;
  /** The month of its next fill, and how many months each fill lasts. */
  nextMonth: number;
  every: number;
  year: AnnualCents;
  months: Cents[];
}

/** The drugs that have figures, in the order of the list. */
export function startWalks({ drugs, startMonth }: YearInput): DrugWalk[] {
  const walks: DrugWalk[] = [];
  for (const drug of drugs) {
    if (isKnown(drug)) {
      walks.push({ drug, nextMonth: startMonth, every: monthsOf(drug.supply), year: 0, months: noMonths() });
    }
  }
  return walks;
}

export const noMonths = (): Cents[] => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
