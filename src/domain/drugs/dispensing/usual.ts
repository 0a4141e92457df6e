import type { BillingUnit, DoseItem } from '../dispensing.ts';
import { doseFormOf } from './dose-forms.ts';
import { findRow } from './reviewed-row.ts';
import { USUAL_COMBINATIONS } from './usual-combinations.ts';
import type { UsualDose, UsualRow } from './usual-dose.ts';
import { ASKED_ITEMS, USUAL_CONTAINERS, USUAL_ITEMS } from './usual-items.ts';
import { USUAL_PIECES } from './usual-pieces.ts';

export type CountedDrug = {
  rxcui: string;
  name: string;
  doseForm: string;
  item: DoseItem;
  unit: BillingUnit | null;
};

/** Null for what is taken as needed or differs too much, and is asked. */
export function usualOf(drug: CountedDrug): UsualDose | null {
  if (findRow(ASKED_ITEMS, drug)) return null;
  const row = findRow(rowsFor(drug), drug);
  return row && { quantity: row.quantity, frequency: row.frequency };
}

const PIECES: ReadonlySet<DoseItem> = new Set(['tablet', 'capsule', 'film']);
const CONTAINERS: ReadonlySet<DoseItem> = new Set(['tube', 'bottle', 'can', 'spray']);

function rowsFor({ name, doseForm, item, unit }: CountedDrug): readonly UsualRow[] {
  const form = doseFormOf(name, doseForm);
  if (form && PIECES.has(form.item)) return rowsOfPieces(name);
  return unit !== 'EA' && CONTAINERS.has(item) ? [...USUAL_ITEMS, ...USUAL_CONTAINERS] : USUAL_ITEMS;
}

// The same ingredient is taken once in an extended-release tablet and twice in another.
function rowsOfPieces(name: string): UsualRow[] {
  const ingredients = name.split(' / ').length;
  const isModified = MODIFIED_RELEASE.test(name);
  const rows = ingredients > 1 ? USUAL_COMBINATIONS : USUAL_PIECES;
  return rows.filter(
    ({ words }) =>
      words.some((word) => MODIFIED_RELEASE.test(word)) === isModified &&
      (ingredients === 1 || words.filter((word) => word !== 'extended release').length === ingredients),
  );
}

const MODIFIED_RELEASE = /release|\bhr\b|once-daily|enteric coated/i;
