import type { MemberImport } from '#contract/imports.ts';
import { CORNER_PHARMACY, PENS } from './drugs.ts';
import { ANN_LEE, asKept } from './providers.ts';
import { PROFILE_UUID as UUID } from './web/examples.ts';

const IMPORTED = { kind: 'imported', when: '2026-11-16T16:00:00.000Z' } as const;
export const ENROLLED = {
  contractId: 'H9918',
  pbpNumber: '001',
  segmentId: '000',
  planId: 'H9918001000',
  planName: 'A made-up plan',
  planPhone: '1-800-555-0118',
  effectiveDate: '2026-01-01',
  terminationDate: '2026-12-31',
  coversCare: true,
  coversDrugs: true,
  isFuture: false,
  origin: IMPORTED,
};
export const SUMMARY = {
  importedPlansData: { plans: [ENROLLED] },
  importedDrugsAndPharmacySummary: {
    drugs: [
      {
        nationalDrugCode: '00093111201',
        drugName: 'Lisinopril 10 mg tablet',
        filledOn: '2026-11-01',
        outcome: 'added' as const,
      },
    ],
    pharmacy: {
      pharmacyNumber: '101234567893',
      pharmacyName: 'Corner Pharmacy',
      usedOn: '2026-11-01',
      outcome: 'to-compare' as const,
    },
  },
  importedProvidersSummary: {
    providers: [
      {
        nationalProviderId: '1234567893',
        providerName: 'Ann Lee',
        lastVisitOn: '2026-10-20',
        outcome: 'already-there' as const,
      },
    ],
  },
};
const CONFLICT = { conflictId: UUID, choices: ['mine' as const, 'theirs' as const] };
const KEPT_PENS = { ...PENS, drugId: UUID, refillText: 'every 3 months' as const };
export const MEMBER_IMPORT: MemberImport = {
  allowed: true,
  atStartup: true,
  needsConsent: false,
  isRunning: false,
  consent: { version: '2026-11', text: 'I agree.', givenOn: '2026-11-16', endsOn: '2027-12-16' },
  attestation: { version: '2026-11', text: 'I attest.' },
  lastSummary: SUMMARY,
  importedOn: '2026-11-16',
  conflicts: [
    { ...CONFLICT, kind: 'drug', mine: KEPT_PENS, theirs: { ...KEPT_PENS, origin: IMPORTED } },
    { ...CONFLICT, kind: 'pharmacy', mine: CORNER_PHARMACY, theirs: CORNER_PHARMACY },
    { ...CONFLICT, kind: 'provider', mine: asKept(ANN_LEE), theirs: asKept(ANN_LEE) },
  ],
  undoable: true,
  importHistory: [
    {
      profileType: 'MEMBER',
      agreementName: 'Import from Medicare claims',
      agreementText: 'I agree.',
      agreementDate: '2026-11-16',
      triggeredBy: 'USER',
      attestationText: 'I attest.',
    },
  ],
};
