import type { NoCostReason, PlanDrugCost } from '#contract/drug-cost.ts';
import type { ReceiptRequest } from '#contract/drug-receipt.ts';
import { averageMonth } from '#domain/drug-cost/average-month.ts';
import { needsPharmacyMessage } from '#domain/drugs/coverage-row.ts';
import type { SubsidyLevel } from '#domain/extra-help/choice.ts';
import type { AnnualCents, MonthlyCents } from '#domain/money/cents.ts';
import type { PlanToPrice } from '#web/lib/drug-cost-request.ts';
import type { DrugCosts } from '#web/lib/drug-costs.ts';
import { coveredOf } from '#web/lib/total-figures.ts';

/** A saved plan. */
export type EstimatorPlan = Pick<PlanToPrice, 'planId' | 'planYear' | 'planType'> & {
  planName: string;
  /** Null for one whose place is not known. */
  toPrice: PlanToPrice | null;
};

type Reason = NoCostReason | 'place-unknown' | 'unknown';
export type Place = 'preferred' | 'in-network' | 'message' | 'unknown';

export type Result =
  | { state: 'waiting' }
  | { state: 'failed'; tryAgain: () => void }
  | { state: 'none'; because: Reason; place: Place | null }
  | {
      state: 'known';
      year: AnnualCents;
      month: MonthlyCents;
      withHelp: boolean;
      place: Place | null;
      covered: number | null;
      referenceYear: number | null;
      isReference: boolean;
      isMadeUp: boolean;
      request: ReceiptRequest;
    };

export type ResultRow = { plan: EstimatorPlan; result: Result };

export const plansToPrice = (plans: readonly EstimatorPlan[]): PlanToPrice[] =>
  plans.flatMap(({ toPrice }) => toPrice ?? []);

const DRUG_PLANS = new Set(['MAPD', 'PDP', 'SNP']);
export const coversDrugs = ({ planType }: EstimatorPlan) => DRUG_PLANS.has(planType);

type Facts = { costs: ReadonlyMap<string, DrugCosts>; level: SubsidyLevel; hasPharmacy: boolean };

/** The lowest cost first; what has no figure comes last, in the order it was saved. */
export function resultRows(plans: readonly EstimatorPlan[], facts: Facts): ResultRow[] {
  const rows = plans.map((plan) => ({ plan, result: resultOf(plan, facts) }));
  return rows.toSorted((a, b) => sortKey(a) - sortKey(b));
}

const sortKey = ({ result }: ResultRow) => (result.state === 'known' ? result.year : Number.MAX_SAFE_INTEGER);

function resultOf(plan: EstimatorPlan, { costs, level, hasPharmacy }: Facts): Result {
  const { planId, toPrice } = plan;
  if (!coversDrugs(plan)) return { state: 'none', because: 'no-drug-cover', place: null };
  if (!toPrice) return { state: 'none', because: 'place-unknown', place: null };
  const told = costs.get(planId);
  if (told?.state !== 'known') return told ?? { state: 'waiting' };

  const { cost } = told;
  const year = yearOf(cost, level);
  const place = hasPharmacy ? placeOf(cost) : null;
  if (year === null) return { state: 'none', because: cost.because ?? 'unknown', place };
  const reference = cost.drugs.find(({ priceBasis }) => priceBasis === 'reference');
  return {
    state: 'known',
    year,
    month: averageMonth(year),
    withHelp: hasHelp(level),
    place,
    covered: coveredOf(cost),
    isReference: reference !== undefined,
    referenceYear: reference?.referenceYear ?? null,
    isMadeUp: cost.sources.some(({ madeUp }) => madeUp),
    request: told.request,
  };
}

const hasHelp = (level: SubsidyLevel) => level !== '' && level !== '0';

/** What a year costs, with the Extra Help that was asked for. */
export const yearOf = (cost: PlanDrugCost, level: SubsidyLevel): AnnualCents | null =>
  hasHelp(level) ? cost.lisAnnualDrugCost : cost.annualDrugCost;

function placeOf(cost: PlanDrugCost): Place {
  if (needsPharmacyMessage(cost)) return 'message';
  if (cost.isPreferred) return 'preferred';
  return cost.inNetwork ? 'in-network' : 'unknown';
}
