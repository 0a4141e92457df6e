import { z } from 'zod';
import { BRANDS } from '#domain/brand/brand.ts';
import { FLAG_NAMES } from '#domain/flags/flags.ts';
import type { CallSchemas } from './call-schema.ts';

/** What a test may set for its own browser, outside production only. */
export const DevOverrides = z
  .strictObject({
    systemDateTime: z.string().max(40).optional(),
    brand: z.enum(BRANDS).optional(),
    flags: z.partialRecord(z.enum(FLAG_NAMES), z.boolean()).optional(),
    /** Seconds without activity before the warning. */
    idleSeconds: z.int().positive().max(86_400).optional(),
    /** Seconds of the warning's countdown. */
    warningSeconds: z.int().positive().max(86_400).optional(),
    /** Seconds that a session lasts at most. */
    mostSeconds: z.int().positive().max(86_400).optional(),
  })
  .meta({ id: 'Scene' });
export type DevOverrides = z.infer<typeof DevOverrides>;

export const devOverridesSchemas = {
  setDevOverrides: {
    summary: 'Sets business date, brand and flags for this browser. Does not exist in production.',
    body: DevOverrides,
    reply: z.strictObject({ overrides: DevOverrides }),
    problems: ['cross-site'],
  },
} satisfies CallSchemas;
