import type { AnnualCents } from '#domain/money/cents.ts';
import type { CatalogueDrug, PharmacyAtPlan, PharmacyPlace } from './drug-facts.ts';
import { SUPPLY_LENGTHS, type SupplyLength } from './drug-quantity.ts';
import { estimateYear } from './estimate-year.ts';
import { type CostParts, costParts } from './period-cost.ts';
import { type CostRequest, networkOf, type PlanToPrice, whyNoDrug, whyNoYear, yearInput } from './plan-years.ts';
import { type DrugOfPlan, drugsOfPlan, placeOfPharmacy, priceDrugAt } from './price-plan.ts';
import type { NoCostReason } from './year-estimate.ts';

/** All drugs of a list filled for so many days at one pharmacy; no parts where the plan has no figure. */
type CostAtSupply = {
  days: SupplyLength;
  parts: CostParts | null;
  total: AnnualCents | null;
  /** The drugs that are not sold so. */
  notOffered: string[];
  because: NoCostReason | null;
};

type CostAtPharmacy = { network: PharmacyPlace['network']; supplies: CostAtSupply[] };

/** What a list of drugs costs with one plan at a pharmacy, for each supply. */
export function costsAtPharmacies(
  plan: Omit<PlanToPrice, 'pharmacy'>,
  known: readonly CatalogueDrug[],
  costRequest: CostRequest,
): (pharmacy: PharmacyAtPlan | null) => CostAtPharmacy {
  const drugs = drugsOfPlan(plan.facts, costRequest.drugs, known);
  return (pharmacy) => {
    const at = { ...plan, pharmacy };
    const supplies = SUPPLY_LENGTHS.map((days) => costAtSupply(at, drugs, costRequest, days));
    return { network: networkOf(at), supplies };
  };
}

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
  const notOffered = drugs
    .filter(({ priced }) => priced.cover?.rule === 'not-offered')
    .map(({ requested }) => requested.ndc);
  const input = yearInput(plan, drugs, costRequest);
  const estimate = 'because' in input ? input : estimateYear(input);
  const because = 'because' in estimate ? estimate.because : whyNoYear(estimate, costRequest.planYear);
  if ('because' in estimate || because) return { days, parts: null, total: null, notOffered, because };
  return { days, parts: costParts(estimate, drugs), total: estimate.year, notOffered, because: whyNoDrug(drugs) };
}
