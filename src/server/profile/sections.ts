import type { SectionName } from '#contract/profile-sections.ts';
import { applicationsSection, type ReadContact } from '../features/applications/section.ts';
import { demographicsSection } from '../features/demographics/section.ts';
import { extraHelpSection } from '../features/extra-help/section.ts';
import { importsSection } from '../features/imports/section.ts';
import { recommendationSection } from '../features/recommendation/section.ts';
import { savedDrugsSection } from '../features/saved-drugs/section.ts';
import type { ReadCards } from '../features/saved-plans/section.ts';
import { savedPlansSection } from '../features/saved-plans/section.ts';
import { savedProvidersSection } from '../features/saved-providers/section.ts';
import { supplementSection } from '../features/supplement/section.ts';
import type { FieldSealer } from '../security/sealed-field.ts';
import type { AnySection, ProfileSection } from './section.ts';

export type SectionParts = {
  sealer: FieldSealer;
  cardsById: ReadCards;
  planContact: ReadContact;
  /** Hears how many stored drugs were left out because they lack something. ERR-412. */
  onBadDrugs: (count: number) => void;
  /** Somebody keeps claims, from which a member's things can be imported. */
  hasClaimsKeeper: boolean;
  /** Hears of what an import left and can not be read any more. ERR-408. */
  onBadImport: () => void;
  /** The same of stored doctors. */
  onBadProviders: (count: number) => void;
};

/** Every section of a profile, in the order in which they are read and merged. One that is forgotten does not compile. */
export const profileSections = (parts: SectionParts): readonly AnySection[] =>
  Object.values({
    plans: savedPlansSection(parts),
    demographics: demographicsSection(parts),
    drugs: savedDrugsSection(parts),
    extraHelp: extraHelpSection,
    providers: savedProvidersSection(parts),
    enrollments: applicationsSection(parts),
    medsuppPlans: supplementSection,
    imports: importsSection(parts),
    recommendation: recommendationSection,
  } satisfies { [Name in SectionName]: ProfileSection<Name> });
