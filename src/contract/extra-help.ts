import { z } from 'zod';
import { EXTRA_HELP_CHOICES, SUBSIDY_LEVELS } from '#domain/extra-help/choice.ts';

/** What the shopper answered, null until then, and the level that follows. Spec A3; LIS-012. */
const ExtraHelp = z
  .strictObject({ choice: z.enum(EXTRA_HELP_CHOICES).nullable(), lisSubsidyLevel: z.enum(SUBSIDY_LEVELS) })
  .meta({ id: 'ExtraHelp' });

export const ExtraHelpAnswer = z.strictObject({ choice: z.enum(EXTRA_HELP_CHOICES) }).meta({ id: 'ExtraHelpAnswer' });

export const extraHelpReply = { extraHelp: ExtraHelp.optional() };
