import type { Cents } from '#domain/money/cents.ts';
import { isHelpInYear } from './extra-help.ts';
import type { Step } from './fill-step.ts';
import { monthsOf } from './insulin-share.ts';
import { isKnown, isPaidInPart, isUnknown } from './known-drug.ts';
import { partDParameters } from './part-d-parameters.ts';
import { payFill } from './pay-fill.ts';
import { leftToLimit, type Progress, startOf, type Terms, termsOf } from './terms.ts';
import type { FillCost, NoEstimate, YearEstimate } from './year-estimate.ts';
import type { KnownDrug, YearInput } from './year-input.ts';

const MONTHS = 12;

/** A fill with its arithmetic, in order. */
export interface ExplainedFill extends FillCost {
  steps: readonly Step[];
}

/** The drug's twelve months, filled in by the walk. */
interface Tally {
  drug: KnownDrug;
  months: Cents[];
}

/** Both the figures and their receipts come from this one walk, so that they can not disagree. */
export function walkYear(input: YearInput, fills?: ExplainedFill[]): YearEstimate | NoEstimate {
  const parameters = partDParameters(input.planYear);
  if (parameters === null) return { because: 'no-parameters' };
  if (!isHelpInYear(input.help, parameters)) return { because: 'help-not-in-year' };

  const terms = termsOf(input, parameters);
  const progress = startOf(input, parameters);
  const tallies = input.drugs.filter(isKnown).map((drug): Tally => ({ drug, months: noMonths() }));
  let limitReachedIn: number | null = null;
  for (let month = input.startMonth; month <= MONTHS; month += 1) {
    for (const tally of tallies) {
      if ((month - input.startMonth) % monthsOf(tally.drug.supply) !== 0) continue;
      tally.months[month - 1] = fill(terms, progress, tally.drug, month, fills);
    }
    if (limitReachedIn === null && leftToLimit(terms, progress) === 0) limitReachedIn = month;
  }
  const { counted }: { counted: number } = progress;
  return { ...sumUp(input, tallies), counted, limitReachedIn };
}

function fill(terms: Terms, progress: Progress, drug: KnownDrug, month: number, fills?: ExplainedFill[]): Cents {
  if (fills === undefined) return payFill(terms, progress, drug);
  const steps: Step[] = [];
  const before = progress.counted;
  const pays = payFill(terms, progress, drug, steps);
  const phases = [...new Set(steps.flatMap((step) => (step.step === 'part' ? [step.phase] : [])))];
  fills.push({ month, drugId: drug.id, price: drug.price, pays, counts: progress.counted - before, phases, steps });
  return pays;
}

type Sums = Omit<YearEstimate, 'counted' | 'limitReachedIn'>;

function sumUp(input: YearInput, tallies: readonly Tally[]): Sums {
  const all = noMonths();
  let covered = 0;
  let notCovered = 0;
  const drugs = tallies.map(({ drug, months }) => {
    let year = 0;
    for (let month = 0; month < MONTHS; month += 1) {
      const pays = months[month] ?? 0;
      year += pays;
      all[month] = (all[month] ?? 0) + pays;
    }
    if (isPaidInPart(drug.cover)) covered += year;
    else notCovered += year;
    return { drugId: drug.id, year, months };
  });
  const unknown = input.drugs.filter(isUnknown).map(({ id, unknown: because }) => ({ drugId: id, because }));
  const isWhole = unknown.length === 0;
  return {
    year: isWhole ? covered + notCovered : null,
    months: isWhole ? all : null,
    covered,
    notCovered,
    drugs,
    unknown,
  };
}

const noMonths = (): Cents[] => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
