import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { DrugForm } from '#contract/drugs.ts';
import type { Drug, DrugToKeep } from '#contract/saved-drugs.ts';
import { useEstimatorTexts } from '#web/data/page-texts.ts';
import { announce } from '#web/lib/announce.ts';
import {
  type DoseFaults,
  type DoseValues,
  drugOfDose,
  faultsOfDose,
  isPlausible,
  sentencesOf,
  startOf,
  withForm,
} from './dose.ts';
import { formOfDrug } from './drug-choice.ts';

type Parts = {
  forms: readonly DrugForm[];
  edited: Drug | null;
  /** What had been typed before the page was read again. */
  begun: DoseValues | null;
  /** Changes when the server has refused. */
  refusal: unknown;
  onSave: (drug: DrugToKeep, goOn?: () => void) => void;
};

/** The fields of a dose, and what is wrong with them. After a try that does not do, the focus goes to what says why. */
export function useDose({ forms: found, edited, begun, refusal, onSave }: Parts) {
  const { dose: words } = useEstimatorTexts();
  const prefix = useId();
  const [generic, setGeneric] = useState<DrugForm | null>(null);
  const forms = withOthers(found, [edited && formOfDrug(edited), generic]);
  const [start] = useState(() => startOf(edited, forms));
  const [values, setValues] = useState<DoseValues>(() => (begun && isOffered(forms, begun.form) ? begun : start));
  const [wrong, setWrong] = useState<DoseFaults>({});
  const [unconfirmed, setUnconfirmed] = useState<DrugToKeep | null>(null);
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

  const change = (next: (before: DoseValues) => DoseValues) => {
    setUnconfirmed(null);
    setValues(next);
  };
  const set = (part: Partial<DoseValues>) => change((before) => ({ ...before, ...part }));
  const chooseForm = (code: string) =>
    change((before) =>
      withForm(
        before,
        form,
        forms.find(({ nationalDrugCode }) => nationalDrugCode === code),
      ),
    );
  const takeGeneric = (taken: DrugForm) => {
    setGeneric(taken);
    change((before) => withForm(before, form, taken));
    document.getElementById(idOf('form'))?.focus();
    announce(words.genericTaken(taken.drugDosage));
  };
  /** @returns whether it is on its way. */
  const tryToSave = (goOn?: () => void): boolean => {
    const drug = drugOfDose(values, form, edited);
    setWrong(faultsOfDose(values, form));
    if (drug && form && isPlausible(drug, form)) {
      onSave(drug, goOn);
      return true;
    }
    setUnconfirmed(drug);
    setTries(tries + 1);
    return false;
  };

  return {
    forms,
    form,
    values,
    errors,
    faults,
    summary,
    unconfirmed,
    isUnchanged: JSON.stringify(values) === JSON.stringify(start),
    idOf,
    set,
    chooseForm,
    takeGeneric,
    tryToSave,
    submit: (event: FormEvent) => {
      event.preventDefault();
      tryToSave();
    },
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
