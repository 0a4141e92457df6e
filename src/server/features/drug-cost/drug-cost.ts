import type { DrugCost } from '#contract/drug-cost.ts';
import { initialCost, type PlanYearFacts } from '#domain/drug-cost/estimate-year.ts';
import { type DrugAtOnePlan, isNegotiated } from '#domain/drug-cost/price-plan.ts';
import { limitOf } from '#domain/drug-cost/quantity-limit.ts';
import type { SupplyOffer } from '#domain/drug-cost/supply-offers.ts';
import { coverageOf } from '#domain/drugs/coverage-row.ts';
import type { AnnualCents } from '#domain/money/cents.ts';

/** Of the year that was walked with all drugs: null where it has no figure. */
export type DrugInYear = { year: AnnualCents | null; offers: SupplyOffer[] };

/** One drug at one plan, for the rows of a card and of the pricing box. */
export function toDrugCost(drug: DrugAtOnePlan, about: PlanYearFacts, { year, offers }: DrugInYear): DrugCost {
  const { priced, facts, priceBasis, requested, because } = drug;
  const known = 'unknown' in priced ? null : priced;
  const price = known?.price ?? null;
  return {
    ndc: requested.ndc,
    coverage: coverageOf(facts.listing.list),
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
    because,
  };
}

function restrictionsOf(drug: DrugAtOnePlan): DrugCost['restrictions'] {
  const { listing } = drug.facts;
  if (!('tier' in listing)) return null;
  const { priorAuthorization, stepTherapy } = listing;
  return { priorAuthorization, stepTherapy, quantityLimit: limitOf(drug) };
}
