import type { EstimatorTexts } from '#content/en/estimator-texts.ts';
import type { DrugForm } from '#contract/drug-info.ts';
import type { Drug, DrugToKeep } from '#contract/drugs.ts';
import { frequencyOf, supplyLengthOf } from '#domain/drug-cost/drug-quantity.ts';
import { type QuantityFault, readQuantity } from '#domain/drugs/quantity.ts';

/** A dose as it stands in the fields. */
export type DoseValues = { form: string; package: string; quantity: string; frequency: string; supply: string };
export type DoseFault = { form: 'missing'; package: 'missing'; quantity: QuantityFault; frequency: 'missing' };
export type DoseFaults = Partial<DoseFault>;

const DEFAULT_SUPPLY = '30';

/** Nothing is presumed of how much somebody takes. What there is only one of is chosen. */
export function startOf(drug: Drug | null, forms: readonly DrugForm[]): DoseValues {
  const [first, ...others] = forms;
  const only = first && others.length === 0 ? first : undefined;
  return {
    form: drug?.nationalDrugCode ?? only?.nationalDrugCode ?? '',
    package: drug?.drugPackageName ?? onlyPackage(only),
    quantity: drug ? String(drug.drugQuantity) : '',
    frequency: drug?.drugFrequency ?? '',
    supply: String(drug?.drugSupplyLength ?? DEFAULT_SUPPLY),
  };
}

/** Another form has other packages. */
export const withForm = (values: DoseValues, form: DrugForm | undefined): DoseValues => ({
  ...values,
  form: form?.nationalDrugCode ?? '',
  package: form?.packages.some(({ name }) => name === values.package) ? values.package : onlyPackage(form),
});

const onlyPackage = (form: DrugForm | undefined) => (form?.packages.length === 1 ? (form.packages[0]?.name ?? '') : '');

export const packageOf = (form: DrugForm | undefined, name: string) =>
  form?.packages.find((offered) => offered.name === name);

/** In the order of the fields. */
export function faultsOfDose(values: DoseValues, form: DrugForm | undefined): DoseFaults {
  const read = readQuantity(values.quantity);
  return {
    ...(!form && { form: 'missing' }),
    ...(form && form.packages.length > 0 && !packageOf(form, values.package) && { package: 'missing' }),
    ...('fault' in read && { quantity: read.fault }),
    ...(frequencyOf(values.frequency, null) === null && { frequency: 'missing' }),
  };
}

/** Null as long as something is missing. A drug that comes in packages is counted by the package. */
export function drugOfDose(values: DoseValues, form: DrugForm | undefined, edited: Drug | null): DrugToKeep | null {
  const read = readQuantity(values.quantity);
  if (!form || 'fault' in read || Object.keys(faultsOfDose(values, form)).length > 0) return null;
  const sold = packageOf(form, values.package);
  return {
    ...(edited && { drugId: edited.drugId }),
    drugName: form.drugName,
    drugDosage: form.drugDosage,
    drugQuantity: read.quantity,
    drugFrequency: frequencyOf(values.frequency, null),
    drugSupplyLength: supplyLengthOf(values.supply),
    nationalDrugCode: form.nationalDrugCode,
    isGeneric: form.isGeneric,
    drugPackageName: sold?.name ?? '',
    drugPackageSize: sold?.size ?? null,
    drugPackageQuantity: sold ? read.quantity : null,
  };
}

/** A brand and its generic, each as it would be kept. */
export type DosesToCompare = { brand: DrugToKeep; generic: DrugToKeep } | 'incomplete' | 'not-alike';

/** The same dose of both. Packages of another size are another dose, even when they are as many. */
export function dosesToCompare(values: DoseValues, forms: { brand: DrugForm; generic: DrugForm }): DosesToCompare {
  const brand = drugOfDose(values, forms.brand, null);
  if (!brand) return 'incomplete';
  const generic = drugOfDose(withForm(values, forms.generic), forms.generic, null);
  return generic && generic.drugPackageSize === brand.drugPackageSize ? { brand, generic } : 'not-alike';
}

type Words = EstimatorTexts['estimator']['dose'];

export const sentencesOf = (faults: DoseFaults, words: Words) => ({
  form: faults.form ? words.formNeeded : null,
  package: faults.package ? words.packageNeeded : null,
  quantity: faults.quantity ? words.faults[faults.quantity] : null,
  frequency: faults.frequency ? words.frequencyNeeded : null,
});
