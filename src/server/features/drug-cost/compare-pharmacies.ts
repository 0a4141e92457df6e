import type { CostAtPharmacy, CostAtSupply, PharmacyCosts } from '#contract/pharmacy-costs.ts';
import { SUPPLY_LENGTHS, type SupplyLength } from '#domain/drug-cost/drug-quantity.ts';
import { estimateYear } from '#domain/drug-cost/estimate-year.ts';
import type { DrugFacts } from '#server/catalogue/store/drug-fact-types.ts';
import { costParts } from './cost-parts.ts';
import { networkOf } from './network-of.ts';
import { type CostRequest, type PlanToPrice, whyNoDrug, whyNoYear, yearInput } from './plan-input.ts';
import { type DrugOfPlan, drugsOfPlan, placeOfPharmacy, priceDrugAt } from './price-plan.ts';

/** What a list of drugs costs with one plan at each of some pharmacies, for each supply. */
export function pharmacyCosts(
  plan: Omit<PlanToPrice, 'pharmacy'>,
  known: DrugFacts['drugs'],
  costRequest: CostRequest,
  pharmacyNumbers: readonly string[],
): PharmacyCosts {
  const { facts } = plan;
  const drugs = drugsOfPlan(facts, costRequest.drugs, known);
  const pharmacies = pharmacyNumbers.map((pharmacyNumber, index): CostAtPharmacy => {
    const at = { ...plan, pharmacy: facts.pharmacies[index] ?? null };
    const supplies = SUPPLY_LENGTHS.map((days) => costAtSupply(at, drugs, costRequest, days));
    return { pharmacyNumber, network: networkOf(at), supplies };
  });
  return { planId: facts.planId, planYear: costRequest.planYear, pharmacies };
}

/** All drugs of the list filled for so many days. */
function costAtSupply(
  plan: PlanToPrice,
  ofPlan: readonly DrugOfPlan[],
  costRequest: CostRequest,
  days: SupplyLength,
): CostAtSupply {
  const place = placeOfPharmacy(plan.pharmacy);
  const drugs = ofPlan.map((drug) =>
    priceDrugAt({ ...drug, requested: { ...drug.requested, supplyLength: days } }, place),
  );
  const notOffered = drugs.filter(({ priced }) => priced.cover?.rule === 'not-offered').map(({ wanted }) => wanted.ndc);
  const input = yearInput(plan, drugs, costRequest);
  const estimate = 'because' in input ? input : estimateYear(input);
  const because = 'because' in estimate ? estimate.because : whyNoYear(estimate, costRequest.planYear);
  if ('because' in estimate || because) return { days, parts: null, total: null, notOffered, because };
  return { days, parts: costParts(estimate, drugs), total: estimate.year, notOffered, because: whyNoDrug(drugs) };
}
