import type { UserDetails } from '#contract/demographics.ts';
import type { ImportSummaryData, MemberImport } from '#contract/imports.ts';
import { actionsOf } from '#domain/access/actions.ts';
import { aSignedInViewer, aUser, FIRST_VERSIONS, PROFILE_UUID } from './examples.ts';
import type { Answers } from './fake-network.ts';

/** Of a member who has given leave and imported nothing yet. */
export const aMemberImport = (change: Partial<MemberImport> = {}): MemberImport => ({
  allowed: true,
  atStartup: false,
  needsConsent: false,
  isRunning: false,
  consent: { version: '2026-11', text: 'I let this site read my claims.', givenOn: '2026-11-02', endsOn: '2027-12-02' },
  attestation: { version: '2026-11', text: 'I attest that this is true.' },
  lastSummary: null,
  importedOn: null,
  conflicts: [],
  undoable: false,
  importHistory: [],
  ...change,
});

export const nothingFound: ImportSummaryData = {
  importedPlansData: { plans: [] },
  importedDrugsAndPharmacySummary: { drugs: [], pharmacy: null },
  importedProvidersSummary: { providers: [] },
};

export const oneDrugFound: ImportSummaryData = {
  ...nothingFound,
  importedDrugsAndPharmacySummary: {
    drugs: [{ nationalDrugCode: '00002143380', drugName: 'Insulin', filledOn: '2026-10-20', outcome: 'added' }],
    pharmacy: null,
  },
};

export const aMemberViewer = () =>
  aSignedInViewer({ isMember: true, may: actionsOf('member', { mayUseMemberData: true }) });

/** Who somebody is and what may be imported for them, as the person's part of a profile tells it. */
export function person(userDetails: UserDetails, memberImport?: MemberImport): Pick<Answers, 'readSection'> {
  const profile = { uuid: PROFILE_UUID, versions: FIRST_VERSIONS };
  return {
    readSection: ({ params: { section } }) => {
      if (section === 'drugs')
        return { ...profile, drugsAndPharmacyDetails: { drugInfoDetails: [], pharmacyObj: null } };
      if (section === 'providers')
        return {
          ...profile,
          providersDetails: { zipCode: null, planYear: null, millimanProviders: [], providerIdList: [] },
        };
      return { ...profile, userDetails, ...(memberImport && { memberImport }) };
    },
  };
}

/** Mia talked with an agent, and has not confirmed who she is. */
export const mia = (change: Partial<UserDetails> = {}) =>
  aUser({
    telesalesProfileType: 'MEMBER-CONSENT',
    createdBy: 'TELESALES',
    identityAttempts: { remainingCount: 3, tollFree: '1-800-555-0131' },
    ...change,
  });
