import type { PlanDrugCost } from '#contract/drug-cost.ts';
import { averageMonth } from '#domain/drug-cost/average-month.ts';
import { needsPharmacyMessage } from '#domain/drugs/coverage-row.ts';
import type { DrugFacts, PlanDrugFacts } from '#server/catalogue/store/drug-fact-types.ts';
import { toDrugCost } from './drug-cost.ts';
import { periodCost } from './period-cost.ts';
import { type Asked, JANUARY, type PlanToPrice, planYears } from './plan-years.ts';
import { sourcesOf } from './sources-of.ts';

/** What a list of drugs costs with one plan: figures where all is known, and else the reason. */
export function planDrugCost(
  plan: PlanToPrice,
  { drugs: known, edition }: Omit<DrugFacts, 'plans'>,
  asked: Asked,
): PlanDrugCost {
  const { facts, isLongTermCare } = plan;
  const { drugs, plain, helped, rest, because } = planYears(plan, known, asked);
  const fullYear = helped && periodCost(helped, JANUARY);
  const yearOf = (ndc: string) => helped?.estimate.drugs.find(({ drugId }) => drugId === ndc)?.year ?? null;
  const about = { planYear: asked.planYear, help: asked.help, isEnhanced: facts.benefitType === 'enhanced' };
  const costs = drugs.map((drug) => toDrugCost(drug, { ...about, year: yearOf(drug.wanted.ndc) }));
  const covered = costs.filter(({ coverage }) => coverage === 'covered').map(({ ndc }) => ndc);
  const place = placeOf(facts);

  return {
    planId: facts.planId,
    planYear: asked.planYear,
    annualDrugCost: plain?.estimate.year ?? null,
    lisAnnualDrugCost: asked.help === 0 ? null : (helped?.estimate.year ?? null),
    averageMonthlyDrugCost: fullYear && averageMonth(fullYear.total),
    partDDeductible: facts.deductible,
    coveredDrugs: covered,
    coveredDrugsCount: covered.length,
    costsDuringInitialCoveragePeriod: Object.fromEntries(costs.map(({ ndc, initialCost }) => [ndc, initialCost])),
    drugTier: Object.fromEntries(costs.map(({ ndc, tier }) => [ndc, tier])),
    ...place,
    isLongTermCare,
    isShowDrugPricing: facts.data === 'known' && asked.drugs.length > 0,
    isShowPharmacyMessage: needsPharmacyMessage(place),
    drugs: costs,
    fullYear,
    restOfYear: rest && asked.restFrom !== null ? periodCost(rest, asked.restFrom) : null,
    because,
    sources: sourcesOf(edition, known, drugs),
  };
}

function placeOf({ pharmacy, data }: PlanDrugFacts) {
  const network = data === 'no-data' ? 'unknown' : (pharmacy?.place.network ?? 'unknown');
  if (network === 'unknown') return { isPharmacyCovered: null, inNetwork: null, isPreferred: null };
  return { isPharmacyCovered: network !== 'out', inNetwork: network !== 'out', isPreferred: network === 'preferred' };
}
