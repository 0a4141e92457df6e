import type { AnnualCents, Cents } from '#domain/money/cents.ts';
import { monthsOf } from './insulin-share.ts';
import { type CountedDrug, isCounted } from './known-drug.ts';
import type { PartDParameters } from './part-d-parameters.ts';
import type { YearInput } from './year-input.ts';

/** A drug on its way through the year. Changed fill by fill, as Progress is and for the same reason. */
export interface DrugWalk {
  drug: CountedDrug;
  /** The month of its next fill, and how many months each fill lasts. */
  nextMonth: number;
  every: number;
  year: AnnualCents;
  months: Cents[];
}

const A_YEAR = 12;

/** The drugs that have figures, in the order of the list. */
export function startWalks({ drugs, startMonth }: YearInput, parameters: PartDParameters): DrugWalk[] {
  const walks: DrugWalk[] = [];
  for (const drug of drugs) {
    if (isCounted(drug, parameters)) {
      walks.push({
        drug,
        nextMonth: startMonth,
        every: drug.isOnce ? A_YEAR : monthsOf(drug.supply),
        year: 0,
        months: noMonths(),
      });
    }
  }
  return walks;
}

export const noMonths = (): Cents[] => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
