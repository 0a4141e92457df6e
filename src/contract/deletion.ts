import { z } from 'zod';
import type { CallSchemas } from './call-schema.ts';
import { PASSWORD_LENGTH } from './identity.ts';

/** Names a deletion to whoever asked for it, also once there is no session any more. */
const Receipt = z.uuid().toLowerCase();

const Requested = z.strictObject({ receipt: Receipt });

const Removed = z.strictObject({
  plans: z.int().nonnegative(),
  drugs: z.int().nonnegative(),
  pharmacies: z.int().nonnegative(),
  /** Doctors, dentists and places of care. */
  doctors: z.int().nonnegative(),
  /** The e-mail, name and password that somebody signed in with, where this site kept them. */
  accounts: z.int().nonnegative(),
});

export const DeletionReceipt = z
  .strictObject({
    askedAt: z.iso.datetime(),
    /** Null until it is done, some minutes later at most. */
    doneAt: z.iso.datetime().nullable(),
    /** How many there were; null until it is done. */
    removed: Removed.nullable(),
  })
  .meta({ id: 'DeletionReceipt' });
export type DeletionReceipt = z.infer<typeof DeletionReceipt>;

export const deletionSchemas = {
  deleteProfile: {
    summary: 'Closes the profile of who asks at once, signs them out everywhere, and has all they kept removed.',
    params: z.object({ uuid: z.uuid().toLowerCase() }),
    reply: Requested,
    problems: ['not-found', 'invalid-session', 'view-only', 'not-allowed', 'agent-view-ended', 'cross-site'],
  },

  deleteAccount: {
    summary: 'The same for the account that is signed in, where this site keeps it, and its profiles on all brands.',
    body: z.strictObject({ currentPassword: z.string().min(1).max(PASSWORD_LENGTH.most) }),
    reply: Requested,
    problems: [
      'cross-site',
      'invalid-session',
      'agent-view-ended',
      'view-only',
      'not-allowed',
      'not-found',
      'sign-in-refused',
      'too-many-requests',
    ],
  },

  readDeletionReceipt: {
    summary: 'What was removed, and when. It names nobody.',
    params: z.object({ receipt: Receipt }),
    reply: DeletionReceipt,
    problems: ['not-found'],
  },
} satisfies CallSchemas;
