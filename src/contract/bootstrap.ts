import { z } from 'zod';
import { ACTION_NAMES } from '#domain/access/actions.ts';
import { BRANDS } from '#domain/brand/brand.ts';
import { FLAG_NAMES } from '#domain/flags/flags.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { ENROLLMENT_WINDOWS } from '#domain/plan-year/enrollment-windows.ts';
import type { CallSchemas } from './call-schema.ts';
import type { County } from './geography.ts';
import { Edition, type PlanDetails } from './plan.ts';
import type { PlanSearch } from './plan-search.ts';

/** Spec A9: the environments, told apart by host. */
export const ENVIRONMENTS = ['Online', 'Offline', 'Offline Stage', 'Stage', 'Dev'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

export const Flags = z.record(z.enum(FLAG_NAMES), z.boolean()).meta({ id: 'Flags' });
export type Flags = z.infer<typeof Flags>;

/** Who is looking, as the page may know it. */
export const Viewer = z
  .strictObject({
    /** An 'agent' has signed in and opened no profile in this tab; 'cloaked' is one who has. */
    kind: z.enum(['guest', 'authenticated', 'agent', 'cloaked']),
    /** The profile to read; null for a guest who has saved nothing, and for an agent without an opened profile. */
    uuid: z.uuid().nullable(),
    isMember: z.boolean(),
    /** For the greeting; null where none is known, and for whoever looks on. */
    firstName: z.string().nullable(),
    agentUserName: z.string().nullable(),
    /** What this viewer may do: the page offers nothing else, and the server refuses everything else. */
    may: z.array(z.enum(ACTION_NAMES)),
    /** A guest whom the member site knows is asked to sign in. SHELL-029. */
    hasMemberSiteCookie: z.boolean(),
  })
  .meta({ id: 'Viewer' });
export type Viewer = z.infer<typeof Viewer>;

export const Bootstrap = z
  .strictObject({
    viewer: Viewer,
    brand: z.enum(BRANDS),
    language: z.enum(LANGUAGES),
    /** The business date and time, in Central time with its offset. */
    systemDate: z.iso.datetime({ offset: true }),
    /** The enrollment windows that are open, for texts and tracking; they change no button. ENROLL-419. */
    season: z.strictObject({ windows: z.array(z.enum(ENROLLMENT_WINDOWS)) }),
    environment: z.enum(ENVIRONMENTS),
    flags: Flags,
    limits: z.strictObject({
      idleSeconds: z.int().positive(),
      warningSeconds: z.int().positive(),
    }),
    /** By which the doctor search knows the site that it is part of. DOC-614. */
    providerPartnerCode: z.string().min(1),
    editions: z.array(Edition),
  })
  .meta({ id: 'Bootstrap' });
export type Bootstrap = z.infer<typeof Bootstrap>;

/** Stands in a page beside its start data when its address has a ZIP code, so that plans are asked for at once. */
export type PlaceOfPage = { zipcode: string; counties: County[] };

/** Stands in the page of a plan list whose address says which county and year: what the plan search answers for them. */
export type PlansOfPage = { stateCode: string; fipsCountyCode: string; reply: PlanSearch };

/** Stands in the page of a comparison whose address says which plans and year: what the details of each are. */
export type ComparedOfPage = PlanDetails[];

export const bootstrapSchemas = {
  getBootstrap: {
    summary: 'Viewer, brand, language, business date, flags and limits: what the page starts with.',
    reply: Bootstrap,
  },

  getSystemDate: {
    summary: 'The business date and time, which every season rule reads.',
    reply: z.strictObject({ systemDate: z.iso.datetime({ offset: true }) }),
  },
} satisfies CallSchemas;
