import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { DrugForm } from '#contract/drug-info.ts';
import type { Drug, DrugToKeep } from '#contract/drugs.ts';
import { announce } from '#web/lib/announce.ts';
import { useEstimatorTexts } from '#web/lib/page-texts.ts';
import { type DoseFaults, type DoseValues, drugOfDose, faultsOfDose, sentencesOf, startOf, withForm } from './dose.ts';
import { formOfDrug } from './drug-choice.ts';

type Wishes = {
  forms: readonly DrugForm[];
  edited: Drug | null;
  /** Changes when the server has refused. */
  refusal: unknown;
  onSave: (drug: DrugToKeep) => void;
};

/** The fields of a dose, and what is wrong with them. After a try that does not do, the focus goes to what says why. */
export function useDose({ forms: known, edited, refusal, onSave }: Wishes) {
  const { dose: words } = useEstimatorTexts();
  const prefix = useId();
  const [generic, setGeneric] = useState<DrugForm | null>(null);
  const forms = withOthers(known, [edited && formOfDrug(edited), generic]);
  const [values, setValues] = useState<DoseValues>(() => startOf(edited, forms));
  const [wrong, setWrong] = useState<DoseFaults>({});
  const [tries, setTries] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const form = forms.find(({ nationalDrugCode }) => nationalDrugCode === values.form);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed try moves the focus, also one that fails alike.
  useEffect(() => {
    summary.current?.focus();
  }, [tries, refusal]);

  const idOf = (name: string) => `${prefix}-${name}`;
  const errors = sentencesOf(wrong, words);
  const faults = Object.entries(errors).flatMap(([name, sentence]) => (sentence ? [{ id: idOf(name), sentence }] : []));

  const set = (change: Partial<DoseValues>) => setValues((before) => ({ ...before, ...change }));
  const chooseForm = (code: string) =>
    setValues((before) =>
      withForm(
        before,
        forms.find(({ nationalDrugCode }) => nationalDrugCode === code),
      ),
    );
  const takeGeneric = (taken: DrugForm) => {
    setGeneric(taken);
    setValues((before) => withForm(before, taken));
    document.getElementById(idOf('form'))?.focus();
    announce(words.genericTaken(taken.drugDosage));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const drug = drugOfDose(values, form, edited);
    setWrong(faultsOfDose(values, form));
    if (drug) onSave(drug);
    else setTries(tries + 1);
  };

  return { forms, form, values, set, chooseForm, takeGeneric, errors, faults, idOf, summary, submit };
}

/** A drug of the list and a generic that was taken can be chosen too, whether or not they were found. */
function withOthers(known: readonly DrugForm[], others: readonly (DrugForm | null)[]): DrugForm[] {
  const forms = [...known];
  for (const other of others) {
    if (other && !forms.some(({ nationalDrugCode }) => nationalDrugCode === other.nationalDrugCode)) forms.push(other);
  }
  return forms;
}
