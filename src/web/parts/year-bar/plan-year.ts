import type { YearBarWords } from '#content/en/year-bar.ts';
import { formatCents, formatDollars } from '#content/format/money.ts';
import type { PlanSummary } from '#contract/plan.ts';
import type { Language } from '#domain/language/language.ts';
import { type YearCost, type YearCostPart, yearCost } from '#domain/plan-search/year-cost.ts';
import type { DrugCosts } from '#web/data/drug-cost.ts';

/** A year at a plan as far as it is known; its drug costs may still be on their way. */
export type PlanYear = YearCost & { planYear: number; isWaiting: boolean };

/** What the saved drugs cost there: 'none' are saved, null where nobody is asked, undefined until it is known. */
type KnownDrugs = DrugCosts | 'none' | null | undefined;

export function planYearOf(plan: PlanSummary, known: KnownDrugs): PlanYear {
  const { planYear } = plan;
  if (known === 'none') return { planYear, isWaiting: false, ...yearCost(plan, 'none') };
  const isWaiting = plan.drugCoverage && (known === undefined || known?.state === 'waiting');
  return { planYear, isWaiting, ...yearCost(plan, known?.state === 'known' ? known.cost.parts : null) };
}

/** A figure of a year in words: exact for the parts, in whole dollars for the most that it could be. */
export type YearLine = { key: YearCostPart | 'worst'; label: string; value: string; isKnown: boolean };

export function linesOf({ parts, worst, isWaiting }: PlanYear, words: YearBarWords, language: Language): YearLine[] {
  const unknown = isWaiting ? words.working : words.notAvailable;
  const line = (key: YearLine['key'], label: string, value: string | null) => ({
    key,
    label,
    value: value ?? unknown,
    isKnown: value !== null,
  });
  return [
    ...parts.map(({ part, cents }) =>
      line(part, words.parts[part], cents === null ? null : formatCents(cents, language)),
    ),
    line('worst', words.worst[worst?.scope ?? 'care-and-drugs'], worst && formatDollars(worst.cents, language)),
  ];
}
