import type { DrugCost, PlanDrugCost } from '#contract/drug-cost.ts';
import type { Edition } from '#contract/plan.ts';
import { averageMonth } from '#domain/drug-cost/average-month.ts';
import { initialCost, type PlanYearFacts } from '#domain/drug-cost/estimate-year.ts';
import { costParts } from '#domain/drug-cost/period-cost.ts';
import {
  type CostRequest,
  networkOf,
  type PlanToPrice,
  type PlanYears,
  planYears,
  type WalkedYear,
} from '#domain/drug-cost/plan-years.ts';
import { type DrugAtOnePlan, placeOfPharmacy } from '#domain/drug-cost/price-plan.ts';
import { supplyOffers } from '#domain/drug-cost/supply-offers.ts';
import { needsPharmacyMessage } from '#domain/drugs/coverage-row.ts';
import type { DrugFacts, RequestedDrugFacts } from '#server/catalogue/store/drug-fact-types.ts';
import { toDrugCost } from './drug-cost.ts';
import type { PlanOfRequest } from './read-plans.ts';

/** What a list of drugs costs with one plan: figures where all is known, and else the reason. */
export function planDrugCost(
  plan: PlanOfRequest,
  { drugs: known, edition }: Omit<DrugFacts, 'plans'>,
  costRequest: CostRequest,
): PlanDrugCost {
  const { facts, pharmacy } = plan;
  const years = planYears(plan, known, costRequest);
  const { drugs, plain, helped, rest, because } = years;
  const { planYear } = costRequest;
  const year = helped?.estimate.year ?? null;
  const about = { planYear, help: costRequest.help, isEnhanced: facts.benefitType === 'enhanced' };
  const costs = drugCosts(plan, years, about);
  const covered = costs.filter(({ coverage }) => coverage === 'covered').map(({ ndc }) => ndc);
  const place = placeOf(plan);

  return {
    planId: facts.planId,
    planYear,
    annualDrugCost: plain?.estimate.year ?? null,
    lisAnnualDrugCost: costRequest.help === 0 ? null : year,
    parts: helped && costParts(helped.estimate, drugs),
    partsWithoutHelp: costRequest.help === 0 || !plain ? null : costParts(plain.estimate, drugs),
    averageMonthlyDrugCost: year === null ? null : averageMonth(year),
    partDDeductible: facts.deductible,
    coveredDrugs: covered,
    coveredDrugsCount: covered.length,
    costsDuringInitialCoveragePeriod: byCode(drugs, ({ priced }) =>
      'unknown' in priced ? null : initialCost(priced, about),
    ),
    drugTier: byCode(drugs, ({ facts: { listing } }) => ('tier' in listing ? listing.tier : null)),
    ...place,
    isLongTermCare: pharmacy?.kind === 'long-term-care',
    isShowDrugPricing: facts.data === 'known' && costRequest.drugs.length > 0,
    isShowPharmacyMessage: needsPharmacyMessage(place),
    drugs: costs,
    restOfYear: rest && restOfYear(rest),
    because,
    sources: sourcesOf(edition, known, drugs),
  };
}

function byCode<Value>(drugs: readonly DrugAtOnePlan[], of: (drug: DrugAtOnePlan) => Value) {
  const values: Record<string, Value> = {};
  for (const drug of drugs) values[drug.requested.ndc] = of(drug);
  return values;
}

function drugCosts(
  { pharmacy }: Pick<PlanToPrice, 'pharmacy'>,
  { drugs, ofPlan, helped }: PlanYears,
  about: PlanYearFacts,
): DrugCost[] {
  const place = placeOfPharmacy(pharmacy);
  const years = new Map(helped?.estimate.drugs.map(({ drugId, year }) => [drugId, year]));
  return drugs.map((drug, index) => {
    const { ndc } = drug.requested;
    const unsold = drug.priced.cover?.rule === 'not-offered' ? ofPlan[index] : undefined;
    return toDrugCost(drug, {
      year: years.get(ndc) ?? null,
      offers: unsold ? supplyOffers(unsold, place, about) : [],
    });
  });
}

function restOfYear({ input, estimate: { year, notCovered } }: WalkedYear): PlanDrugCost['restOfYear'] {
  return year === null || notCovered === null ? null : { fromMonth: input.startMonth, total: year, notCovered };
}

function placeOf(plan: PlanToPrice) {
  const network = networkOf(plan);
  if (network === 'unknown') return { isPharmacyCovered: null, inNetwork: null, isPreferred: null };
  return { isPharmacyCovered: network !== 'out', inNetwork: network !== 'out', isPreferred: network === 'preferred' };
}

/** The loads that the figures rest on, each once: the plans' drug files, and the average prices where they are used. */
function sourcesOf(
  edition: Edition | null,
  known: readonly RequestedDrugFacts[],
  drugs: readonly DrugAtOnePlan[],
): PlanDrugCost['sources'] {
  const isReferenced = drugs.some(({ priceBasis }) => priceBasis?.basis === 'reference');
  const reference = isReferenced ? known.find((drug) => drug.reference)?.reference?.edition : undefined;
  return [edition, reference].flatMap((one) =>
    one ? [{ source: one.source, asOf: one.asOf, madeUp: one.madeUp }] : [],
  );
}
