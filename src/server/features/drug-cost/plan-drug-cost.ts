import type { DrugCost, PlanDrugCost } from '#contract/drug-cost.ts';
import type { Edition } from '#contract/plan.ts';
import { averageMonth } from '#domain/drug-cost/average-month.ts';
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
  const year = helped?.estimate.year ?? null;
  const costs = drugCosts(plan, years, costRequest);
  const covered = costs.filter(({ coverage }) => coverage === 'covered').map(({ ndc }) => ndc);
  const place = placeOf(plan);

  return {
    planId: facts.planId,
    planYear: costRequest.planYear,
    annualDrugCost: plain?.estimate.year ?? null,
    lisAnnualDrugCost: costRequest.help === 0 ? null : year,
    parts: helped && costParts(helped.estimate, drugs),
    partsWithoutHelp: costRequest.help === 0 || !plain ? null : costParts(plain.estimate, drugs),
    averageMonthlyDrugCost: year === null ? null : averageMonth(year),
    partDDeductible: facts.deductible,
    coveredDrugs: covered,
    coveredDrugsCount: covered.length,
    costsDuringInitialCoveragePeriod: Object.fromEntries(costs.map(({ ndc, initialCost }) => [ndc, initialCost])),
    drugTier: Object.fromEntries(costs.map(({ ndc, tier }) => [ndc, tier])),
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

function drugCosts(
  { facts, pharmacy }: PlanToPrice,
  { drugs, ofPlan, helped }: PlanYears,
  costRequest: CostRequest,
): DrugCost[] {
  const about = {
    planYear: costRequest.planYear,
    help: costRequest.help,
    isEnhanced: facts.benefitType === 'enhanced',
  };
  const place = placeOfPharmacy(pharmacy);
  const years = new Map(helped?.estimate.drugs.map(({ drugId, year }) => [drugId, year]));
  return drugs.map((drug, index) => {
    const { ndc } = drug.requested;
    const unsold = drug.priced.cover?.rule === 'not-offered' ? ofPlan[index] : undefined;
    return toDrugCost(drug, about, {
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
