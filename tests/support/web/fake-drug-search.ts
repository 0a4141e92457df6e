import type { DrugForm, DrugName } from '#contract/drugs.ts';
import type { FoundPharmacy } from '#contract/pharmacies.ts';
import { LISINOPRIL } from '#tests/support/drugs.ts';

/** What the searches for drugs and pharmacies answer. */
export const drugName = (name: string, change: Partial<DrugName> = {}): DrugName => ({
  name,
  isGeneric: true,
  leadsTo: null,
  ...change,
});

export const drugForm = (drugDosage: string, change: Partial<DrugForm> = {}): DrugForm => ({
  nationalDrugCode: LISINOPRIL.nationalDrugCode,
  rxcui: '314076',
  drugName: 'Lisinopril',
  drugDosage,
  drugFullName: drugDosage,
  isGeneric: true,
  isPartD: null,
  isVaccine: false,
  item: 'tablet',
  unit: 'EA',
  packages: [],
  asksSize: false,
  usual: null,
  ...change,
});

export const LISINOPRIL_FORMS = [
  drugForm('Lisinopril 10 mg tablet'),
  drugForm('Lisinopril 20 mg tablet', { nationalDrugCode: '00093111301' }),
];

export const ZESTRIL = drugForm('Zestril 10 mg tablet', {
  nationalDrugCode: '00310013110',
  drugName: 'Zestril',
  isGeneric: false,
});

export const aPharmacy = (pharmacyName: string, change: Partial<FoundPharmacy> = {}): FoundPharmacy => ({
  pharmacyNumber: '101234567893',
  pharmacyName,
  kind: 'retail',
  mailOrder: false,
  pharmacyAddress: { line: '12 Main Street', city: 'Seattle', stateCode: 'WA', zipCode: '98101' },
  phone: null,
  madeUp: false,
  miles: 0.42,
  ...change,
});

export const MAIL_PHARMACY = aPharmacy('Prairie Mail', {
  pharmacyNumber: '201234567890',
  kind: 'mail',
  mailOrder: true,
  pharmacyAddress: null,
  miles: null,
});
