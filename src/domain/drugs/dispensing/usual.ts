import { doseFormOf } from './dose-forms.ts';
import { findRow } from './reviewed-row.ts';
import type { UsualDose } from './usual-dose.ts';
import { USUAL_ITEMS } from './usual-items.ts';
import { USUAL_PIECES } from './usual-pieces.ts';

const PIECES: ReadonlySet<string> = new Set(['tablet', 'capsule', 'film']);

/** Null for what is taken as needed or differs too much, and is asked. */
export function usualOf(drug: { rxcui: string; name: string; doseForm: string }): UsualDose | null {
  const form = doseFormOf(drug.name, drug.doseForm);
  const row = findRow(form && PIECES.has(form.item) ? USUAL_PIECES : USUAL_ITEMS, drug);
  return row && { quantity: row.quantity, frequency: row.frequency };
}
