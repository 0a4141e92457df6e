import type { z } from 'zod';
import { applicationsReply } from './applications.ts';
import { demographicsReply } from './demographics.ts';
import { extraHelpReply } from './extra-help.ts';
import { importsReply } from './imports.ts';
import { recommendationReply } from './recommendation.ts';
import { savedDrugsReply } from './saved-drugs.ts';
import { savedPlansReply } from './saved-plans.ts';
import { savedProvidersReply } from './saved-providers.ts';
import { supplementReply } from './supplement.ts';

type SectionFacts = {
  /** The name that reads it; null for what only the whole profile shows. Spec A7. */
  readAs: string | null;
  /** It changes by itself, and so has a version. */
  versioned: boolean;
  reply: z.core.$ZodShape;
};

/** The parts of a profile: every other list of them is made of this one, or does not compile without each. */
export const PROFILE_SECTIONS = {
  plans: { readAs: 'plans', versioned: true, reply: savedPlansReply },
  drugs: { readAs: 'drugs', versioned: true, reply: savedDrugsReply },
  providers: { readAs: 'providers', versioned: true, reply: savedProvidersReply },
  medsuppPlans: { readAs: 'medsuppPlans', versioned: false, reply: supplementReply },
  enrollments: { readAs: null, versioned: true, reply: applicationsReply },
  demographics: { readAs: 'demographics', versioned: true, reply: demographicsReply },
  // Read with the person, since that decides who may import.
  imports: { readAs: 'demographics', versioned: false, reply: importsReply },
  // Read with the drugs, whose costs it changes.
  extraHelp: { readAs: 'drugs', versioned: true, reply: extraHelpReply },
  recommendation: { readAs: null, versioned: true, reply: recommendationReply },
} as const satisfies Record<string, SectionFacts>;

type Facts = typeof PROFILE_SECTIONS;
export type SectionName = keyof Facts;
/** What a read may ask for. */
export type Section = 'all' | NonNullable<Facts[SectionName]['readAs']>;
export type VersionedSection = {
  [Name in SectionName]: Facts[Name]['versioned'] extends true ? Name : never;
}[SectionName];

export const SECTION_NAMES = Object.keys(PROFILE_SECTIONS) as SectionName[];

/** Which read answers a section. */
export const readOf = (name: SectionName): Section => PROFILE_SECTIONS[name].readAs ?? 'all';

export const isVersioned = (name: Section | SectionName): name is VersionedSection =>
  name !== 'all' && PROFILE_SECTIONS[name].versioned;

export const VERSIONED_SECTIONS = SECTION_NAMES.filter(isVersioned);

export const READ_SECTIONS = [...new Set<Section>(['all', ...SECTION_NAMES.map(readOf)])];

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type ReplyShape = Intersection<Facts[SectionName]['reply']>;

/** The parts of all sections side by side. */
export const sectionReplies = Object.assign(
  {},
  ...Object.values(PROFILE_SECTIONS).map(({ reply }) => reply),
) as ReplyShape;

/** A section's own part of the reply. */
export type SectionReply<Name extends SectionName> = z.infer<z.ZodObject<Facts[Name]['reply']>>;
