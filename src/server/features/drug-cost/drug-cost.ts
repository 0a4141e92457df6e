import type { DrugCost } from '#contract/drug-cost.ts';
import { type DrugAtOnePlan, isNegotiated } from '#domain/drug-cost/price-plan.ts';
import { limitOf } from '#domain/drug-cost/quantity-limit.ts';
import type { SupplyOffer } from '#domain/drug-cost/supply-offers.ts';
import { coverageOf } from '#domain/drugs/coverage-row.ts';
import type { AnnualCents } from '#domain/money/cents.ts';

type DrugInYear = {
  /** Of the year that was walked with all drugs: null where it has no figure. */
  year: AnnualCents | null;
  offers: SupplyOffer[];
};

/** One drug at one plan, for the rows of a card and of the pricing box. */
export function toDrugCost(drug: DrugAtOnePlan, { year, offers }: DrugInYear): DrugCost {
  const { priced, facts, requested, because } = drug;
  return {
    ndc: requested.ndc,
    coverage: coverageOf(facts.listing.list),
    restrictions: restrictionsOf(drug),
    isOffered: priced.cover && priced.cover.rule !== 'not-offered',
    offers,
    price: 'unknown' in priced ? null : priced.price,
    year,
    average: averageOf(drug),
    because,
  };
}

function averageOf({ priced, priceBasis, facts }: DrugAtOnePlan): DrugCost['average'] {
  if ('unknown' in priced || priced.price === null || priceBasis?.basis !== 'reference') return null;
  const { year, poolsStrengths } = priceBasis;
  return { year, poolsStrengths, isNegotiated: isNegotiated(facts) };
}

function restrictionsOf(drug: DrugAtOnePlan): DrugCost['restrictions'] {
  const { listing } = drug.facts;
  if (!('tier' in listing)) return null;
  const { priorAuthorization, stepTherapy } = listing;
  return { priorAuthorization, stepTherapy, quantityLimit: limitOf(drug) };
}
