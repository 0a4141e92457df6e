import { z } from 'zod';
import { ACCESS_KINDS } from '#domain/access/access-kind.ts';
import { ACTORS } from '#domain/access/who-acted.ts';
import type { CallSchemas } from './call-schema.ts';

/** The place of an event in its trail: the first is 1. */
const Position = z.preprocess(
  (sent) => (typeof sent === 'string' && /^\d{1,9}$/.test(sent) ? Number(sent) : sent),
  z.int().positive(),
);

export const AccessEvent = z.strictObject({
  position: z.int().positive(),
  at: z.iso.datetime(),
  what: z.enum(ACCESS_KINDS),
  who: z.enum(ACTORS),
  /** The number that the agent signs in with; null for everybody else. */
  agentNumber: z.string().nullable(),
  /** Of a refusal that repeats: how often it had come within its hour by then. */
  times: z.int().positive(),
});
export type AccessEvent = z.infer<typeof AccessEvent>;

export const accessHistorySchemas = {
  readAccessHistory: {
    summary: 'Who came in, who was kept out and who looked on in the profile of who is signed in. The newest first.',
    query: z.object({ before: Position.optional() }),
    reply: z.strictObject({ events: z.array(AccessEvent), hasMore: z.boolean() }),
    problems: ['invalid-session', 'agent-view-ended', 'not-allowed'],
  },
} satisfies CallSchemas;
