import type { CoverageType, Specialty } from './specialties.ts';

/** Who was found, as a search tells it. */
type FoundProvider = {
  npi: string;
  name: string;
  isPerson: boolean;
  credential: string | null;
  gender: 'F' | 'M' | null;
  specialties: readonly Specialty[];
  specialtyWords: string | null;
  coverageType: CoverageType;
};

type FoundPlace = {
  place: string;
  street: string;
  city: string;
  stateCode: string;
  zipCode: string;
  phone: string | null;
};

type Around = {
  zipCode: string | null;
  /** Five digits; null where the county was not asked. */
  fipsCode: string | null;
};

/** What is kept of a provider who was found, at one of the places. DOC-608. */
export const providerToKeep = (found: FoundProvider, place: FoundPlace, { zipCode, fipsCode }: Around) => ({
  providerAddressId: place.place,
  providerName: found.credential ? `${found.name}, ${found.credential}` : found.name,
  plansList: [],
  specialities: [...found.specialties],
  gender: found.gender,
  providerAddress: { line: place.street, city: place.city, stateCode: place.stateCode, zipCode: place.zipCode },
  providerType: found.isPerson ? ('individual' as const) : ('organization' as const),
  nationalProviderId: found.npi,
  type: found.isPerson ? ('person' as const) : ('place' as const),
  speciality: found.specialtyWords ?? '',
  languages: [],
  networkIdsMedical: [],
  PCPId: null,
  pcpId: [],
  isPcpQualifiedId: null,
  isAddedByOLE: false,
  providerSearchCode: null,
  directoryType: found.coverageType === 'dental' ? ('D' as const) : ('M' as const),
  providerCoverageType: found.coverageType,
  providerAddressObj: { zipCode: place.zipCode, selectedZipCode: zipCode, selectedFipsCode: fipsCode },
  providerPhone: place.phone,
  callNotes: [],
});
