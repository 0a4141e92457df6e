import type { DrugToPrice, NoCostReason } from '#contract/drug-cost.ts';
import { type ExplainedYear, explainYear } from '#domain/drug-cost/explain-year.ts';
import type { HelpCategory, PricedDrug, YearInput } from '#domain/drug-cost/year-input.ts';
import type { DrugFacts, PlanDrugFacts } from '#server/catalogue/store/drug-fact-types.ts';
import { whyUnknown } from './drug-cost.ts';
import { type DrugAtOnePlan, pricePlan } from './price-plan.ts';

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
  /** Without Extra Help, whatever was asked. */
  plain: ExplainedYear | null;
  /** With the Extra Help that was asked for; the same as the other when none was. */
  helped: ExplainedYear | null;
  rest: ExplainedYear | null;
  because: NoCostReason | null;
};

export function planYears(
  { facts, hasDrugCover }: Pick<PlanToPrice, 'facts' | 'hasDrugCover'>,
  known: DrugFacts['drugs'],
  asked: Asked,
): PlanYears {
  const drugs = pricePlan(facts, asked.drugs, known);
  const input = yearInput(facts, drugs, asked);
  const noPlan = whyNoPlan(facts, hasDrugCover);
  const plain = noPlan || !input ? null : explained({ ...input, help: 0 });
  const helped = noPlan || !input || asked.help === 0 ? plain : explained(input);
  const rest = asked.restFrom !== null && input && !noPlan ? explained({ ...input, startMonth: asked.restFrom }) : null;
  return { drugs, plain, helped, rest, because: noPlan ?? whyNoFigure(input, plain, drugs) };
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
