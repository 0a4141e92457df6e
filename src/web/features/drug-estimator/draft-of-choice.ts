import type { DrugDraft } from '#contract/drug-draft.ts';
import type { DrugForm } from '#contract/drugs.ts';
import type { Drug } from '#contract/saved-drugs.ts';
import type { DoseValues } from './dose.ts';
import { type DrugChoice, nameOfChoice } from './drug-choice.ts';

/** The form goes before the name that was chosen: a generic that was taken has a name of its own. */
export const draftOf = (choice: DrugChoice, values: DoseValues, form: DrugForm | undefined): DrugDraft => ({
  drugName: form?.drugName ?? nameOfChoice(choice),
  isGeneric: form?.isGeneric ?? true,
  drugId: choice.kind === 'edit' ? choice.drug.drugId : null,
  values,
});

/** A drug that has left the list meanwhile is one to add. */
export function choiceOfDraft({ drugName, isGeneric, drugId }: DrugDraft, drugs: readonly Drug[]): DrugChoice {
  const drug = drugs.find((listed) => listed.drugId === drugId);
  return drug ? { kind: 'edit', drug } : { kind: 'name', name: { name: drugName, isGeneric, leadsTo: null } };
}
