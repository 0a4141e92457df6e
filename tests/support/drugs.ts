import type { DrugToKeep, Pharmacy } from '#contract/saved-drugs.ts';

/** A generic in tablets, taken daily. */
export const LISINOPRIL: DrugToKeep = {
  drugName: 'Lisinopril',
  drugDosage: 'Lisinopril 10 mg tablet',
  drugFullName: 'lisinopril 10 MG Oral Tablet',
  drugItem: 'tablet',
  drugQuantity: 1,
  drugFrequency: 'Day',
  drugSupplyLength: 30,
  nationalDrugCode: '00093111201',
  isGeneric: true,
  drugPackageName: '',
  drugPackageSize: null,
  drugPackageQuantity: null,
  refillText: 'every 1 month',
};

/** A brand that comes in packages of pens. */
export const PENS: DrugToKeep = {
  drugName: 'Basaglar',
  drugDosage: 'Basaglar 100 units/mL pen',
  drugFullName: '3 ML insulin glargine 100 UNT/ML Pen Injector [Basaglar]',
  drugItem: 'pen',
  drugQuantity: 2,
  drugFrequency: 'Month',
  drugSupplyLength: 90,
  nationalDrugCode: '00002771559',
  isGeneric: false,
  drugPackageName: '3 mL',
  drugPackageSize: 3,
  drugPackageQuantity: 2,
  refillText: 'every 3 months',
};

export const CORNER_PHARMACY: Pharmacy = {
  pharmacyName: 'Corner Pharmacy',
  pharmacyNumber: '101234567893',
  mailOrder: false,
  pharmacySaver: null,
  preferredNetwork: true,
  pharmacyAddress: { line: '12 Main Street', city: 'Seattle', stateCode: 'WA', zipCode: '98101' },
};
