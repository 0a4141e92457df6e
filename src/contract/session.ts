import { z } from 'zod';
import { BRANDS } from '#domain/brand/brand.ts';
import type { CallSchemas } from './call-schema.ts';

const SessionLeft = z.strictObject({
  secondsLeft: z.int().nonnegative(),
  /** Until the end that staying does not put off. */
  secondsUntilEnd: z.int().nonnegative(),
  /** What ends this session: an agent's has other limits than the page started with. */
  idleSeconds: z.int().positive(),
  warningSeconds: z.int().positive(),
});

/** Made for the list: neither the cookie nor what the server keeps of it. */
const SessionId = z.string().regex(/^[\da-f]{64}$/);

export const OwnSession = z.strictObject({
  id: SessionId,
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** The one that asks. */
  isThis: z.boolean(),
});

const ends = {
  reply: z.strictObject({ ended: z.literal(true) }),
  problems: ['invalid-session', 'agent-view-ended', 'view-only', 'cross-site'],
} as const;

export const sessionSchemas = {
  /**
   * Checks the code that a sign-in brought to the page, and opens the session. Spec A7, B7. A code that is used, unknown,
   * too old or not this browser's answers no uuid: AUTH-609.
   */
  authValidate: {
    summary: 'Opens a session with the code of a sign-in, or the view of a profile with the code of an agent.',
    params: z.object({ brand: z.enum(BRANDS) }),
    body: z.strictObject({
      code: z.string().min(1).max(2000),
      isHsidLogin: z.boolean(),
      requestHost: z.string().max(255),
      clientCookie: z.string().max(2000).nullable(),
      isMultiProfileCloakInEnabled: z.boolean(),
      tool: z.string().max(60),
      /** The two other values of the address that the sign-in came back to; both are checked. AUTH-401. */
      state: z.string().max(500).optional(),
      iss: z.string().max(500).optional(),
    }),
    reply: z.strictObject({
      uuid: z.uuid().nullable(),
      agentUserName: z.string().nullable(),
      isNewOptumIdProfileCreated: z.boolean(),
    }),
    problems: ['cross-site', 'too-many-requests', 'second-factor-missing', 'sign-in-unavailable'],
  },

  logout: {
    summary: 'Ends the session on the server, whether there is one or not.',
    reply: z.strictObject({
      /** Where the page goes next: the sign-out page, which also ends the session of the identity provider. AUTH-607. */
      signedOutUrl: z.string(),
    }),
    problems: ['cross-site'],
  },

  getSession: {
    summary: 'How long the session still lasts. Asking does not make it last longer.',
    reply: SessionLeft,
    problems: ['invalid-session'],
  },

  listSessions: {
    summary: 'Where who is signed in is signed in, on this brand. The last used first, 100 at most.',
    reply: z.strictObject({ sessions: z.array(OwnSession) }),
    problems: ['invalid-session', 'agent-view-ended', 'not-allowed'],
  },

  endSession: {
    summary: 'Ends one session of who is signed in. One that is not there has ended already.',
    params: z.object({ id: SessionId }),
    ...ends,
  },

  endOtherSessions: {
    summary: 'Ends all sessions of who is signed in, on this brand, but the one that asks.',
    ...ends,
  },

  staySignedIn: {
    summary: 'Sets the idle time of the session back. The end of its whole life stays.',
    reply: SessionLeft,
    problems: ['invalid-session', 'cross-site'],
  },
} satisfies CallSchemas;
