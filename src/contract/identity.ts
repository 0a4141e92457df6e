import { z } from 'zod';
import type { CallSchemas } from './call-schema.ts';
import { PRINTABLE } from './printable.ts';

/** The two screens on which somebody proves who they are to the embedded identity provider. */
const SCREENS = ['sign-in', 'register'] as const;

/** Who the demo accounts stand for, in development only. */
export const DEMO_PEOPLE = [
  ...(['shopper', 'member', 'memberWithoutNumber', 'employerMember'] as const),
  ...(['memberWithHelp', 'nonMember'] as const),
  ...(['memberConsent', 'nonMemberConsent', 'memberNoConsent', 'nonMemberNoConsent', 'madeByAgent'] as const),
  ...(['withoutNames', 'agentSmith', 'agentJones'] as const),
] as const;
export type DemoPerson = (typeof DEMO_PEOPLE)[number];

export const PASSWORD_LENGTH = { least: 12, most: 200 } as const;

const Interaction = z.object({ interaction: z.string().regex(/^[\w-]{1,100}$/) });
const Email = z.email().max(254);
const Name = z.string().trim().min(1).max(60).regex(PRINTABLE, 'Write the name with letters.');
const NewPassword = z.string().min(PASSWORD_LENGTH.least).max(PASSWORD_LENGTH.most);
const GoOn = z.strictObject({
  /** Where the page goes next: back to the provider, on this site. */
  continueUrl: z.string(),
});

const problems = ['cross-site', 'sign-in-ended', 'sign-in-unavailable'] as const;

export const identitySchemas = {
  getInteraction: {
    summary: 'What a sign-in that has begun in this browser asks for.',
    params: Interaction,
    reply: z.strictObject({
      screen: z.enum(SCREENS),
      /** Accounts to try the site with; null wherever real people sign in. */
      demo: z
        .strictObject({
          password: z.string(),
          accounts: z.array(z.strictObject({ person: z.enum(DEMO_PEOPLE), email: z.string() })),
        })
        .nullable(),
    }),
    problems,
  },

  signInWithPassword: {
    summary: 'Proves by e-mail and password who is signing in.',
    params: Interaction,
    body: z.strictObject({ email: z.string().min(1).max(254), password: z.string().min(1).max(PASSWORD_LENGTH.most) }),
    reply: GoOn,
    problems: [...problems, 'sign-in-refused'],
  },

  registerAccount: {
    summary: 'Makes an account, and signs in with it.',
    params: Interaction,
    body: z
      .strictObject({ firstName: Name, lastName: Name, email: Email, password: NewPassword })
      .refine(({ email, password }) => password.trim().toLowerCase() !== email.toLowerCase(), {
        path: ['password'],
        message: 'Must not be the e-mail.',
      }),
    reply: GoOn,
    problems: [...problems, 'account-exists'],
  },

  readAccount: {
    summary: 'The account that is signed in, where this site keeps it.',
    reply: z.strictObject({ email: z.string(), firstName: z.string().nullable(), lastName: z.string().nullable() }),
    problems: ['invalid-session', 'agent-view-ended', 'not-allowed', 'sign-in-unavailable'],
  },

  changeAccount: {
    summary: 'Changes the names and, if given, the password of the account that is signed in.',
    body: z.strictObject({
      firstName: Name,
      lastName: Name,
      currentPassword: z.string().min(1).max(PASSWORD_LENGTH.most),
      newPassword: NewPassword.optional(),
    }),
    reply: z.strictObject({ changed: z.literal(true) }),
    problems: [
      'cross-site',
      'invalid-session',
      'agent-view-ended',
      'view-only',
      'not-allowed',
      'sign-in-refused',
      'sign-in-unavailable',
    ],
  },
} satisfies CallSchemas;
