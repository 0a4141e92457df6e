import { z } from 'zod';
import { FIRST_ATTEMPTS } from '#domain/identity/confirm-steps.ts';
import type { CallSchemas } from './call-schema.ts';
import { Name, UserDetails, WireDate } from './demographics.ts';
import { Zip } from './geography.ts';

export const GENDERS = ['m', 'f'] as const;

/** '' for a field that is not asked of this person. Decision IDENT-611. */
const NotAsked = z.literal('');

const trimmed = <Text extends z.ZodType<string, string>>(text: Text) => z.string().trim().pipe(text);

/** What somebody tells to prove who they are. */
const Confirm = z.strictObject({
  firstName: Name,
  lastName: Name,
  email: trimmed(z.email('Error: Please enter a valid email address').max(254)),
  dob: trimmed(WireDate),
  mbi: z.string().trim().max(20),
  gender: z.enum([...GENDERS, '']),
  zipCode: trimmed(z.union([Zip, NotAsked])),
  action: z.literal('m'),
});

const Skip = z.strictObject({ action: z.literal('s') });

export const profileMergeSchemas = {
  mergeProfile: {
    summary:
      'Puts what an agent wrote down of a person into the profile of who proves to be that person, once; or keeps that they do not want it. Details that do not fit answer isProfileMerged false, and never which of them.',
    body: z.discriminatedUnion('action', [Confirm, Skip]),
    reply: z.strictObject({
      data: z.strictObject({
        isProfileMerged: z.boolean(),
        /** As it stands then; null unless it was merged. */
        mergedProfile: UserDetails.nullable(),
        /** At 0 no further try is judged, until somebody at the phone gives them back. IDENT-616. */
        remainingRetryCount: z.int().min(0).max(FIRST_ATTEMPTS),
        tollFree: z.string(),
      }),
    }),
    problems: ['invalid-session', 'view-only', 'not-allowed', 'agent-view-ended', 'cross-site', 'too-many-requests'],
  },
} satisfies CallSchemas;
