import type { DrugCost, PlanDrugCost } from '#contract/drug-cost.ts';
import { averageMonth } from '#domain/drug-cost/average-month.ts';
import { needsPharmacyMessage } from '#domain/drugs/coverage-row.ts';
import type { DrugFacts } from '#server/catalogue/store/drug-fact-types.ts';
import { costParts } from './cost-parts.ts';
import { toDrugCost } from './drug-cost.ts';
import { networkOf } from './network-of.ts';
import { periodCost } from './period-cost.ts';
import { type CostRequest, JANUARY, type PlanToPrice } from './plan-input.ts';
import { type PlanYears, planYears } from './plan-years.ts';
import { placeOfPharmacy } from './price-plan.ts';
import { sourcesOf } from './sources-of.ts';
import { supplyOffers } from './supply-offers.ts';

/** What a list of drugs costs with one plan: figures where all is known, and else the reason. */
export function planDrugCost(
  plan: PlanToPrice,
  { drugs: known, edition }: Omit<DrugFacts, 'plans'>,
  costRequest: CostRequest,
): PlanDrugCost {
  const { facts, pharmacy } = plan;
  const years = planYears(plan, known, costRequest);
  const { drugs, plain, helped, rest, because } = years;
  const { planYear, already } = costRequest;
  const fullYear = helped && periodCost(helped, { fromMonth: JANUARY, planYear, already });
  const costs = drugCosts(plan, years, costRequest);
  const covered = costs.filter(({ coverage }) => coverage === 'covered').map(({ ndc }) => ndc);
  const place = placeOf(plan);

  return {
    planId: facts.planId,
    planYear: costRequest.planYear,
    annualDrugCost: plain?.year ?? null,
    lisAnnualDrugCost: costRequest.help === 0 ? null : (helped?.estimate.year ?? null),
    parts: helped && costParts(helped.estimate, drugs),
    partsWithoutHelp: costRequest.help === 0 || !plain ? null : costParts(plain, drugs),
    averageMonthlyDrugCost: fullYear && averageMonth(fullYear.total),
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
    fullYear,
    restOfYear:
      rest && costRequest.restFrom !== null
        ? periodCost(rest, { fromMonth: costRequest.restFrom, planYear, already })
        : null,
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
  return drugs.map((drug, index) => {
    const { ndc } = drug.wanted;
    const unsold = drug.priced.cover?.rule === 'not-offered' ? ofPlan[index] : undefined;
    return toDrugCost(drug, about, {
      year: helped?.estimate.drugs.find(({ drugId }) => drugId === ndc)?.year ?? null,
      fills: helped?.fills.filter(({ drugId }) => drugId === ndc) ?? [],
      offers: unsold ? supplyOffers(unsold, place, about) : [],
    });
  });
}

function placeOf(plan: PlanToPrice) {
  const network = networkOf(plan);
  if (network === 'unknown') return { isPharmacyCovered: null, inNetwork: null, isPreferred: null };
  return { isPharmacyCovered: network !== 'out', inNetwork: network !== 'out', isPreferred: network === 'preferred' };
}
