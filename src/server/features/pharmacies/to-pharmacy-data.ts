import type { PharmacyData } from '#contract/pharmacies.ts';
import type { Pharmacy } from '#server/catalogue/store/pharmacies.ts';

export const toPharmacyData = (pharmacy: Pharmacy): PharmacyData => ({
  pharmacyNumber: pharmacy.pharmacyNumber,
  pharmacyName: pharmacy.name,
  kind: pharmacy.kind,
  mailOrder: pharmacy.kind === 'mail',
  pharmacyAddress:
    pharmacy.street && pharmacy.city
      ? { line: pharmacy.street, city: pharmacy.city, stateCode: pharmacy.stateCode, zipCode: pharmacy.zip }
      : null,
  phone: pharmacy.phone,
  madeUp: pharmacy.edition.madeUp,
});
