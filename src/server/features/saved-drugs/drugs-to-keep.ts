import { randomUUID } from 'node:crypto';
import type { DrugToKeep } from '#contract/drugs.ts';
import { refillTextOf } from '#domain/drugs/saved-drug.ts';
import type { DrugSnapshot } from './store.ts';

/** Gives what is new an id, and keeps of what is known what the wish leaves out. */
export function drugsToKeep(wishes: readonly DrugToKeep[], known: readonly DrugSnapshot[]): DrugSnapshot[] {
  return wishes.map((wish) => {
    const before = known.find(
      ({ drugId, nationalDrugCode }) => drugId === wish.drugId || nationalDrugCode === wish.nationalDrugCode,
    );
    return {
      ...wish,
      drugId: before?.drugId ?? randomUUID(),
      // A frequency that is not in the list changes nothing. DRUG-619.
      drugFrequency: wish.drugFrequency ?? before?.drugFrequency ?? null,
      refillText: wish.refillText ?? refillTextOf(wish.drugSupplyLength),
    };
  });
}
