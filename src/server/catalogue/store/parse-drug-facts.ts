import type { FormularyDrug, FormularyListing, Restrictions } from '#domain/drug-cost/drug-facts.ts';
import type { DaysOfSupply } from '#domain/drug-cost/year-input.ts';
import { toEdition } from './current-editions.ts';
import type { DrugFacts, PlanDrugFacts, RequestedDrugFacts } from './drug-fact-types.ts';
import type { DrugFactsQuestion } from './drug-facts.ts';
import { toPharmacyAtPlan } from './parse-pharmacy-at-plan.ts';
import { toInsulinCost, toTierCost } from './parse-plan-costs.ts';
import { toRequestedDrug } from './parse-requested-drug.ts';
import type { Limits, OfDrug, RawFacts } from './raw-drug-facts.ts';

export function toDrugFacts(raw: RawFacts, { planIds, ndcs, pharmacyNumbers }: DrugFactsQuestion): DrugFacts {
  const drugs = ndcs.map((ndc) => toRequestedDrug(raw, ndc));
  const rowsOf = byPlan(raw);
  return {
    edition: raw.edition && toEdition(raw.edition),
    drugs,
    plans: planIds.map((planId) => toPlan(rowsOf(planId), planId, drugs, pharmacyNumbers)),
  };
}

/** Rows as the plans have them, each looked at once. */
function byPlan(raw: RawFacts): (planId: string) => RawFacts {
  const grouped = {
    listings: grouping(raw.listings),
    excluded: grouping(raw.excluded),
    indications: grouping(raw.indications),
    prices: grouping(raw.prices),
    tier_costs: grouping(raw.tier_costs),
    insulin_costs: grouping(raw.insulin_costs),
    networks: grouping(raw.networks),
  };
  return (planId) => ({
    ...raw,
    listings: grouped.listings(planId),
    excluded: grouped.excluded(planId),
    indications: grouped.indications(planId),
    prices: grouped.prices(planId),
    tier_costs: grouped.tier_costs(planId),
    insulin_costs: grouped.insulin_costs(planId),
    networks: grouped.networks(planId),
  });
}

function grouping<Row extends { plan_id: string }>(rows: readonly Row[]): (planId: string) => Row[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.plan_id);
    if (group) group.push(row);
    else groups.set(row.plan_id, [row]);
  }
  return (planId) => groups.get(planId) ?? [];
}

function toPlan(
  raw: RawFacts,
  planId: string,
  drugs: readonly RequestedDrugFacts[],
  pharmacyNumbers: readonly string[],
): PlanDrugFacts {
  const plan = raw.plans.find(({ plan_id }) => plan_id === planId);
  const benefit = raw.benefits.find(({ plan_id }) => plan_id === planId);
  return {
    planId,
    data: plan ? (plan.is_suppressed ? 'suppressed' : 'known') : 'no-data',
    formularyId: plan?.formulary_id ?? null,
    deductible: plan?.deductible ?? null,
    benefitType: toBenefitType(benefit?.drug_benefit_type ?? null),
    tierCosts: raw.tier_costs.map(toTierCost),
    insulinCosts: raw.insulin_costs.map(toInsulinCost),
    drugs: drugs.map((drug) => toFormularyDrug(raw, drug, plan !== undefined)),
    pharmacies: pharmacyNumbers.map((number) => toPharmacyAtPlan(raw, planId, number)),
  };
}

function toBenefitType(type: string | null): PlanDrugFacts['benefitType'] {
  if (type === null) return 'unknown';
  // CMS calls the kinds of a basic benefit Basic, Defined Standard, Actuarially Equivalent and Basic Alternative.
  return /enhanced/i.test(type) ? 'enhanced' : 'basic';
}

function toFormularyDrug(raw: RawFacts, { ndc, rxcui }: RequestedDrugFacts, isKnownPlan: boolean): FormularyDrug {
  const isThis = ({ wanted }: OfDrug) => wanted === ndc;
  const prices = raw.prices.filter(isThis);
  const priceOf = (supply: DaysOfSupply) => {
    const price = prices.find(({ days }) => days === supply);
    return price ? { unitCost: price.unit_cost, sourceLine: price.source_line } : null;
  };
  return {
    ndc,
    listing: isKnownPlan && rxcui !== null ? toListing(raw, isThis, ndc) : { list: 'unknown' },
    diseases: raw.indications.filter(isThis).map(({ disease }) => disease),
    unitCosts: { 30: priceOf(30), 60: priceOf(60), 90: priceOf(90) },
  };
}

function toListing(raw: RawFacts, isThis: (row: OfDrug) => boolean, ndc: string): FormularyListing {
  const listed = raw.listings.filter(isThis);
  // The drug itself before those that no person can tell apart from it; of its codes the one that was asked for, or else
  // the cheapest tier.
  const isOther = (one: { ndc: string }) => Number(one.ndc !== ndc);
  const [row] = listed.toSorted(
    (a, b) => a.rank - b.rank || isOther(a) - isOther(b) || a.tier - b.tier || (a.ndc < b.ndc ? -1 : 1),
  );
  if (row) {
    const { tier, is_selected, source_line } = row;
    return { list: 'formulary', tier, isSelected: is_selected, sourceLine: source_line, ...toRestrictions(row) };
  }
  const left = raw.excluded.filter(isThis).toSorted((a, b) => a.rank - b.rank)[0]?.row;
  if (left) {
    return {
      list: 'excluded',
      tier: left.tier,
      isSelected: false,
      sourceLine: left.source_line,
      ...toRestrictions(left),
    };
  }
  return { list: 'none' };
}

const toRestrictions = (row: Limits): Restrictions => ({
  hasQuantityLimit: row.has_quantity_limit,
  quantityLimit: row.quantity_limit,
  quantityLimitDays: row.quantity_limit_days,
  priorAuthorization: row.prior_authorization,
  stepTherapy: row.step_therapy,
});
