import { z } from 'zod';
import type { CallSchemas } from './call-schema.ts';

/** Carries the agent's hold on one opened profile, in one tab; each answer brings the next value. ROLE-607. */
export const AGENT_SESSION_HEADER = 'x-agent-session';

/** Why an agent looks at a profile: the scope of the appointment, written down before anything is shown. */
export const VIEW_REASONS = ['shopper-asked', 'scheduled-appointment', 'service-call'] as const;
export type ViewReason = (typeof VIEW_REASONS)[number];

export const agentDeskSchemas = {
  findShoppers: {
    summary: 'The shoppers of this brand whose e-mail, or whose last name and ZIP code, are exactly these.',
    body: z.union([
      z.strictObject({ email: z.email().max(254) }),
      z.strictObject({ lastName: z.string().trim().min(1).max(60), zipCode: z.string().regex(/^\d{5}$/) }),
    ]),
    reply: z.strictObject({
      shoppers: z.array(
        z.strictObject({
          uuid: z.uuid(),
          firstName: z.string().nullable(),
          lastName: z.string().nullable(),
          email: z.string().nullable(),
          zipCode: z.string().nullable(),
        }),
      ),
    }),
    problems: ['invalid-session', 'not-an-agent', 'too-many-requests'],
  },

  openShopper: {
    summary: 'Opens a profile for looking on. The code opens it once, in the tab that goes to the address.',
    body: z.strictObject({ uuid: z.uuid().toLowerCase(), reason: z.enum(VIEW_REASONS) }),
    reply: z.strictObject({ profileUrl: z.string() }),
    problems: ['invalid-session', 'not-an-agent', 'not-found', 'cross-site', 'too-many-views'],
  },
} satisfies CallSchemas;
