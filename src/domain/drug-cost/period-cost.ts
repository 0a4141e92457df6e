import type { AnnualCents, Cents } from '#domain/money/cents.ts';
import type { ExplainedYear } from './estimate-year.ts';
import { paymentPlanBills, paymentPlanMonths } from './payment-plan.ts';
import type { DrugAtOnePlan } from './price-plan.ts';
import type { Phase, YearEstimate } from './year-estimate.ts';
import { type CostPart, costPartOf, type YearInput } from './year-input.ts';

/** A part of the year month by month. Months before the first are 0. */
export type PeriodMonths = {
  fromMonth: number;
  months: Cents[];
  /** The phases that the fills of each month passed, in order. */
  phases: Phase[][];
  limitReachedIn: number | null;
  /** The bills of the payment plan, joined in the first month; null in years without it. */
  bills: Cents[] | null;
  /** What the counter asks in each month for the drugs that the payment plan spreads. */
  billable: Cents[] | null;
  /** The most that a single fill of them costs. */
  dearestFill: Cents;
};

/** Null as long as one of the drugs has no figure. */
export function periodMonths(
  { estimate, fills }: ExplainedYear,
  { startMonth, planYear, already }: Pick<YearInput, 'startMonth' | 'planYear' | 'already'>,
): PeriodMonths | null {
  const { months, monthsCounted, limitReachedIn, drugs } = estimate;
  if (months === null) return null;
  const phases: Phase[][] = months.map(() => []);
  for (const { month, phases: ofFill } of fills) {
    const ofMonth = phases[month - 1];
    for (const phase of ofFill) if (!ofMonth?.includes(phase)) ofMonth?.push(phase);
  }
  const billable = paymentPlanMonths(drugs);
  const spread = { planYear, joins: startMonth, months: billable, monthsCounted, countedBefore: already.counted };
  const bills = paymentPlanBills(spread);
  const isSpread = new Set(drugs.filter(({ part }) => part === 'covered').map(({ drugId }) => drugId));
  return {
    fromMonth: startMonth,
    months: [...months],
    phases,
    limitReachedIn,
    bills,
    billable: bills && billable,
    dearestFill: fills.reduce((most, { drugId, pays }) => (isSpread.has(drugId) ? Math.max(most, pays) : most), 0),
  };
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
