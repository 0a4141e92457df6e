import { z } from 'zod';
import { coverageTypeOrNull, DIRECTORY_TYPES, directoryTypeOf } from '#domain/providers/directory-type.ts';
import { MOST_PROVIDERS, uniqueIdOf } from '#domain/providers/put-provider.ts';
import { MOST_SHOWN } from '#domain/providers/shown-answers.ts';
import { COVERAGE_TYPES } from '#domain/providers/specialties.ts';
import { StateCode, Zip } from './geography.ts';
import { Npi } from './npi.ts';
import { origin } from './origin.ts';
import { PlanYear } from './plan.ts';
import { PRINTABLE } from './printable.ts';
import { ShownAnswer } from './shown-answer.ts';

const Text = z.string().trim().max(300).regex(PRINTABLE, 'Leave out signs that can not be printed.');
const Code = Text.max(60).min(1);
const Codes = z.array(Code).max(50);

/** As the catalogue writes it. */
const PlanNumber = z.string().regex(/^[HRSE]\d{10}$/, 'Use a plan number like H1234001000.');

export const CALL_ANSWERS = ['yes', 'no'] as const;

/** What somebody at the doctor's said on the phone about one plan, as the shopper noted it. */
export const CallNote = z
  .strictObject({
    planId: PlanNumber,
    planYear: PlanYear,
    calledOn: z.iso.date(),
    answer: z.enum(CALL_ANSWERS),
    words: Text,
  })
  .meta({ id: 'CallNote' });
export type CallNote = z.infer<typeof CallNote>;

const hasEachPlanOnce = (notes: readonly CallNote[]) =>
  new Set(notes.map(({ planId, planYear }) => `${planId} ${planYear}`)).size === notes.length;

const provider = {
  /** The place, as a search names it: alike in all sources. */
  providerAddressId: Text.min(1),
  providerName: Text.min(1),
  /** Plans that had the provider when it was added; what they say today is asked anew. */
  plansList: z.array(PlanNumber).max(100),
  /** The kinds of doctors by which people search. */
  specialities: Codes,
  gender: z.enum(['F', 'M']).nullable(),
  providerAddress: z.strictObject({ line: Text, city: Text, stateCode: StateCode, zipCode: Zip }),
  /** As the registry has it. */
  providerType: z.enum(['individual', 'organization']),
  nationalProviderId: Npi,
  type: z.enum(['place', 'person']),
  /** In words, as the list has it; empty where it has codes alone. */
  speciality: Text,
  languages: Codes,
  networkIdsMedical: Codes,
  PCPId: Code.nullable(),
  pcpId: Codes,
  isPcpQualifiedId: z.boolean().nullable(),
  isAddedByOLE: z.boolean(),
  providerSearchCode: Code.nullable(),
  directoryType: z.preprocess(directoryTypeOf, z.enum(DIRECTORY_TYPES)),
  /** Null for a kind that there is not. */
  providerCoverageType: z.preprocess(coverageTypeOrNull, z.enum(COVERAGE_TYPES).nullable()),
  providerAddressObj: z.strictObject({
    zipCode: Zip,
    /** Around which the search was made. */
    selectedZipCode: Zip.nullable(),
    selectedFipsCode: z
      .string()
      .regex(/^\d{5}$/, 'Use the five digits of the county code.')
      .nullable(),
  }),
  /** To call and ask; null where no list tells it. */
  providerPhone: Text.max(30).nullable(),
  callNotes: z.array(CallNote).max(50).refine(hasEachPlanOnce, 'Each plan may have one note.'),
  /** The oldest first. The server writes them; a request brings them along for who is not on the list, as an undo does. */
  shownAnswers: z.array(ShownAnswer).max(MOST_SHOWN).optional(),
  ...origin,
};

/** Spec B3, DOC-608. The last three are ours. */
export const Provider = z
  .strictObject({ providerId: z.uuid(), providerUniqueId: z.string(), ...provider })
  .meta({ id: 'Provider' });
export type Provider = z.infer<typeof Provider>;

/** One that is new has no id yet, and what names it among all is made of its number and its place: both by the server. */
export const ProviderToKeep = z
  .strictObject({ providerId: z.uuid().optional(), providerUniqueId: z.string().optional(), ...provider })
  .meta({ id: 'ProviderToKeep' });
export type ProviderToKeep = z.infer<typeof ProviderToKeep>;

/** A list that is missing reads as an empty one. DATA-603. */
export const ProvidersDetails = z
  .strictObject({
    providerIdList: z.array(Provider).default([]),
    /** Around which the newest of them was searched for. */
    zipCode: Zip.nullable(),
    /** The year that was asked for; the list itself has none. */
    planYear: PlanYear.nullable(),
    /** Handed on as it is. Decision DATA-603. */
    millimanProviders: z.array(z.unknown()),
  })
  .meta({ id: 'ProvidersDetails' });
export type ProvidersDetails = z.infer<typeof ProvidersDetails>;

/** What is kept and can not be read stands beside what can; there is no such key where all can be read. */
export const savedProvidersReply = {
  providersDetails: ProvidersDetails.optional(),
  unreadableProviders: z.array(z.strictObject({ providerName: z.string().nullable() })).optional(),
};

/** Lists that were merged may be longer than a list can be made. */
const MOST_MERGED = 10 * MOST_PROVIDERS;
export const TOO_MANY_PROVIDERS = `A list holds at most ${MOST_PROVIDERS} doctors, dentists and places.`;

function hasEachOnce(providers: readonly ProviderToKeep[]): boolean {
  const ids = providers.flatMap(({ providerId }) => providerId ?? []);
  const unique = providers.map(uniqueIdOf);
  return [ids, unique].every((list) => new Set(list).size === list.length);
}

export const ProviderListToKeep = z
  .array(ProviderToKeep)
  .max(MOST_MERGED, TOO_MANY_PROVIDERS)
  .refine(hasEachOnce, 'Each doctor at one address may stand in the list once.');

/** The whole list, as it shall be. What is left out stays as it is. */
export const ProvidersToKeep = z
  .strictObject({
    providerIdList: ProviderListToKeep.optional(),
    /** Also removes those that can not be read; without it they stay. */
    removeUnreadable: z.boolean().optional(),
  })
  .meta({ id: 'ProvidersToKeep' });
export type ProvidersToKeep = z.infer<typeof ProvidersToKeep>;
