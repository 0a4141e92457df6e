import type { PriceMatch } from '#domain/drugs/price-match.ts';
import type { MicroDollars } from '#domain/money/micro-dollars.ts';
import { decideDose } from './decide-dose.ts';
import type {
  CatalogueDrug,
  FormularyDrug,
  ListedDrug,
  PharmacyAtPlan,
  PlanDrugs,
  RequestedDrug,
} from './drug-facts.ts';
import type { Dose } from './drug-quantity.ts';
import { explainPrice, type PharmacyPrices, type PriceSteps, priceDrug } from './fill-price.ts';
import { type PlanCosts, planCosts } from './plan-costs.ts';
import type { NoCostReason } from './year-estimate.ts';
import type { PricedDrug, UnknownDrug } from './year-input.ts';

/** Where the price of a drug comes from: the plan's own list, or the average of what Medicare paid in a year. */
export type PriceBasis = { basis: 'plan' } | { basis: 'reference'; year: number; poolsStrengths: boolean };

export type DrugAtOnePlan = {
  requested: RequestedDrug;
  about: CatalogueDrug;
  facts: FormularyDrug;
  dose: Dose | null;
  priced: PricedDrug;
  /** Why it has no figure. */
  because: NoCostReason | null;
  priceBasis: PriceBasis | null;
  /** What its price is made of. */
  soldAs: { listed: ListedDrug; unitCost: MicroDollars | null; prices: PharmacyPrices; isFeeKnown: boolean };
};

/** One drug of the list with what its plan and the catalogue know of it. */
export type DrugOfPlan = { costs: PlanCosts; facts: FormularyDrug; about: CatalogueDrug; requested: RequestedDrug };

// A pharmacy that is not known adds a fee that is not known either: the price is that of the drug alone.
const NO_FEE = { 30: 0, 60: 0, 90: 0 };
const WITHOUT_FEE: PharmacyPrices = { fees: { brand: NO_FEE, generic: NO_FEE, selected: NO_FEE }, floor: null };

const UNKNOWN_PLACE: PharmacyAtPlan = { place: { delivery: 'retail', network: 'unknown' }, prices: null };

export const placeOfPharmacy = (pharmacy: PharmacyAtPlan | null): PharmacyAtPlan => pharmacy ?? UNKNOWN_PLACE;

const LAID_OUT = new WeakMap<PlanDrugs['tierCosts'], PlanCosts>();

/** Once for the rows of a plan, which are kept from one estimate to the next. */
function laidOut({ tierCosts, insulinCosts }: Pick<PlanDrugs, 'tierCosts' | 'insulinCosts'>): PlanCosts {
  const known = LAID_OUT.get(tierCosts);
  if (known) return known;
  const costs = planCosts(tierCosts, insulinCosts);
  LAID_OUT.set(tierCosts, costs);
  return costs;
}

/** The drugs of the list at one plan, in the order of the list. */
export function drugsOfPlan(
  plan: Pick<PlanDrugs, 'tierCosts' | 'insulinCosts' | 'drugs'>,
  requested: readonly RequestedDrug[],
  known: readonly CatalogueDrug[],
): DrugOfPlan[] {
  const costs = laidOut(plan);
  return requested.flatMap((drug, index): DrugOfPlan[] => {
    const facts = plan.drugs[index];
    const about = known[index];
    return facts && about ? [{ costs, facts, about, requested: drug }] : [];
  });
}

/** What one drug costs at one pharmacy. */
export function priceDrugAt(drug: DrugOfPlan, at: PharmacyAtPlan): DrugAtOnePlan {
  const { costs, facts, about } = drug;
  const requested = asSold(drug.requested, about);
  const { unitCost, basis, isListed } = unitCostOf(facts, about, requested);
  const dose = decideDose(requested, about, isListed);
  const listed = toListed(requested, dose.dose, about, facts);
  const agreed = basis?.basis === 'plan' ? at.prices : null;
  const prices = agreed ?? WITHOUT_FEE;
  const priced = priceDrug(costs, { place: at.place, prices }, listed, { listing: facts.listing, unitCost });
  const whyNoPrice = dose.because ?? (isListed ? 'price-unknown' : whyNoAverage(about));
  return {
    requested,
    about,
    facts,
    dose: dose.dose,
    priced,
    because: 'unknown' in priced ? whyUnknown(priced.unknown, whyNoPrice) : null,
    priceBasis: basis,
    soldAs: { listed, unitCost, prices, isFeeKnown: agreed !== null },
  };
}

/** How the price of a drug came about, which receipts alone need; the fee of an unknown pharmacy is not in it. */
export function explainPriceOf({ soldAs }: DrugAtOnePlan): (PriceSteps & { isFeeKnown: boolean }) | null {
  const { listed, unitCost, prices, isFeeKnown } = soldAs;
  const steps = explainPrice({ prices }, listed, { unitCost });
  return steps && { ...steps, isFeeKnown };
}

/** A vaccine is one fill of 30 days, whatever supply is chosen: docs/drug-cost-rules.md. */
const asSold = (drug: RequestedDrug, { isAdultVaccine }: CatalogueDrug): RequestedDrug =>
  isAdultVaccine ? { ...drug, supplyLength: 30 } : drug;

type UnitCost = { unitCost: MicroDollars | null; basis: PriceBasis | null; isListed: boolean };

/**
 * The plan's own price of this supply, or the average where the plan prices the drug at no supply. A plan that prices
 * other supplies alone does not tell what this one costs, and an average would hide it.
 */
function unitCostOf(
  { unitCosts }: FormularyDrug,
  { reference }: CatalogueDrug,
  { supplyLength }: RequestedDrug,
): UnitCost {
  const own = unitCosts[supplyLength];
  if (own) return { unitCost: own.unitCost, basis: { basis: 'plan' }, isListed: true };
  const isListed = (unitCosts[30] ?? unitCosts[60] ?? unitCosts[90]) !== null;
  if (isListed || !reference) return { unitCost: null, basis: null, isListed };
  const { unitCost, dataYear, poolsStrengths } = reference;
  return { unitCost, basis: { basis: 'reference', year: dataYear, poolsStrengths }, isListed };
}

const toListed = (
  { ndc, supplyLength }: RequestedDrug,
  dose: ListedDrug['dose'],
  { isBrand, isInsulin, isAdultVaccine }: CatalogueDrug,
  facts: FormularyDrug,
): ListedDrug => ({
  id: ndc,
  kind: isBrand === false ? 'generic' : 'brand',
  isSelected: isNegotiated(facts),
  isInsulin,
  isAdultVaccine,
  supply: supplyLength,
  dose,
});

/** Medicare negotiated its price: CMS calls it a selected drug. */
export const isNegotiated = ({ listing }: FormularyDrug): boolean => 'isSelected' in listing && listing.isSelected;

function whyUnknown(unknown: UnknownDrug['unknown'], price: NoCostReason): NoCostReason {
  if (unknown === 'cover-unknown') return 'drug-unknown';
  return unknown === 'share-unknown' ? unknown : price;
}

/** What hides the average price of a drug. */
const whyNoAverage = ({ knowledge }: CatalogueDrug): NoCostReason =>
  knowledge === null ? 'price-unknown' : WHY_NO_AVERAGE[knowledge.priceMatch];

const WHY_NO_AVERAGE: Record<PriceMatch, NoCostReason> = {
  line: 'price-unknown',
  'pooled-strengths': 'price-unknown',
  'mixed-line': 'price-mixed',
  'two-lines': 'price-unclear',
  'no-line': 'price-unknown',
  'no-unit': 'unit-unknown',
};
