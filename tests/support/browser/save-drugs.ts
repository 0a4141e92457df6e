import type { Page } from '@playwright/test';
import type { DrugToKeep, Pharmacy } from '#contract/saved-drugs.ts';
import { ask, whoIsLooking } from './ask.ts';

const daily = {
  drugFrequency: 'Day',
  drugSupplyLength: 30,
  isGeneric: true,
  drugPackageName: '',
  drugPackageSize: null,
  drugPackageQuantity: null,
} as const;

/** A brand of the sample that has a generic there. */
export const TOPROL: DrugToKeep = {
  ...daily,
  nationalDrugCode: '49999048400',
  drugName: 'Toprol',
  isGeneric: false,
  drugItem: 'tablet',
  drugQuantity: 1,
  drugDosage: 'Toprol ER 100 mg tablet',
  drugFullName: '24 HR metoprolol succinate 100 MG Extended Release Oral Tablet [Toprol]',
};
export const ITS_GENERIC = 'metoprolol succinate ER 100 mg tablet';

export const FIVE_DRUGS: readonly DrugToKeep[] = [
  {
    ...daily,
    nationalDrugCode: '68180098003',
    drugName: 'lisinopril',
    drugItem: 'tablet',
    drugQuantity: 1,
    drugDosage: 'lisinopril 10 mg tablet',
    drugFullName: 'lisinopril 10 MG Oral Tablet',
  },
  {
    ...daily,
    nationalDrugCode: '60505257908',
    drugName: 'atorvastatin',
    drugItem: 'tablet',
    drugQuantity: 1,
    drugDosage: 'atorvastatin 20 mg tablet',
    drugFullName: 'atorvastatin 20 MG Oral Tablet',
  },
  {
    ...daily,
    nationalDrugCode: '65162010350',
    drugName: 'gabapentin',
    drugItem: 'capsule',
    drugQuantity: 3,
    drugDosage: 'gabapentin 400 mg capsule',
    drugFullName: 'gabapentin 400 MG Oral Capsule',
  },
  {
    ...daily,
    nationalDrugCode: '69097081312',
    drugName: 'gabapentin',
    drugItem: 'capsule',
    drugQuantity: 2,
    drugDosage: 'gabapentin 100 mg capsule',
    drugFullName: 'gabapentin 100 MG Oral Capsule',
  },
  TOPROL,
];

/** A pharmacy of the sample in Seattle. */
export const NEAR_PHARMACY: Pharmacy = {
  pharmacyName: 'Kettlebrook Pharmacy',
  pharmacyNumber: '101999000507',
  mailOrder: false,
  pharmacySaver: null,
  preferredNetwork: null,
  pharmacyAddress: null,
};

/** Saves drugs for who is looking, with the calls that the estimator makes. The page that is open must be one of ours. */
export async function saveDrugs(page: Page, drugInfoDetails: readonly DrugToKeep[], pharmacyObj: Pharmacy | null) {
  const { uuid, versions } = await whoIsLooking(page);
  await ask(page, `/landrover/api/Users/${uuid}/drugs/2027`, { drugInfoDetails, pharmacyObj }, versions['drugs']);
}
