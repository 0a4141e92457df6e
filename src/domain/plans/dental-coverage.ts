import { parsePlanId } from './plan-id.ts';

/** What the dental document says of a plan in a year. */
export const DENTAL_ANSWERS = ['covered', 'not-covered'] as const;
export type DentalAnswer = (typeof DENTAL_ANSWERS)[number];

/** Plan-id prefix in upper case, then plan year. Spec A3, CONTENT-001. */
export type DentalTable = Readonly<Record<string, Readonly<Record<string, DentalAnswer>>>>;

/** @returns null when the table does not say: that is 'Not available', and never 'not covered'. */
export const dentalCoverage = (planId: string, activeYear: number, table: DentalTable): DentalAnswer | null =>
  table[prefixOf(planId)]?.[activeYear] ?? null;

// A plan id travels without dashes too; its prefix is then the contract.
const prefixOf = (planId: string) =>
  parsePlanId(planId)?.contractId ?? (planId.trim().split('-')[0] ?? '').toUpperCase();
