import type { DrugForm, DrugName } from '#contract/drug-info.ts';
import type { Drug } from '#contract/drugs.ts';

/** What is being added or changed: a name or a form that was found, or a drug of the list. */
export type DrugChoice =
  | { kind: 'name'; name: DrugName }
  | { kind: 'form'; form: DrugForm }
  | { kind: 'edit'; drug: Drug };

export const nameOfChoice = (choice: DrugChoice): string => {
  if (choice.kind === 'name') return choice.name.name;
  return choice.kind === 'form' ? choice.form.drugName : choice.drug.drugName;
};

/** A drug of the list as a form, for when its forms can not be had or hold it no more. */
export const formOfDrug = (drug: Drug): DrugForm => ({
  nationalDrugCode: drug.nationalDrugCode,
  rxcui: '',
  drugName: drug.drugName,
  drugDosage: drug.drugDosage,
  isGeneric: drug.isGeneric,
  packages: drug.drugPackageSize === null ? [] : [{ name: drug.drugPackageName, size: drug.drugPackageSize, unit: '' }],
});

export const estimatorMode = (drugs: readonly unknown[]): 'edit' | 'new' => (drugs.length > 0 ? 'edit' : 'new');
