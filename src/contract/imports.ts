import { z } from 'zod';
import { IMPORT_TRIGGERS } from '#domain/imports/agreement.ts';
import { CONFLICT_CHOICES, IMPORT_OUTCOMES } from '#domain/imports/outcome.ts';
import type { CallSchemas } from './call-schema.ts';
import { Zip } from './geography.ts';
import { PRINTABLE } from './printable.ts';
import { Drug, NationalDrugCode, Pharmacy, PharmacyNumber } from './saved-drugs.ts';
import { EnrolledPlan } from './saved-plans.ts';
import { Provider } from './saved-providers.ts';

const Outcome = z.enum(IMPORT_OUTCOMES);

const ImportedDrug = z.strictObject({
  nationalDrugCode: NationalDrugCode,
  /** As our lists have it; as the claim prints it where they do not have the drug. */
  drugName: z.string().nullable(),
  filledOn: z.iso.date(),
  outcome: Outcome,
});

const ImportedPharmacy = z.strictObject({
  pharmacyNumber: PharmacyNumber,
  pharmacyName: z.string().nullable(),
  usedOn: z.iso.date(),
  outcome: Outcome,
});

const ImportedProvider = z.strictObject({
  nationalProviderId: z.string(),
  providerName: z.string().nullable(),
  lastVisitOn: z.iso.date(),
  outcome: Outcome,
});

/** IMPORT-403. */
export const ImportSummaryData = z
  .strictObject({
    importedPlansData: z.strictObject({ plans: z.array(EnrolledPlan) }),
    importedDrugsAndPharmacySummary: z.strictObject({
      drugs: z.array(ImportedDrug),
      pharmacy: ImportedPharmacy.nullable(),
    }),
    importedProvidersSummary: z.strictObject({ providers: z.array(ImportedProvider) }),
  })
  .meta({ id: 'ImportSummaryData' });
export type ImportSummaryData = z.infer<typeof ImportSummaryData>;

const conflict = { conflictId: z.uuid(), choices: z.array(z.enum(CONFLICT_CHOICES)) };

/** What stands in the profile and what claims tell, side by side. Nothing of it is added before the shopper chose. */
export const ImportConflict = z
  .union([
    z.strictObject({ ...conflict, kind: z.literal('drug'), mine: Drug, theirs: Drug }),
    z.strictObject({ ...conflict, kind: z.literal('pharmacy'), mine: Pharmacy, theirs: Pharmacy }),
    z.strictObject({ ...conflict, kind: z.literal('provider'), mine: Provider, theirs: Provider }),
  ])
  .meta({ id: 'ImportConflict' });
export type ImportConflict = z.infer<typeof ImportConflict>;

/** DATA-608: what was agreed to, word for word as it was shown. */
export const ImportHistoryEntry = z
  .strictObject({
    profileType: z.literal('MEMBER'),
    agreementName: z.string(),
    agreementText: z.string(),
    agreementDate: z.iso.date(),
    triggeredBy: z.enum(IMPORT_TRIGGERS),
    /** Null where no form was filled in. */
    attestationText: z.string().nullable(),
  })
  .meta({ id: 'ImportHistoryEntry' });
export type ImportHistoryEntry = z.infer<typeof ImportHistoryEntry>;

const Wording = z.strictObject({ version: z.string(), text: z.string() });

/** What the page needs for imports. All of it is decided by the server. */
export const MemberImport = z
  .strictObject({
    /** Whoever is signed in may import now: not twice in a calendar month. IMPORT-400, DRUG-604. */
    allowed: z.boolean(),
    /** The page asks for one when it starts. IMPORT-001. */
    atStartup: z.boolean(),
    /** Claims may not be read yet, or not any more: the shopper is asked first. */
    needsConsent: z.boolean(),
    /** One is under way; what it finds shows at a later load. Decision IMPORT-619. */
    isRunning: z.boolean(),
    consent: Wording.extend({ givenOn: z.iso.date().nullable(), endsOn: z.iso.date().nullable() }),
    attestation: Wording,
    lastSummary: ImportSummaryData.nullable(),
    /** The business day of the last import; null before the first. */
    importedOn: z.iso.date().nullable(),
    conflicts: z.array(ImportConflict),
    undoable: z.boolean(),
    importHistory: z.array(ImportHistoryEntry),
  })
  .meta({ id: 'MemberImport' });
export type MemberImport = z.infer<typeof MemberImport>;

/** Null for guests, and for who looks on: nothing of it is for them. */
export const importsReply = { memberImport: MemberImport.nullable().optional() };

const Name = z.string().trim().min(1).max(60).regex(PRINTABLE);

const ImportRequest = {
  uuid: z.uuid().toLowerCase(),
  /** A member is always signed in. */
  isAuthUser: z.literal(true),
};

/** IMPORT-402: only the form sends details. */
export const ImportMemberItems = z
  .discriminatedUnion('triggeredBy', [
    z.strictObject({ ...ImportRequest, triggeredBy: z.enum(['MEMBER', 'EI_MEMBER']) }),
    z.strictObject({
      ...ImportRequest,
      triggeredBy: z.literal('USER'),
      details: z.strictObject({
        firstName: Name,
        lastName: Name,
        dob: z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/, 'Write the date as MM/DD/YYYY.'),
        zipCode: Zip,
        mbi: z.string().max(20),
        isAttested: z.literal(true, 'Error: You must attest in order to continue'),
      }),
    }),
  ])
  .meta({ id: 'ImportMemberItems' });
export type ImportMemberItems = z.infer<typeof ImportMemberItems>;

const Uuid = z.object({ uuid: z.uuid().toLowerCase() });
const Reply = z.strictObject({ memberImport: MemberImport }).meta({ id: 'MemberImportReply' });
const problems = [
  'not-found',
  'invalid-session',
  'view-only',
  'not-allowed',
  'agent-view-ended',
  'cross-site',
  'too-many-requests',
] as const;

export const importsSchemas = {
  importMemberItems: {
    summary: 'Imports drugs, pharmacy, doctors and plans of a member from their claims. Once in a calendar month.',
    body: ImportMemberItems,
    reply: z.strictObject({ importSummaryData: ImportSummaryData }).meta({ id: 'ImportedMemberItems' }),
    problems: [...problems, 'imported-this-month', 'claims-consent-missing', 'claims-unavailable'],
  },

  resolveImportConflict: {
    summary: 'Settles one difference between the profile and an import; one that is settled counts as such.',
    params: Uuid.extend({ conflictId: z.uuid().toLowerCase() }),
    body: z.strictObject({ choice: z.enum(CONFLICT_CHOICES) }),
    reply: Reply,
    problems: [...problems, 'conflict-outdated'],
  },

  undoImport: {
    summary: 'Takes the last import back whole. What the shopper changed since stays.',
    params: Uuid,
    reply: Reply,
    problems: [...problems, 'nothing-to-undo'],
  },

  startClaimsConsent: {
    summary: 'Keeps what the shopper agrees to, and answers where they are asked for leave to read their claims.',
    params: Uuid,
    body: z.strictObject({ version: z.string().max(40) }),
    reply: z.strictObject({ url: z.url() }).meta({ id: 'ClaimsConsentStart' }),
    problems: [...problems, 'claims-unavailable', 'agreement-outdated'],
  },

  withdrawClaimsConsent: {
    summary: 'Ends the leave to read claims. What was imported stays until it is undone or removed.',
    params: Uuid,
    reply: Reply,
    problems,
  },
} satisfies CallSchemas;
