import type { KnownDrug, YearInput } from '#domain/drug-cost/year-input.ts';
import type { YearRow } from './year-table.ts';

/** A fill that has been worked off. All of its numbers are its own; nothing is summed up in it. */
export interface Settled {
  month: number;
  /** Where the drug stands in the list. */
  place: number;
  pays: number;
  counts: number;
  spends: number;
  part: 'covered' | 'supplemental' | 'notCovered';
  takes: Deductibles;
}

/** What a fill takes off each of the three deductibles that are kept apart. */
export interface Deductibles {
  plan: number;
  standard: number;
  partialHelp: number;
}

export interface Standing {
  counted: number;
  spent: number;
  left: Deductibles;
}

/** Where a year stands: told anew from all that happened in it, so that no running number can drift. */
export function standingAfter(input: YearInput, row: YearRow, history: readonly Settled[]): Standing {
  const total = (of: (fill: Settled) => number) => history.reduce((sum, fill) => sum + of(fill), 0);
  const atFirst = (deductible: number) => Math.max(0, deductible - input.already.spent);
  const partial = Math.min(input.plan.deductible, row.partialHelp?.deductible ?? 0);
  return {
    counted: input.already.counted + total(({ counts }) => counts),
    spent: input.already.spent + total(({ spends }) => spends),
    left: {
      plan: atFirst(input.plan.deductible) - total(({ takes }) => takes.plan),
      standard: atFirst(row.deductible) - total(({ takes }) => takes.standard),
      partialHelp: atFirst(partial) - total(({ takes }) => takes.partialHelp),
    },
  };
}

/** The fill being worked off, and all that its rules may ask. */
export interface Fill {
  input: YearInput;
  row: YearRow;
  drug: KnownDrug;
  standing: Standing;
}

export const missingToLimit = ({ row, standing }: Fill): number => Math.max(0, row.threshold - standing.counted);
