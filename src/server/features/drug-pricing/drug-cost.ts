import type { DrugCost, NoCostReason } from '#contract/drug-cost.ts';
import { estimateYear } from '#domain/drug-cost/estimate-year.ts';
import type { HelpCategory, KnownDrug, YearInput } from '#domain/drug-cost/year-input.ts';
import type { AnnualCents } from '#domain/money/cents.ts';
import type { PlanDrugFacts } from '#server/catalogue/store/drug-fact-types.ts';
import type { DrugAtOnePlan } from './price-plan.ts';

type Facts = { planYear: number; help: HelpCategory; isEnhanced: boolean; year: AnnualCents | null };

/** One drug at one plan, for the rows of a card and of the pricing box. */
export function toDrugCost(drug: DrugAtOnePlan, about: Facts): DrugCost {
  const { priced, facts, priceBasis, wanted } = drug;
  const known = 'unknown' in priced ? null : priced;
  return {
    ndc: wanted.ndc,
    coverage: coverageOf(facts),
    tier: 'tier' in facts.listing ? facts.listing.tier : null,
    restrictions: restrictionsOf(facts),
    isOffered: known && known.cover.rule !== 'not-offered',
    price: known?.price ?? null,
    initialCost: known && initialCost(known, about),
    year: about.year,
    priceBasis: known && (priceBasis?.basis ?? null),
    referenceYear: known && priceBasis?.basis === 'reference' ? priceBasis.year : null,
    because: whyUnknown(priced),
  };
}

const REASONS = {
  'cover-unknown': 'drug-unknown',
  'share-unknown': 'share-unknown',
  'price-unknown': 'price-unknown',
  'quantity-unknown': 'quantity-unknown',
} as const satisfies Record<string, NoCostReason>;

export const whyUnknown = (priced: DrugAtOnePlan['priced']): NoCostReason | null =>
  'unknown' in priced ? REASONS[priced.unknown] : null;

/** What the formulary says; where the pharmacy stands is another question. */
function coverageOf({ listing }: PlanDrugFacts['drugs'][number]): DrugCost['coverage'] {
  if (listing.list === 'unknown') return 'unknown';
  return listing.list === 'none' ? 'not-covered' : 'covered';
}

function restrictionsOf({ listing }: PlanDrugFacts['drugs'][number]): DrugCost['restrictions'] {
  if (!('tier' in listing)) return null;
  const { priorAuthorization, stepTherapy, quantityLimit, quantityLimitDays } = listing;
  const limit = quantityLimit !== null && quantityLimitDays !== null;
  return {
    priorAuthorization,
    stepTherapy,
    quantityLimit: limit ? { amount: quantityLimit, days: quantityLimitDays } : null,
  };
}

const DECEMBER = 12;

/** One fill of a year in which nothing was spent and no deductible is left: what the initial phase asks. */
export const initialYear = (drug: KnownDrug, { planYear, help, isEnhanced }: Omit<Facts, 'year'>): YearInput => ({
  ...{ planYear, help, drugs: [drug], startMonth: DECEMBER, already: { counted: 0, spent: 0 } },
  plan: { deductible: 0, isEnhanced },
});

function initialCost(drug: KnownDrug, about: Facts): AnnualCents | null {
  const estimate = estimateYear(initialYear(drug, about));
  return 'because' in estimate ? null : estimate.year;
}
