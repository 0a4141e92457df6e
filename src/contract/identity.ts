import { z } from 'zod';
import type { CallSchemas } from './call-schema.ts';
import { PRINTABLE } from './printable.ts';

/** The two screens on which somebody proves who they are to the embedded identity provider. */
const SCREENS = ['sign-in', 'register'] as const;

/** Who the demo accounts stand for, in development only. */
export const DEMO_PEOPLE = [
  ...(['shopper', 'member', 'memberWithoutNumber', 'employerMember'] as const),
  ...(['memberWithHelp', 'memberWithoutClaims', 'nonMember'] as const),
  ...(['memberConsent', 'nonMemberConsent', 'memberNoConsent', 'nonMemberNoConsent', 'madeByAgent'] as const),
  ...(['withoutNames', 'agentSmith', 'agentJones', 'agentNew'] as const),
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

/** Who looks at others' profiles signs in with a second factor, after the password. */
const SecondFactor = z.strictObject({
  /** For an authenticator that does not know this account yet; null once one does. */
  enrol: z
    .strictObject({
      secret: z.string(),
      /** The same as a picture to photograph: the path of its dark squares, each of size 1. */
      picture: z.strictObject({ size: z.int().positive(), path: z.string() }),
    })
    .nullable(),
  /** Of a demo account, which has no authenticator; null wherever real people sign in, and until the next code. */
  demoCode: z.string().nullable(),
});

/** What waits for a code that was sent by mail, in this browser. */
const Mailed = z.strictObject({
  use: z.enum(['register', 'new-password']),
  email: z.string(),
  /** Where mails of development are shown; null where they leave this machine. */
  mailbox: z.string().nullable(),
});
const Sent = z.strictObject({
  /** A mail was sent, which tells its reader whether the e-mail has an account. This answer does not. */
  sent: z.literal(true),
});
const Code = z.string().min(1).max(40);

const problems = ['cross-site', 'sign-in-ended', 'sign-in-unavailable'] as const;

export const identitySchemas = {
  getInteraction: {
    summary: 'What a sign-in that has begun in this browser asks for.',
    params: Interaction,
    reply: z.strictObject({
      screen: z.enum(SCREENS),
      /** What is asked after the password; null as long as that was not right, and for who needs none. */
      secondFactor: SecondFactor.nullable(),
      mailed: Mailed.nullable(),
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
    summary: 'Proves by e-mail and password who is signing in; an agent is asked for a second factor then.',
    params: Interaction,
    body: z.strictObject({ email: z.string().min(1).max(254), password: z.string().min(1).max(PASSWORD_LENGTH.most) }),
    reply: z.strictObject({
      /** Null where the interaction asks for a second factor next. */
      continueUrl: GoOn.shape.continueUrl.nullable(),
    }),
    problems: [...problems, 'sign-in-refused'],
  },

  giveSecondFactor: {
    summary: 'A code of the authenticator, also of one that becomes known by it, or a recovery code.',
    params: Interaction,
    body: z.strictObject({ code: Code }),
    reply: z.strictObject({
      ...GoOn.shape,
      /** Of an authenticator that has just become known, and never again; null else. */
      recoveryCodes: z.array(z.string()).nullable(),
    }),
    problems: [...problems, 'code-refused'],
  },

  registerAccount: {
    summary: 'Asks for an account: a code is sent to the e-mail.',
    params: Interaction,
    body: z
      .strictObject({ firstName: Name, lastName: Name, email: Email, password: NewPassword })
      .refine(({ email, password }) => password.trim().toLowerCase() !== email.toLowerCase(), {
        path: ['password'],
        message: 'Must not be the e-mail.',
      }),
    reply: Sent,
    problems: [...problems, 'weak-password'],
  },

  confirmRegistration: {
    summary: 'Makes the account with the code of the mail, and signs in with it.',
    params: Interaction,
    body: z.strictObject({ code: Code }),
    reply: GoOn,
    problems: [...problems, 'account-exists', 'mailed-code-refused'],
  },

  forgetPassword: {
    summary: 'Asks for a new password in the place of a forgotten one: a code is sent to the e-mail.',
    params: Interaction,
    body: z.strictObject({ email: Email }),
    reply: Sent,
    problems,
  },

  sendCodeAgain: {
    summary: 'Sends a new code in the place of the one before.',
    params: Interaction,
    reply: Sent,
    problems,
  },

  setForgottenPassword: {
    summary: 'Sets a new password with the code of the mail, and ends every session. It signs nobody in.',
    params: Interaction,
    body: z.strictObject({ code: Code, password: NewPassword }),
    reply: z.strictObject({ changed: z.literal(true) }),
    problems: [...problems, 'mailed-code-refused', 'weak-password'],
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
      'weak-password',
    ],
  },
} satisfies CallSchemas;
