import type { Cents } from '#domain/money/cents.ts';
import { isHelpInYear } from './extra-help.ts';
import { partDParameters } from './part-d-parameters.ts';
import { payFill, payUnpricedVaccine } from './pay-fill.ts';
import { sumUp } from './sum-up.ts';
import { leftToLimit, noMonths, type Progress, startOf, startWalks, type Terms, termsOf } from './terms.ts';
import type { FillCost, NoEstimate, Phase, Step, Steps, YearEstimate } from './year-estimate.ts';
import { type CountedDrug, type HelpCategory, isCounted, type YearInput } from './year-input.ts';

/** What the drugs of a year cost; docs/drug-cost-rules.md has the rules. */
export const estimateYear = (input: YearInput): YearEstimate | NoEstimate => walkYear(input);

/** The estimate of a year with a receipt for each of its fills, in the order they were paid. */
export type ExplainedYear = { estimate: YearEstimate; fills: readonly ExplainedFill[] };

export function explainYear(input: YearInput): ExplainedYear | NoEstimate {
  const fills: ExplainedFill[] = [];
  const estimate = walkYear(input, fills);
  return 'because' in estimate ? estimate : { estimate, fills };
}

const MONTHS = 12;

/** A fill with its arithmetic, in order. */
export interface ExplainedFill extends FillCost {
  steps: readonly Step[];
}

/** Both the figures and their receipts come from this one walk, so that they can not disagree. */
function walkYear(input: YearInput, fills?: ExplainedFill[]): YearEstimate | NoEstimate {
  const parameters = partDParameters(input.planYear);
  if (parameters === null) return { because: 'no-parameters' };
  if (!isHelpInYear(input.help, parameters)) return { because: 'help-not-in-year' };

  const terms = termsOf(input, parameters);
  const progress = startOf(input, parameters);
  const walks = startWalks(input, parameters);
  const months = noMonths();
  const monthsCounted = noMonths();
  let limitReachedIn: number | null = null;
  for (let month = input.startMonth; month <= MONTHS; month += 1) {
    let ofMonth = 0;
    const before: Cents = progress.counted;
    for (const walk of walks) {
      if (month !== walk.nextMonth) continue;
      const pays = fill(terms, progress, walk.drug, month, fills);
      walk.nextMonth += walk.every;
      walk.months[month - 1] = pays;
      walk.year += pays;
      ofMonth += pays;
    }
    months[month - 1] = ofMonth;
    monthsCounted[month - 1] = progress.counted - before;
    if (limitReachedIn === null && leftToLimit(terms, progress) === 0) limitReachedIn = month;
  }
  const { counted }: { counted: number } = progress;
  return sumUp(input.drugs, { walks, months, counted, monthsCounted, limitReachedIn }, parameters);
}

function fill(terms: Terms, progress: Progress, drug: CountedDrug, month: number, fills?: ExplainedFill[]): Cents {
  if (fills === undefined) return pay(terms, progress, drug);
  const steps: Step[] = [];
  const before = progress.counted;
  const pays = pay(terms, progress, drug, steps);
  const counts = progress.counted - before;
  fills.push({ month, drugId: drug.id, price: drug.price, pays, counts, phases: phasesOf(steps), steps });
  return pays;
}

function phasesOf(steps: readonly Step[]): Phase[] {
  const phases: Phase[] = [];
  for (const step of steps) if ('phase' in step && !phases.includes(step.phase)) phases.push(step.phase);
  return phases;
}

const pay = (terms: Terms, progress: Progress, drug: CountedDrug, steps?: Steps): Cents =>
  drug.price === null ? payUnpricedVaccine(terms, progress, steps) : payFill(terms, progress, drug, steps);

/** What is the same for all drugs of a plan in a year. */
export type PlanYearFacts = { planYear: number; help: HelpCategory; isEnhanced: boolean };

const DECEMBER = 12;

/** One fill of a year in which nothing was spent and no deductible is left: what the initial phase asks. */
export const initialYear = (drug: CountedDrug, { planYear, help, isEnhanced }: PlanYearFacts): YearInput => ({
  planYear,
  help,
  drugs: [drug],
  startMonth: DECEMBER,
  already: { counted: 0, spent: 0 },
  plan: { deductible: 0, isEnhanced },
});

/** What one fill costs once a deductible is met: the only one of such a year, paid without the walk to it. */
export function initialCost(drug: CountedDrug, about: PlanYearFacts): Cents | null {
  const parameters = partDParameters(about.planYear);
  if (parameters === null || !isHelpInYear(about.help, parameters) || !isCounted(drug, parameters)) return null;
  const input = initialYear(drug, about);
  return pay(termsOf(input, parameters), startOf(input, parameters), drug);
}
