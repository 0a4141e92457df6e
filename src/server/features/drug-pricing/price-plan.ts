import type { DrugToPrice, NoCostReason } from '#contract/drug-cost.ts';
import type { PharmacyPrices, PriceSteps } from '#domain/drug-cost/fill-price.ts';
import { type PlanCosts, planCosts } from '#domain/drug-cost/plan-costs.ts';
import type { ListedDrug, PharmacyPlace } from '#domain/drug-cost/plan-facts.ts';
import { explainPrice, priceDrugs } from '#domain/drug-cost/price-drugs.ts';
import type { PricedDrug } from '#domain/drug-cost/year-input.ts';
import type { DrugAtPlan, PharmacyAtPlan, PlanDrugFacts, WantedDrug } from '#server/catalogue/store/drug-fact-types.ts';
import { decideDose } from './decide-dose.ts';

/** Where the price of a drug comes from: the plan's own list, or the average of what Medicare paid in a year. */
export type PriceBasis = { basis: 'plan' } | { basis: 'reference'; year: number };

export type DrugAtOnePlan = {
  wanted: DrugToPrice;
  facts: DrugAtPlan;
  priced: PricedDrug;
  /** Why it has no figure. */
  because: NoCostReason | null;
  priceBasis: PriceBasis | null;
  /** How the price came about, which receipts alone need; the fee of an unknown pharmacy is not in it. */
  explainPrice: () => (PriceSteps & { isFeeKnown: boolean }) | null;
};

/** One drug of the list with what its plan and the catalogue know of it. */
export type DrugOfPlan = { costs: PlanCosts; facts: DrugAtPlan; about: WantedDrug; requested: DrugToPrice };

/** A pharmacy as far as it is known: null prices where no fee of it is. */
export type PricedPlace = { place: PharmacyPlace; prices: PharmacyPrices | null };

// A pharmacy that is not known adds a fee that is not known either: the price is that of the drug alone.
const NO_FEE = { 30: 0, 60: 0, 90: 0 };
const WITHOUT_FEE: PharmacyPrices = { fees: { brand: NO_FEE, generic: NO_FEE, selected: NO_FEE }, floor: null };

const UNKNOWN_PLACE: PricedPlace = { place: { delivery: 'retail', network: 'unknown' }, prices: null };

export const placeOfPharmacy = (pharmacy: PharmacyAtPlan | null): PricedPlace => pharmacy ?? UNKNOWN_PLACE;

/** The drugs of the list at one plan, in the order of the list. */
export function drugsOfPlan(
  plan: PlanDrugFacts,
  requested: readonly DrugToPrice[],
  known: readonly WantedDrug[],
): DrugOfPlan[] {
  const costs = planCosts(plan.tierCosts, plan.insulinCosts);
  return requested.flatMap((drug, index): DrugOfPlan[] => {
    const facts = plan.drugs[index];
    const about = known[index];
    return facts && about ? [{ costs, facts, about, requested: drug }] : [];
  });
}

/** What one drug costs at one pharmacy. */
export function priceDrugAt({ costs, facts, about, requested }: DrugOfPlan, { place, prices }: PricedPlace) {
  const dose = decideDose(requested, about);
  const listed = toListed(requested, dose.dose, about, facts);
  const own = facts.unitCosts[requested.supplyLength]?.unitCost ?? null;
  const isOwn = own !== null;
  // A plan that lists other supplies alone does not tell what this one costs, and an average would hide it.
  const hasOwn = Object.values(facts.unitCosts).some((cost) => cost !== null);
  const unitCost = hasOwn ? own : (about.reference?.unitCost ?? null);
  const agreed = (isOwn ? prices : null) ?? WITHOUT_FEE;
  const [priced] = priceDrugs(costs, { place, prices: agreed }, [listed], [{ listing: facts.listing, unitCost }]);
  const found: DrugAtOnePlan = {
    wanted: requested,
    facts,
    priced: priced as PricedDrug,
    because: priced && 'unknown' in priced ? whyUnknown(priced.unknown, dose.because) : null,
    priceBasis: unitCost === null ? null : basisOf(isOwn, about),
    explainPrice: () => {
      const steps = explainPrice({ prices: agreed }, listed, { unitCost });
      return steps && { ...steps, isFeeKnown: isOwn && prices !== null };
    },
  };
  return found;
}

function basisOf(isOwn: boolean, { reference }: WantedDrug): PriceBasis | null {
  if (isOwn) return { basis: 'plan' };
  return reference ? { basis: 'reference', year: reference.dataYear } : null;
}

const toListed = (
  { ndc, supplyLength }: DrugToPrice,
  dose: ListedDrug['dose'],
  { isBrand, isInsulin, isAdultVaccine }: WantedDrug,
  { listing }: DrugAtPlan,
): ListedDrug => ({
  id: ndc,
  kind: isBrand === false ? 'generic' : 'brand',
  isSelected: 'isSelected' in listing && listing.isSelected,
  isInsulin,
  isAdultVaccine,
  supply: supplyLength,
  dose,
});

/** Of a drug whose quantity is not known the price is not known for that reason. */
function whyUnknown(unknown: UnknownReason, dose: NoCostReason | null): NoCostReason {
  if (unknown === 'cover-unknown') return 'drug-unknown';
  return unknown === 'share-unknown' ? unknown : (dose ?? unknown);
}

type UnknownReason = Extract<PricedDrug, { unknown: unknown }>['unknown'];
