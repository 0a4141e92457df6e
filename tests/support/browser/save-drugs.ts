import type { Page } from '@playwright/test';
import type { DrugToKeep, Pharmacy } from '#contract/drugs.ts';

const tablet = (nationalDrugCode: string, drugName: string, drugDosage: string, drugQuantity = 1): DrugToKeep => ({
  ...{ nationalDrugCode, drugName, drugDosage, drugQuantity },
  ...{ drugFrequency: 'Day', drugSupplyLength: 30, isGeneric: true },
  ...{ drugFullName: '', drugItem: 'tablet', drugPackageName: '', drugPackageSize: null, drugPackageQuantity: null },
});

/** A brand of the sample that has a generic there. */
export const TOPROL = {
  ...tablet('49999048400', 'Toprol', '24 HR metoprolol succinate 100 MG Extended Release Oral Tablet [Toprol]'),
  isGeneric: false,
};
export const ITS_GENERIC = '24 HR metoprolol succinate 100 MG Extended Release Oral Tablet';

export const FIVE_DRUGS = [
  tablet('68180098003', 'lisinopril', 'lisinopril 10 MG Oral Tablet'),
  tablet('60505257908', 'atorvastatin', 'atorvastatin 20 MG Oral Tablet'),
  tablet('65162010350', 'gabapentin', 'gabapentin 400 MG Oral Capsule', 3),
  tablet('69097081312', 'gabapentin', 'gabapentin 100 MG Oral Capsule', 2),
  TOPROL,
];

/** A pharmacy of the sample in Seattle. */
export const NEAR_PHARMACY: Pharmacy = {
  pharmacyName: 'Kettlebrook Pharmacy',
  pharmacyNumber: '101999000507',
  ...{ mailOrder: false, pharmacySaver: null, preferredNetwork: null, pharmacyAddress: null },
};

/**
 * Saves drugs for who is looking, with the calls that the estimator makes. The page that is open must be one of ours. No
 * function is named inside, since the page does not have what some runners of TypeScript name functions with.
 */
export const saveDrugs = (page: Page, drugs: readonly DrugToKeep[], pharmacy: Pharmacy) =>
  page.evaluate(
    async ([drugInfoDetails, pharmacyObj]) => {
      const made = await fetch('/landrover/api/guests', {
        method: 'POST',
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
      const { uuid, versions } = await made.json();
      const saved = await fetch(`/landrover/api/Users/${uuid}/drugs/2027`, {
        method: 'POST',
        headers: {
          'idempotency-key': crypto.randomUUID(),
          'content-type': 'application/json',
          'if-match': `"${versions.drugs}"`,
        },
        body: JSON.stringify({ drugInfoDetails, pharmacyObj }),
      });
      if (!saved.ok) throw new Error(`drugs were not saved: ${saved.status}`);
    },
    [drugs, pharmacy] as const,
  );
