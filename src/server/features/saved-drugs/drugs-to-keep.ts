import { randomUUID } from 'node:crypto';
import { Problem } from '#contract/problem.ts';
import { type Drug, type DrugToKeep, TOO_MANY_DRUGS } from '#contract/saved-drugs.ts';
import { withPlainName } from '#domain/drugs/plain-name.ts';
import { MOST_DRUGS } from '#domain/drugs/put-drug.ts';
import { refillTextOf } from '#domain/drugs/saved-drug.ts';
import type { Origin } from '#domain/profile/origin.ts';
import { originOfKept } from '#server/profile/kept-origin.ts';

/**
 * Gives what is new an id, and keeps of what is known what the request leaves out. A list that grew too long when two
 * were merged may become shorter step by step, but takes nothing new.
 * @throws Problem invalid-input, with the place.
 */
export function drugsToKeep(requested: readonly DrugToKeep[], known: readonly Drug[], saving: Origin): Drug[] {
  const kept = requested.map(({ origin: _said, ...drug }, index) => {
    const before = known.find(({ nationalDrugCode }) => nationalDrugCode === drug.nationalDrugCode);
    // Its old code may stand in the list as well: two drugs would share one id.
    if (before?.drugId !== drug.drugId && known.some(({ drugId }) => drugId === drug.drugId)) {
      throw refused(`drugInfoDetails.${index}.drugId`, 'This id is that of another drug. Leave it out.');
    }
    const kept = {
      ...drug,
      drugId: before?.drugId ?? randomUUID(),
      // A frequency that is not in the list changes nothing. DRUG-619.
      drugFrequency: drug.drugFrequency ?? before?.drugFrequency ?? null,
      refillText: drug.refillText ?? refillTextOf(drug.drugSupplyLength),
    };
    return { ...kept, ...originOfKept(kept, before && withPlainName(before), saving) };
  });
  const hasNew = kept.some(({ drugId }) => !known.some((drug) => drug.drugId === drugId));
  if (kept.length > MOST_DRUGS && hasNew) {
    throw refused('drugInfoDetails', TOO_MANY_DRUGS);
  }
  return kept;
}

const refused = (field: string, sentence: string) => new Problem('invalid-input', { fields: { [field]: sentence } });
