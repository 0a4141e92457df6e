import { randomUUID } from 'node:crypto';
import type { Provider, ProviderToKeep } from '#contract/saved-providers.ts';
import { placeKeyOf } from '#domain/providers/place-key.ts';
import { uniqueIdOf } from '#domain/providers/put-provider.ts';

const address = { line: '1200 Pine Street', city: 'Seattle', stateCode: 'WA', zipCode: '98101' };

/** A heart doctor. */
export const ANN_LEE: ProviderToKeep = {
  providerAddressId: placeKeyOf({ street: address.line, zip: address.zipCode }),
  providerName: 'Ann Lee',
  plansList: [],
  specialities: ['cardiology'],
  gender: 'F',
  providerAddress: address,
  providerType: 'individual',
  nationalProviderId: '1234567893',
  type: 'person',
  speciality: 'CARDIOLOGY',
  languages: [],
  networkIdsMedical: [],
  PCPId: null,
  pcpId: [],
  isPcpQualifiedId: null,
  isAddedByOLE: false,
  providerSearchCode: null,
  directoryType: 'M',
  providerCoverageType: 'medical',
  providerAddressObj: { zipCode: '98101', selectedZipCode: '98101', selectedFipsCode: '53033' },
  providerPhone: '2065550100',
  callNotes: [],
};

/** A dentist. */
export const SAM_COLE: ProviderToKeep = {
  ...ANN_LEE,
  providerAddressId: placeKeyOf({ street: '7 Union Street', zip: '98101' }),
  providerName: 'Sam Cole',
  specialities: ['dentistry'],
  gender: 'M',
  providerAddress: { ...address, line: '7 Union Street' },
  nationalProviderId: '1245319599',
  speciality: '',
  directoryType: 'D',
  providerCoverageType: 'dental',
};

/** A hospital. */
export const LAKE_HOSPITAL: ProviderToKeep = {
  ...ANN_LEE,
  providerAddressId: placeKeyOf({ street: '9 Lake Road', zip: '98101' }),
  providerName: 'Lake Hospital',
  specialities: ['hospital'],
  gender: null,
  providerAddress: { ...address, line: '9 Lake Road' },
  providerType: 'organization',
  nationalProviderId: '1003000126',
  type: 'place',
  speciality: 'HOSPITAL',
};

export const asKept = (provider: ProviderToKeep): Provider => ({
  ...provider,
  providerId: provider.providerId ?? randomUUID(),
  providerUniqueId: uniqueIdOf(provider),
});
