import type { DrugCost, QuantityLimit as LimitOfDrug, SupplyOffer } from '#contract/drug-cost.ts';
import { isOverLimit, type QuantityLimit } from '#domain/drug-cost/over-limit.ts';
import { phaseCosts } from '#domain/drug-cost/phase-costs.ts';
import type { ExplainedFill } from '#domain/drug-cost/walk-year.ts';
import type { AnnualCents } from '#domain/money/cents.ts';
import type { DrugAtPlan } from '#server/catalogue/store/drug-fact-types.ts';
import { initialCost, type PlanYearFacts } from './initial-cost.ts';
import { type DrugAtOnePlan, isNegotiated } from './price-plan.ts';

/** Of the year that was walked with all drugs: null where it has no figure. */
export type DrugInYear = { year: AnnualCents | null; fills: readonly ExplainedFill[]; offers: SupplyOffer[] };

/** One drug at one plan, for the rows of a card and of the pricing box. */
export function toDrugCost(drug: DrugAtOnePlan, about: PlanYearFacts, { year, fills, offers }: DrugInYear): DrugCost {
  const { priced, facts, priceBasis, wanted, because } = drug;
  const known = 'unknown' in priced ? null : priced;
  const price = known?.price ?? null;
  return {
    ndc: wanted.ndc,
    coverage: coverageOf(facts),
    tier: 'tier' in facts.listing ? facts.listing.tier : null,
    restrictions: restrictionsOf(drug),
    isOffered: priced.cover && priced.cover.rule !== 'not-offered',
    offers,
    price,
    initialCost: known && initialCost(known, about),
    year,
    priceBasis: price === null ? null : (priceBasis?.basis ?? null),
    referenceYear: price !== null && priceBasis?.basis === 'reference' ? priceBasis.year : null,
    poolsStrengths: price !== null && priceBasis?.basis === 'reference' && priceBasis.poolsStrengths,
    isNegotiated: isNegotiated(facts),
    byPhase: phaseCosts(fills),
    because,
  };
}

/** What the formulary says; where the pharmacy stands is another question. */
function coverageOf({ listing }: DrugAtPlan): DrugCost['coverage'] {
  if (listing.list === 'unknown') return 'unknown';
  return listing.list === 'none' ? 'not-covered' : 'covered';
}

function restrictionsOf(drug: DrugAtOnePlan): DrugCost['restrictions'] {
  const { listing } = drug.facts;
  if (!('tier' in listing)) return null;
  const { priorAuthorization, stepTherapy, quantityLimit: amount, quantityLimitDays: days } = listing;
  return {
    priorAuthorization,
    stepTherapy,
    quantityLimit: amount === null || days === null ? null : limitOf(drug, { amount, days }),
  };
}

/** A vaccine is given once, whatever dose was saved; and without its unit a limit can not be set beside a dose. */
function limitOf({ about, dose }: DrugAtOnePlan, { amount, days }: QuantityLimit): LimitOfDrug {
  const unit = about.knowledge?.unit ?? null;
  const isComparable = unit !== null && !about.isAdultVaccine;
  return { amount, days, unit, isOverLimit: isComparable && isOverLimit(dose, { amount, days }) };
}
