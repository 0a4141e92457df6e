import type { PlanDrugCost } from '#contract/drug-cost.ts';
import type { ReceiptRequest } from '#contract/drug-receipt.ts';
import type { NoCostReason } from '#domain/drug-cost/year-estimate.ts';
import { needsPharmacyMessage } from '#domain/drugs/coverage-row.ts';
import type { AnnualCents, MonthlyCents } from '#domain/money/cents.ts';
import { totalCost } from '#domain/plan-search/total-cost.ts';
import type { DrugCosts } from '#web/data/drug-cost.ts';
import type { PlanToPrice } from '#web/data/drug-cost-request.ts';

/** A saved plan. */
export type EstimatorPlan = Pick<PlanToPrice, 'planId' | 'planYear' | 'planType'> & {
  planName: string;
  /** Null where it is not known, as for a plan that is no longer offered. */
  monthlyPremium: MonthlyCents | null;
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
      cost: PlanDrugCost;
      request: ReceiptRequest;
      place: Place | null;
      /** All drugs of the year; null where the price of one is not known. */
      year: AnnualCents | null;
      /** With twelve premiums. */
      total: AnnualCents | null;
    };

export type ResultRow = { plan: EstimatorPlan; result: Result };

export const plansToPrice = (plans: readonly EstimatorPlan[]): PlanToPrice[] =>
  plans.flatMap(({ toPrice }) => toPrice ?? []);

const DRUG_PLANS = new Set(['MAPD', 'PDP', 'SNP']);
export const coversDrugs = ({ planType }: EstimatorPlan) => DRUG_PLANS.has(planType);

type Facts = { costs: ReadonlyMap<string, DrugCosts>; hasPharmacy: boolean };

/** The lowest cost of premiums and drugs first; what has no such figure comes last, in the order it was saved. */
export function resultRows(plans: readonly EstimatorPlan[], facts: Facts): ResultRow[] {
  const rows = plans.map((plan) => ({ plan, result: resultOf(plan, facts) }));
  return rows.toSorted((a, b) => sortKey(a) - sortKey(b));
}

const sortKey = ({ result }: ResultRow) =>
  result.state === 'known' && result.total !== null ? result.total : Number.MAX_SAFE_INTEGER;

function resultOf(plan: EstimatorPlan, { costs, hasPharmacy }: Facts): Result {
  const { planId, toPrice, monthlyPremium } = plan;
  if (!coversDrugs(plan)) return { state: 'none', because: 'no-drug-cover', place: null };
  if (!toPrice) return { state: 'none', because: 'place-unknown', place: null };
  const known = costs.get(planId);
  if (known?.state !== 'known') return known ?? { state: 'waiting' };

  const { cost, request } = known;
  const place = hasPharmacy ? placeOf(cost) : null;
  if (!cost.parts) return { state: 'none', because: cost.because ?? 'unknown', place };
  const { total, drugs: year } = totalCost({ monthlyPremium, drugCoverage: true }, cost.parts);
  return { state: 'known', cost, request, place, year, total };
}

function placeOf(cost: PlanDrugCost): Place {
  if (needsPharmacyMessage(cost)) return 'message';
  if (cost.isPreferred) return 'preferred';
  return cost.inNetwork ? 'in-network' : 'unknown';
}
