import { z } from 'zod';
import { FIRST_ATTEMPTS } from '#domain/identity/confirm-steps.ts';
import { Zip } from './geography.ts';
import { PRINTABLE } from './printable.ts';

export const Name = z.string().trim().min(1).max(60).regex(PRINTABLE, 'Write the name with letters.');

/** MM/DD/YYYY on the wire of profile data; our own code keeps an ISO date. Decision FORMAT-602. */
export const WireDate = z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/, 'Write the date as MM/DD/YYYY.');

/** What a person tells of themselves. A field that is left out stays as it is; null clears it. */
export const Demographics = z
  .strictObject({
    firstName: Name.nullable().optional(),
    lastName: Name.nullable().optional(),
    email: z.email().max(254).nullable().optional(),
    dob: WireDate.nullable().optional(),
    zipCode: Zip.nullable().optional(),
    mbi: z.string().max(20).nullable().optional(),
  })
  .meta({ id: 'Demographics' });
export type Demographics = z.infer<typeof Demographics>;

/** Spec B3. The Medicare number never leaves the server whole. */
export const UserDetails = z
  .strictObject({
    uuid: z.uuid(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    email: z.string().nullable(),
    dob: z.string().nullable(),
    zipCode: z.string().nullable(),
    /** The last four characters behind dots. */
    mbi: z.string().nullable(),
    isGuestUser: z.boolean(),
    isCSRLogin: z.boolean(),
    /** 'hsid' for who signed in as a member of a health plan. */
    userType: z.string().nullable(),
    optumId: z.string().nullable(),
    telesalesProfileType: z.string().nullable(),
    createdBy: z.string().nullable(),
    /** 'p' for a person who is no member. */
    salesforceRecordType: z.string().nullable(),
    /** One letter, kept and handed out as it is. DATA-609. */
    profileStatus: z.string().regex(/^[A-Za-z]$/),
    creationDate: z.iso.datetime({ offset: true }),
    /** Of who is asked to prove who they are, and has an open or used up count of tries; else there is no such key. */
    identityAttempts: z
      .strictObject({
        remainingCount: z.int().min(0).max(FIRST_ATTEMPTS),
        tollFree: z.string(),
      })
      .optional(),
  })
  .meta({ id: 'UserDetails' });
export type UserDetails = z.infer<typeof UserDetails>;

export const demographicsReply = { userDetails: UserDetails.optional() };
