import type { EstimatorTexts } from '#content/en/drug-estimator-texts.ts';
import type { DrugForm } from '#contract/drugs.ts';
import type { Drug, DrugToKeep } from '#contract/saved-drugs.ts';
import { frequencyOf, supplyLengthOf } from '#domain/drug-cost/drug-quantity.ts';
import { packageName } from '#domain/drugs/package-name.ts';
import { isPlausibleQuantity } from '#domain/drugs/plausible-quantity.ts';
import { type QuantityFault, readQuantity } from '#domain/drugs/quantity.ts';

/** A dose as it stands in the fields. */
export type DoseValues = {
  form: string;
  /** The size of the one that is chosen: several sizes have the same name. */
  package: string;
  /** How much is in one item, where only the shopper knows it. */
  size: string;
  quantity: string;
  frequency: string;
  supply: string;
};
export type DoseFault = { package: 'missing'; size: QuantityFault; quantity: QuantityFault; frequency: 'missing' };
export type DoseFaults = Partial<DoseFault>;

const DEFAULT_SUPPLY = '30';

/** What most people take stands ready; where nothing is usual, nothing is presumed. */
export function startOf(drug: Drug | null, forms: readonly DrugForm[]): DoseValues {
  if (!drug) return withForm(NOTHING, undefined, forms[0]);
  const form = forms.find(({ nationalDrugCode }) => nationalDrugCode === drug.nationalDrugCode);
  const values = {
    form: drug.nationalDrugCode,
    package: String(drug.drugPackageSize ?? ''),
    size: form?.asksSize ? String(drug.drugPackageSize ?? '') : '',
    quantity: String(drug.drugQuantity),
    frequency: drug.drugFrequency ?? '',
    supply: String(drug.drugSupplyLength),
  };
  return form && !isCountedAs(drug, form) ? { ...values, package: firstPackage(form), size: '', quantity: '' } : values;
}

const NOTHING: DoseValues = {
  form: '',
  package: '',
  size: '',
  quantity: '',
  frequency: '',
  supply: DEFAULT_SUPPLY,
};

/** Whether the quantity of a saved drug still counts what its form counts: '2' of cartons is not '2' of pens. */
export function isCountedAs({ drugItem, drugPackageSize }: Drug, form: DrugForm): boolean {
  if (drugItem !== null && drugItem !== form.item) return false;
  if (form.asksSize) return drugPackageSize !== null;
  if (form.packages.length === 0) return drugPackageSize === null;
  return form.packages.some(({ size }) => size === drugPackageSize);
}

/** Another form has other packages and other usual answers; what was typed stays where it still means the same. */
export function withForm(values: DoseValues, before: DrugForm | undefined, form: DrugForm | undefined): DoseValues {
  const isUntouched =
    values.quantity === usualQuantity(before) && values.frequency === (before?.usual?.frequency ?? '');
  const isOther = before?.item !== form?.item;
  const usual = { quantity: usualQuantity(form), frequency: form?.usual?.frequency ?? '' };
  const isKnown = form !== undefined && packageOf(form, values.package) !== undefined;
  return {
    ...values,
    ...(isUntouched || isOther ? usual : {}),
    form: form?.nationalDrugCode ?? '',
    package: isKnown ? values.package : firstPackage(form),
    size: isOther || !form?.asksSize ? '' : values.size,
  };
}

const usualQuantity = (form: DrugForm | undefined) => (form?.usual ? String(form.usual.quantity) : '');
const firstPackage = (form: DrugForm | undefined) => String(form?.packages[0]?.size ?? '');

/** In the order of the fields. */
export function faultsOfDose(values: DoseValues, form: DrugForm | undefined): DoseFaults {
  const faults: DoseFaults = {};
  const size = readQuantity(values.size);
  const quantity = readQuantity(values.quantity);
  if (form && form.packages.length > 0 && !packageOf(form, values.package)) faults.package = 'missing';
  if (form?.asksSize && 'fault' in size) faults.size = size.fault;
  if ('fault' in quantity) faults.quantity = quantity.fault;
  if (frequencyOf(values.frequency, null) === null) faults.frequency = 'missing';
  return faults;
}

const packageOf = (form: DrugForm, chosen: string) => form.packages.find(({ size }) => String(size) === chosen);

/** One item, as it is kept: chosen, or told by the shopper. Null for what is billed one by one. */
function countedPackage(values: DoseValues, form: DrugForm): { name: string; size: number } | null {
  const { unit } = form;
  const size = readQuantity(values.size);
  const chosen = packageOf(form, values.package);
  if (unit && form.asksSize && 'quantity' in size)
    return { name: packageName(size.quantity, unit), size: size.quantity };
  return chosen ? { name: unit ? packageName(chosen.size, unit) : chosen.name, size: chosen.size } : null;
}

/** Null as long as something is missing. */
export function drugOfDose(values: DoseValues, form: DrugForm | undefined, edited: Drug | null): DrugToKeep | null {
  const read = readQuantity(values.quantity);
  if (!form || 'fault' in read || Object.keys(faultsOfDose(values, form)).length > 0) return null;
  const counted = countedPackage(values, form);
  return {
    ...(edited && { drugId: edited.drugId }),
    drugName: form.drugName,
    drugDosage: form.drugDosage,
    drugFullName: form.drugFullName,
    drugQuantity: read.quantity,
    drugFrequency: frequencyOf(values.frequency, null),
    drugSupplyLength: supplyLengthOf(values.supply),
    nationalDrugCode: form.nationalDrugCode,
    isGeneric: form.isGeneric,
    drugItem: form.item,
    drugPackageName: counted?.name ?? '',
    drugPackageSize: counted?.size ?? null,
    drugPackageQuantity: counted ? read.quantity : null,
  };
}

/** Whether a dose can be meant. What can not be is asked about. */
export function isPlausible(drug: DrugToKeep, { item, unit, drugFullName }: DrugForm): boolean {
  if (drug.drugFrequency === null) return true;
  const isInsulin = /\binsulin\b/i.test(drugFullName);
  const counted = { item, unit, packageSize: drug.drugPackageSize, isInsulin };
  return isPlausibleQuantity(counted, drug.drugQuantity, drug.drugFrequency);
}

/** A brand and its generic, each as it would be kept. */
export type DosesToCompare = { brand: DrugToKeep; generic: DrugToKeep } | 'incomplete' | 'not-alike';

/** The same dose of both. Another thing to count, or one of another size, is another dose, even when it is as many. */
export function dosesToCompare(values: DoseValues, forms: { brand: DrugForm; generic: DrugForm }): DosesToCompare {
  const brand = drugOfDose(values, forms.brand, null);
  if (!brand) return 'incomplete';
  const alike = forms.generic.packages.find(({ size }) => size === brand.drugPackageSize);
  const generic = drugOfDose({ ...values, package: String(alike?.size ?? '') }, forms.generic, null);
  const isAlike = generic?.drugItem === brand.drugItem && generic.drugPackageSize === brand.drugPackageSize;
  return generic && isAlike ? { brand, generic } : 'not-alike';
}

type Words = EstimatorTexts['estimator']['dose'];

export const sentencesOf = (faults: DoseFaults, words: Words) => ({
  package: faults.package ? words.packageNeeded : null,
  size: faults.size ? words.size[faults.size] : null,
  quantity: faults.quantity ? words.faults[faults.quantity] : null,
  frequency: faults.frequency ? words.frequencyNeeded : null,
});
