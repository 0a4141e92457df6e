import type { ReactNode } from 'react';
import type { BrowseTexts } from '#content/en/browse-texts.ts';
import type { PlanDetailsTexts } from '#content/en/plan-details-texts.ts';
import type { Texts } from '#content/en/texts.ts';
import type { PlanDetails } from '#contract/plan.ts';
import type { Language } from '#domain/language/language.ts';
import { betterValues, coverTheSame, type Wanted } from '#domain/plan-search/better-values.ts';
import { type Comparison, compareValues } from '#domain/plan-search/compare-values.ts';
import type { ReceiptOf } from '#web/data/drug-cost.ts';
import type { ReceiptSubject } from '#web/parts/drug-cost/receipt.tsx';
import type { TotalFigures } from '#web/parts/drug-cost/total-figures.ts';
import { type Cost, costsOf } from '#web/parts/plans/plan-costs.ts';
import { kindOfPlan } from '#web/parts/plans/plan-words.ts';
import type { SaidText } from '#web/ui/said.tsx';

/** Our own words, what the source says, or ours before it. */
export type CompareValue = {
  own?: string | undefined;
  source?: readonly SaidText[] | undefined;
  /** A dollar of drug costs that has a receipt. */
  subject?: ReceiptSubject | undefined;
  /** Says what a value rests on, or why there is none: it is no value itself. */
  isNote?: boolean;
};

export type CompareRow = {
  key: string;
  label: string;
  /** A line for each thing that is told of a plan; null where nothing is known. */
  values: readonly (readonly CompareValue[] | null)[];
  comparison: Comparison;
  /** Its label is in the words of the source. */
  isSource: boolean;
  /** Its label is a drug. */
  isDrug: boolean;
  /** What stands below the value of each plan. */
  pictures: readonly ReactNode[];
  /** Which values are better beyond doubt, and the word that says so. */
  better: Better | null;
  /** On the screen; paper has all. */
  isLeftOut: boolean;
};

/** Names a text of the comparison. */
type BetterWord = 'lowest' | 'covered' | 'better';
type Better = { of: readonly boolean[]; word: BetterWord };

export type CompareGroup = { key: string; title: string; rows: CompareRow[] };

export type CompareWords = { browse: BrowseTexts & PlanDetailsTexts; texts: Texts; language: Language };

/** The saved drugs at the plans that are compared, and what a year costs with them. */
export type SavedDrugs = {
  totals: readonly TotalFigures[];
  receipts: readonly (ReceiptOf | null)[];
  title: string;
  rows: readonly CompareRow[];
  /** What decides first: how many of them are covered, and whether the pharmacy is in the network. */
  mainRows: readonly CompareRow[];
  /** The year at each plan, drawn on one scale; it stands below the total. */
  pictures: readonly ReactNode[];
  /** What is paid in the year, with the premium and without it. */
  cents: readonly { total: number | null; drugs: number | null }[];
  /** What the total is made of, and at which pharmacy. */
  about: string;
};

/** What decides first, in this order; the rows of the saved drugs follow the total. */
const FIRST = ['total', 'month', 'medical-deductible', 'drug-deductible', 'limit'];

/** What is to be seen at first; the rest comes after it: restGroups(). */
export function firstGroups(
  plans: readonly PlanDetails[],
  words: CompareWords,
  saved?: SavedDrugs,
  doctors: readonly CompareRow[] = [],
): CompareGroup[] {
  const { compare } = words.browse;
  const costs = costRows(plans, words, saved);
  const first = FIRST.flatMap((key) => costs.filter((row) => row.key === key));
  const [total, others] = [first.filter(({ key }) => key === 'total'), first.filter(({ key }) => key !== 'total')];
  const groups = [
    {
      key: FIRST_GROUP,
      title: compare.groups.first,
      rows: [...total, ...(saved?.mainRows ?? []), ...doctors, ...others],
    },
    { key: 'costs', title: compare.groups.costs, rows: costs.filter((row) => !first.includes(row)) },
    { key: 'your-drugs', title: saved?.title ?? '', rows: [...(saved?.rows ?? [])] },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

const FIRST_GROUP = 'first';

/**
 * What decides first is left out only where nothing is known of it. What is known of one plan alone is no difference that
 * can be told of, but one that may be.
 */
export const onlyDifferent = (groups: readonly CompareGroup[]): CompareGroup[] =>
  groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({
      ...row,
      isLeftOut:
        group.key === FIRST_GROUP
          ? row.values.every((lines) => lines === null)
          : row.comparison === 'same' || row.comparison === 'unknown',
    })),
  }));

