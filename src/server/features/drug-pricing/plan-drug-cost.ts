import type { DrugToPrice, NoCostReason, PlanDrugCost } from '#contract/drug-cost.ts';
import { averageMonth } from '#domain/drug-cost/average-month.ts';
import { type ExplainedYear, explainYear } from '#domain/drug-cost/explain-year.ts';
import type { HelpCategory, PricedDrug, YearInput } from '#domain/drug-cost/year-input.ts';
import { needsPharmacyMessage } from '#domain/drugs/coverage-row.ts';
import type { DrugFacts, PlanDrugFacts } from '#server/catalogue/store/drug-fact-types.ts';
import { toDrugCost, whyUnknown } from './drug-cost.ts';
import { periodCost } from './period-cost.ts';
import { type DrugAtOnePlan, pricePlan } from './price-plan.ts';
import { sourcesOf } from './sources-of.ts';

export type Asked = {
  planYear: number;
  drugs: readonly DrugToPrice[];
  help: HelpCategory;
  already: YearInput['already'];
  /** The first month that cover could begin in, in the year that runs; null when there is none. */
  restFrom: number | null;
};

/** Of one plan: the catalogue's facts, whether it covers drugs at all, and what kind of pharmacy was asked for. */
export type PlanToPrice = { facts: PlanDrugFacts; hasDrugCover: boolean | null; isLongTermCare: boolean };

const JANUARY = 1;

/** What a list of drugs costs with one plan: figures where all is known, and else the reason. */
export function planDrugCost(
  { facts, hasDrugCover, isLongTermCare }: PlanToPrice,
  { drugs: known, edition }: DrugFacts,
  asked: Asked,
): PlanDrugCost {
  const drugs = pricePlan(facts, asked.drugs, known);
  const input = yearInput(facts, drugs, asked);
  const noPlan = whyNoPlan(facts, hasDrugCover);
  const plain = noPlan || !input ? null : explained({ ...input, help: 0 });
  const helped = noPlan || !input || asked.help === 0 ? plain : explained(input);
  const rest = asked.restFrom !== null && input && !noPlan ? explained({ ...input, startMonth: asked.restFrom }) : null;

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
    because: noPlan ?? whyNoFigure(input, plain, drugs),
    sources: sourcesOf(edition, known, drugs),
  };
}

const explained = (input: YearInput): ExplainedYear | null => {
  const year = explainYear(input);
  return 'because' in year ? null : year;
};

/** Null for a plan whose deductible is not known. */
function yearInput(
  { deductible, benefitType }: PlanDrugFacts,
  drugs: readonly DrugAtOnePlan[],
  { planYear, help, already }: Asked,
): YearInput | null {
  if (deductible === null) return null;
  const plan = { deductible, isEnhanced: benefitType === 'enhanced' };
  return {
    ...{ planYear, help, already, plan, startMonth: JANUARY },
    drugs: drugs.map(({ priced }) => asPriced(priced)),
  };
}

/** To the engine a drug without a quantity is one without a price. */
const asPriced = (priced: DrugAtOnePlan['priced']): PricedDrug =>
  'unknown' in priced && priced.unknown === 'quantity-unknown'
    ? { id: priced.id, unknown: 'price-unknown' }
    : (priced as PricedDrug);

function whyNoPlan({ data, deductible }: PlanDrugFacts, hasDrugCover: boolean | null): NoCostReason | null {
  if (hasDrugCover === false) return 'no-drug-cover';
  if (data === 'suppressed') return 'suppressed';
  if (data === 'no-data') return 'no-drug-data';
  return deductible === null ? 'deductible-unknown' : null;
}

function whyNoFigure(
  input: YearInput | null,
  plain: ExplainedYear | null,
  drugs: readonly DrugAtOnePlan[],
): NoCostReason | null {
  if (input && !plain) return 'no-parameters';
  return drugs.map(({ priced }) => whyUnknown(priced)).find((reason) => reason !== null) ?? null;
}

function placeOf({ pharmacy, data }: PlanDrugFacts) {
  const network = data === 'no-data' ? 'unknown' : (pharmacy?.place.network ?? 'unknown');
  if (network === 'unknown') return { isPharmacyCovered: null, inNetwork: null, isPreferred: null };
  return { isPharmacyCovered: network !== 'out', inNetwork: network !== 'out', isPreferred: network === 'preferred' };
}
