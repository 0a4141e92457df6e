import type { DrugForm, DrugName } from '#contract/drugs.ts';
import type { Drug } from '#contract/saved-drugs.ts';

/** What is being added or changed: a name or a form that was found, or a drug of the list. */
export type DrugChoice =
  | { kind: 'name'; name: DrugName }
  | { kind: 'form'; form: DrugForm }
  | { kind: 'edit'; drug: Drug };

/** The name whose forms are offered. A brand without a code leads to its generic. */
export const nameOfChoice = (choice: DrugChoice): string => {
  if (choice.kind === 'name') return choice.name.leadsTo ?? choice.name.name;
  return choice.kind === 'form' ? choice.form.drugName : choice.drug.drugName;
};

/** A drug of the list as a form, for when its forms can not be had or hold it no more. It has no code of RxNorm. */
export const formOfDrug = (drug: Drug): DrugForm => ({
  nationalDrugCode: drug.nationalDrugCode,
  rxcui: '',
  drugName: drug.drugName,
  drugDosage: drug.drugDosage,
  drugFullName: drug.drugFullName,
  isGeneric: drug.isGeneric,
  isPartD: null,
  isVaccine: false,
  item: drug.drugItem ?? 'unit',
  unit: null,
  packages: drug.drugPackageSize === null ? [] : [{ name: drug.drugPackageName, size: drug.drugPackageSize }],
  asksSize: false,
  usual: null,
});

/** No source tells how it is counted, so it has no price. What is known of the list alone may still have one. */
export const isUnitUnknown = ({ unit, rxcui }: DrugForm): boolean => unit === null && rxcui !== '';

export const estimatorMode = (drugs: readonly unknown[]): 'edit' | 'new' => (drugs.length > 0 ? 'edit' : 'new');
