import type { FoundProvider } from '#contract/providers.ts';
import type { ProviderToKeep } from '#contract/saved-providers.ts';

type Around = {
  zipCode: string;
  /** Five digits; null where the county was not asked. */
  fipsCode: string | null;
};

/** What is kept of a provider who was found, at one of the places. DOC-608. */
export const providerToKeep = (
  found: FoundProvider,
  place: FoundProvider['places'][number],
  { zipCode, fipsCode }: Around,
): ProviderToKeep => ({
  providerAddressId: place.place,
  providerName: found.credential ? `${found.name}, ${found.credential}` : found.name,
  plansList: [],
  specialities: [...found.specialties],
  gender: found.gender,
  providerAddress: { line: place.street, city: place.city, stateCode: place.stateCode, zipCode: place.zipCode },
  providerType: found.isPerson ? 'individual' : 'organization',
  nationalProviderId: found.npi,
  type: found.isPerson ? 'person' : 'place',
  speciality: found.specialtyWords ?? '',
  languages: [],
  networkIdsMedical: [],
  PCPId: null,
  pcpId: [],
  isPcpQualifiedId: null,
  isAddedByOLE: false,
  providerSearchCode: null,
  directoryType: found.coverageType === 'dental' ? 'D' : 'M',
  providerCoverageType: found.coverageType,
  providerAddressObj: { zipCode: place.zipCode, selectedZipCode: zipCode, selectedFipsCode: fipsCode },
  providerPhone: place.phone,
  callNotes: [],
});
