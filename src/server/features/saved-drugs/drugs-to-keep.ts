import { randomUUID } from 'node:crypto';
import type { DrugToKeep } from '#contract/saved-drugs.ts';
import { refillTextOf } from '#domain/drugs/saved-drug.ts';
import type { DrugSnapshot } from './store.ts';

/** Gives what is new an id, and keeps of what is known what the request leaves out. */
export function drugsToKeep(requested: readonly DrugToKeep[], known: readonly DrugSnapshot[]): DrugSnapshot[] {
  return requested.map((drug) => {
    const before = known.find(
      ({ drugId, nationalDrugCode }) => drugId === drug.drugId || nationalDrugCode === drug.nationalDrugCode,
    );
    return {
      ...drug,
      drugId: before?.drugId ?? randomUUID(),
      // A frequency that is not in the list changes nothing. DRUG-619.
      drugFrequency: drug.drugFrequency ?? before?.drugFrequency ?? null,
      refillText: drug.refillText ?? refillTextOf(drug.drugSupplyLength),
    };
  });
}
