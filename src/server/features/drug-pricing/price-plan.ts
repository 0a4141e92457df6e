import type { DrugToPrice } from '#contract/drug-cost.ts';
import { quantityOf } from '#domain/drug-cost/drug-quantity.ts';
import type { PharmacyPrices, PriceSteps } from '#domain/drug-cost/fill-price.ts';
import { planCosts } from '#domain/drug-cost/plan-costs.ts';
import type { ListedDrug } from '#domain/drug-cost/plan-facts.ts';
import { explainPrice, priceDrugs } from '#domain/drug-cost/price-drugs.ts';
import type { PricedDrug } from '#domain/drug-cost/year-input.ts';
import type { PlanDrugFacts, WantedDrug } from '#server/catalogue/store/drug-fact-types.ts';

/** Where the price of a drug comes from: the plan's own list, or the average of what Medicare paid in a year. */
export type PriceBasis = { basis: 'plan' } | { basis: 'reference'; year: number };

export type DrugAtOnePlan = {
  wanted: DrugToPrice;
  facts: PlanDrugFacts['drugs'][number];
  priced: PricedDrug | { id: string; unknown: 'quantity-unknown' };
  priceBasis: PriceBasis | null;
  /** How the price came about, which receipts alone ask; the fee of an unknown pharmacy is not in it. */
  explainPrice: () => (PriceSteps & { isFeeKnown: boolean }) | null;
};

// A pharmacy that is not known adds a fee that is not known either: the price is that of the drug alone.
const NO_FEE = { 30: 0, 60: 0, 90: 0 };
const WITHOUT_FEE: PharmacyPrices = { fees: { brand: NO_FEE, generic: NO_FEE, selected: NO_FEE }, floor: null };

const UNKNOWN_PLACE = { delivery: 'retail', network: 'unknown' } as const;

/** Each drug of the list at one plan and the pharmacy that was asked for, in the order of the list. */
export function pricePlan(
  plan: PlanDrugFacts,
  wanted: readonly DrugToPrice[],
  known: readonly WantedDrug[],
): DrugAtOnePlan[] {
  const costs = planCosts(plan.tierCosts, plan.insulinCosts);
  const place = plan.pharmacy?.place ?? UNKNOWN_PLACE;
  return wanted.flatMap((drug, index): DrugAtOnePlan[] => {
    const facts = plan.drugs[index];
    const about = known[index];
    if (!facts || !about) return [];
    const listed = toListed(drug, about, facts);
    if (!listed) {
      const priced = { id: drug.ndc, unknown: 'quantity-unknown' } as const;
      return [{ wanted: drug, facts, priced, priceBasis: null, explainPrice: () => null }];
    }

    const own = facts.unitCosts[drug.supplyLength]?.unitCost ?? null;
    const unitCost = own ?? about.reference?.unitCost ?? null;
    const agreed = own === null ? null : (plan.pharmacy?.prices ?? null);
    const prices = agreed ?? WITHOUT_FEE;
    const [priced] = priceDrugs(costs, { place, prices }, [listed], [{ listing: facts.listing, unitCost }]);
    if (!priced) return [];
    const stepsOfPrice = () => {
      const steps = explainPrice({ prices }, listed, { unitCost });
      return steps && { ...steps, isFeeKnown: agreed !== null };
    };
    return [{ wanted: drug, facts, priced, priceBasis: basisOf(own, about), explainPrice: stepsOfPrice }];
  });
}

function basisOf(own: number | null, { reference }: WantedDrug): PriceBasis | null {
  if (own !== null) return { basis: 'plan' };
  return reference ? { basis: 'reference', year: reference.dataYear } : null;
}

/** Null as long as it is not known how much is taken. A drug in packages counts them, and each holds its size. */
function toListed(
  { ndc, quantity, frequency, supplyLength, packageSize }: DrugToPrice,
  { isBrand, isInsulin, isAdultVaccine }: WantedDrug,
  { listing }: PlanDrugFacts['drugs'][number],
): ListedDrug | null {
  const thousandths = quantityOf(quantity);
  const size = packageSize === null ? undefined : quantityOf(packageSize);
  if (frequency === null || thousandths === null || size === null) return null;
  return {
    id: ndc,
    kind: isBrand === false ? 'generic' : 'brand',
    isSelected: 'isSelected' in listing && listing.isSelected,
    ...{ isInsulin, isAdultVaccine, supply: supplyLength },
    dose: { quantity: thousandths, frequency, ...(size !== undefined && { packageSize: size }) },
  };
}