type RowParts = Pick<CompareRow, 'key' | 'label' | 'values'> & {
  isSource?: boolean;
  isDrug?: boolean;
  pictures?: readonly ReactNode[];
  /** What is compared, where it is less than all that is told; null is not known. */
  compared?: readonly (string | null)[];
  /** Where one value is better than another: the number that says how good each is, null where it is not known. */
  worth?: { of: readonly (number | null)[]; wanted: Wanted; word: BetterWord } | undefined;
};

export const rowOf = ({
  key,
  label,
  values,
  isSource = false,
  isDrug = false,
  compared,
  worth,
  pictures = [],
}: RowParts): CompareRow => ({
  key,
  label,
  values,
  isSource,
  isDrug,
  isLeftOut: false,
  pictures,
  better: worth ? { of: betterValues(worth.of, worth.wanted), word: worth.word } : null,
  comparison: compareValues(compared ?? values.map((lines) => lines?.map(lineKey).join('\n') ?? null)),
});

export const lineKey = ({ own = '', source = [] }: CompareValue) =>
  `${own}: ${source.map(({ text }) => text).join('; ')}`;

function costRows(
  plans: readonly PlanDetails[],
  { browse, texts, language }: CompareWords,
  saved?: SavedDrugs,
): CompareRow[] {
  const { planFacts } = texts;
  const costs = plans.map((plan, index) => costsOf(plan, { planFacts, browse }, language, saved?.totals[index]));
  // A cost that one kind of plan can not have is not a row that all of them share: the longest list names the rows.
  const names = costs.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const kinds = plans.map((plan) => [{ own: kindOfPlan(plan, planFacts) }]);
  return [
    rowOf({ key: 'kind', label: browse.planDetails.planType, values: kinds }),
    ...names.map(({ key, label }) => {
      const cells = costs.map((list) => list.find((cost) => cost.key === key));
      return rowOf({
        key,
        label,
        values: cells.map((cost) => costLines(cost, planFacts.notAvailable)),
        compared: cells.map((cost) => (cost?.isWaiting ? null : comparedCost(cost))),
        worth: worthOf(key, plans, saved),
        ...(key === 'total' && saved && { pictures: saved.pictures }),
      });
    }),
  ];
}

/** Costs of which the lower one is better beyond doubt. A part of a premium is none: the rest may be higher for it. */
const CENTS: Readonly<Record<string, (plan: PlanDetails) => number | null>> = {
  year: ({ monthlyPremium }) => monthlyPremium,
  month: ({ monthlyPremium }) => monthlyPremium,
  'medical-deductible': ({ medicalDeductible }) => medicalDeductible,
  'drug-deductible': ({ partDDeductible }) => partDDeductible,
  limit: ({ outOfPocketMaximum }) => outOfPocketMaximum,
  'combined-limit': ({ combinedOutOfPocketMaximum }) => combinedOutOfPocketMaximum,
};

function worthOf(key: string, plans: readonly PlanDetails[], saved?: SavedDrugs): RowParts['worth'] {
  if (!coverTheSame(plans)) return undefined;
  const cents = CENTS[key];
  if (cents) return { of: plans.map(cents), wanted: 'lowest', word: 'lowest' };
  if (key === 'total' && saved) return { of: saved.cents.map(({ total }) => total), wanted: 'lowest', word: 'lowest' };
  if (key === 'drugs-year' && saved)
    return { of: saved.cents.map(({ drugs }) => drugs), wanted: 'lowest', word: 'lowest' };
  return undefined;
}

/** What stands apart from a figure is part of what is paid; what a figure rests on is not. */
const comparedCost = (cost: Cost | undefined): string | null =>
  cost?.parts?.map(({ text }) => text).join('\n') ?? cost?.value ?? null;

function costLines(cost: Cost | undefined, notAvailable: string): CompareValue[] | null {
  const { value = null, notes = [], parts } = cost ?? {};
  if (value === null && notes.length === 0) return null;
  const values = parts
    ? parts.map(({ text, subject }) => ({ own: text, subject: subject ?? undefined }))
    : [firstLine(cost, notAvailable)];
  return [...values, ...notes.map((note) => ({ own: note, isNote: true }))];
}

function firstLine(cost: Cost | undefined, notAvailable: string): CompareValue {
  const { value = null, isSource, subject } = cost ?? {};
  return value !== null && isSource ? { source: [{ text: value, isSource }] } : { own: value ?? notAvailable, subject };
}
