import type { DrugCost, SupplyOffer } from '#contract/drug-cost.ts';
import { phaseCosts } from '#domain/drug-cost/phase-costs.ts';
import type { ExplainedFill } from '#domain/drug-cost/walk-year.ts';
import type { AnnualCents } from '#domain/money/cents.ts';
import type { DrugAtPlan } from '#server/catalogue/store/drug-fact-types.ts';
import { initialCost, type PlanYearFacts } from './initial-cost.ts';
import type { DrugAtOnePlan } from './price-plan.ts';

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
    restrictions: restrictionsOf(facts),
    isOffered: priced.cover && priced.cover.rule !== 'not-offered',
    offers,
    price,
    initialCost: known && initialCost(known, about),
    year,
    priceBasis: price === null ? null : (priceBasis?.basis ?? null),
    referenceYear: price !== null && priceBasis?.basis === 'reference' ? priceBasis.year : null,
    poolsStrengths: price !== null && priceBasis?.basis === 'reference' && priceBasis.poolsStrengths,
    byPhase: phaseCosts(fills),
    because,
  };
}

/** What the formulary says; where the pharmacy stands is another question. */
function coverageOf({ listing }: DrugAtPlan): DrugCost['coverage'] {
  if (listing.list === 'unknown') return 'unknown';
  return listing.list === 'none' ? 'not-covered' : 'covered';
}

function restrictionsOf({ listing }: DrugAtPlan): DrugCost['restrictions'] {
  if (!('tier' in listing)) return null;
  const { priorAuthorization, stepTherapy, quantityLimit, quantityLimitDays } = listing;
  const limit = quantityLimit !== null && quantityLimitDays !== null;
  return {
    priorAuthorization,
    stepTherapy,
    quantityLimit: limit ? { amount: quantityLimit, days: quantityLimitDays } : null,
  };
}
