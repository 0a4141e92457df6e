import { useState } from 'react';
import type { DrugForm } from '#contract/drugs.ts';
import type { Drug, DrugToKeep } from '#contract/saved-drugs.ts';
import { useDrugName } from '#web/data/drug-names.ts';
import { useEstimatorTexts } from '#web/data/page-texts.ts';
import { announce } from '#web/lib/announce.ts';
import { useForm } from '#web/ui/use-form.ts';
import { type DoseValues, drugOfDose, faultsOfDose, isPlausible, sentencesOf, startOf, withForm } from './dose.ts';
import { formOfDrug } from './drug-choice.ts';

type Parts = {
  forms: readonly DrugForm[];
  edited: Drug | null;
  /** What had been typed before the page was read again. */
  begun: DoseValues | null;
  isSaving: boolean;
  /** Changes when the server has refused. */
  refusal: unknown;
  onSave: (drug: DrugToKeep, goOn?: () => void) => void;
};

/** The fields of a dose, and what is wrong with them. After a try that does not do, the focus goes to what says why. */
export function useDose({ forms: found, edited, begun, isSaving, refusal, onSave }: Parts) {
  const { dose: words } = useEstimatorTexts();
  const nameOf = useDrugName();
  const [generic, setGeneric] = useState<DrugForm | null>(null);
  const forms = withOthers(found, [edited && formOfDrug(edited), generic]);
  const [start] = useState(() => startOf(edited, forms));
  const [unconfirmed, setUnconfirmed] = useState<DrugToKeep | null>(null);
  const formOf = (code: string) => forms.find(({ nationalDrugCode }) => nationalDrugCode === code);
  const fields = useForm<DoseValues>({
    start: begun && isOffered(forms, begun.form) ? begun : start,
    check: (values) => sentencesOf(faultsOfDose(values, formOf(values.form)), words),
    onGood: () => save(),
    refusal,
    isBusy: isSaving,
  });
  const { values, idOf } = fields;
  const form = formOf(values.form);

  const change = (next: (before: DoseValues) => DoseValues) => {
    setUnconfirmed(null);
    fields.change(next);
  };
  const set = (part: Partial<DoseValues>) => change((before) => ({ ...before, ...part }));
  const chooseForm = (code: string) => change((before) => withForm(before, form, formOf(code)));
  const takeGeneric = (taken: DrugForm) => {
    setGeneric(taken);
    change((before) => withForm(before, form, taken));
    document.getElementById(idOf('form'))?.focus();
    announce(words.genericTaken(nameOf(taken.drugDosage)));
  };
  /** What can hardly be meant is asked about first. */
  const save = (goOn?: () => void): boolean => {
    const drug = drugOfDose(values, form, edited);
    const isMeant = drug !== null && form !== undefined && isPlausible(drug, form);
    if (isMeant) onSave(drug, goOn);
    else setUnconfirmed(drug);
    return isMeant;
  };

  return {
    forms,
    form,
    values,
    errors: fields.errors,
    faults: fields.faults,
    summary: fields.summary,
    unconfirmed,
    isUnchanged: JSON.stringify(values) === JSON.stringify(start),
    idOf,
    set,
    chooseForm,
    takeGeneric,
    /** @returns whether it is on its way. */
    tryToSave: (goOn?: () => void) => fields.attempt(() => save(goOn)),
    submit: fields.submit,
    confirmQuantity: () => unconfirmed && onSave(unconfirmed),
    mendQuantity: () => {
      setUnconfirmed(null);
      document.getElementById(idOf('quantity'))?.focus();
    },
  };
}

export type Dose = ReturnType<typeof useDose>;

const isOffered = (forms: readonly DrugForm[], code: string) =>
  forms.some(({ nationalDrugCode }) => nationalDrugCode === code);

/** A drug of the list and a generic that was taken can be chosen too, whether or not they were found. */
function withOthers(found: readonly DrugForm[], others: readonly (DrugForm | null)[]): DrugForm[] {
  const forms = [...found];
  for (const other of others) if (other && !isOffered(forms, other.nationalDrugCode)) forms.push(other);
  return forms;
}
