import type { DrugToPrice, NoCostReason } from '#contract/drug-cost.ts';
import { type ExplainedYear, explainYear } from '#domain/drug-cost/explain-year.ts';
import { isWithinLimit } from '#domain/drug-cost/within-limit.ts';
import type { NoEstimate } from '#domain/drug-cost/year-estimate.ts';
import type { HelpCategory, YearInput } from '#domain/drug-cost/year-input.ts';
import type { DrugFacts, PlanDrugFacts } from '#server/catalogue/store/drug-fact-types.ts';
import { type DrugAtOnePlan, type DrugOfPlan, drugsOfPlan, placeOfPharmacy, priceDrugAt } from './price-plan.ts';

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

export const JANUARY = 1;

/** The walks that all figures of a plan come from, and so all their receipts. */
export type PlanYears = {
  drugs: readonly DrugAtOnePlan[];
  /** The same drugs before they were priced, in the same order. */
  ofPlan: readonly DrugOfPlan[];
  /** Without Extra Help, whatever was asked. */
  plain: ExplainedYear | null;
  /** With the Extra Help that was asked for; the same as the other when none was. */
  helped: ExplainedYear | null;
  rest: ExplainedYear | null;
  because: NoCostReason | null;
};

const NO_YEARS = { plain: null, helped: null, rest: null };

export function planYears(
  { facts, hasDrugCover }: Pick<PlanToPrice, 'facts' | 'hasDrugCover'>,
  known: DrugFacts['drugs'],
  asked: Asked,
): PlanYears {
  const ofPlan = drugsOfPlan(facts, asked.drugs, known);
  const place = placeOfPharmacy(facts.pharmacy);
  const drugs = ofPlan.map((drug) => priceDrugAt(drug, place));
  const because = whyNoPlan(facts, hasDrugCover);
  const input = yearInput(facts, drugs, asked);
  if (because || !input) return { drugs, ofPlan, ...NO_YEARS, because };

  const helped = explainYear(input);
  const plain = asked.help === 0 ? helped : explainYear({ ...input, help: 0 });
  const rest = asked.restFrom === null ? null : explainYear({ ...input, startMonth: asked.restFrom });
  for (const year of [helped, plain, rest]) {
    const reason = year && whyNoYear(year, asked.planYear);
    if (reason) return { drugs, ofPlan, ...NO_YEARS, because: reason };
  }
  return {
    drugs,
    ofPlan,
    plain: yearOrNull(plain),
    helped: yearOrNull(helped),
    rest: yearOrNull(rest),
    because: drugs.map((drug) => drug.because).find((reason) => reason !== null) ?? null,
  };
}

type Walked = ExplainedYear | NoEstimate;

const yearOrNull = (year: Walked | null) => (year === null || 'because' in year ? null : year);

/** Also of a year that can not be: no figure is better than one that would end all trust. */
function whyNoYear(year: Walked, planYear: number): NoCostReason | null {
  if ('because' in year) return year.because;
  return isWithinLimit(planYear, year.estimate.covered ?? 0) ? null : 'fault';
}

/** Null for a plan whose deductible is not known. */
function yearInput(
  { deductible, benefitType }: PlanDrugFacts,
  drugs: readonly DrugAtOnePlan[],
  { planYear, help, already }: Asked,
): YearInput | null {
  if (deductible === null) return null;
  return {
    planYear,
    help,
    already,
    plan: { deductible, isEnhanced: benefitType === 'enhanced' },
    startMonth: JANUARY,
    drugs: drugs.map(({ priced }) => priced),
  };
}

function whyNoPlan({ data, deductible }: PlanDrugFacts, hasDrugCover: boolean | null): NoCostReason | null {
  if (hasDrugCover === false) return 'no-drug-cover';
  if (data === 'suppressed') return 'suppressed';
  if (data === 'no-data') return 'no-drug-data';
  return deductible === null ? 'deductible-unknown' : null;
}
