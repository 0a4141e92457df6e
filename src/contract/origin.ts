import { z } from 'zod';
import { ORIGIN_KINDS } from '#domain/profile/origin.ts';

/** Where a row came from, and when; null for what was kept before it was written down. */
export const Origin = z
  .strictObject({ kind: z.enum(ORIGIN_KINDS), when: z.iso.datetime().nullable() })
  .meta({ id: 'Origin' });

/** The server writes it into each reply. What a request says of it is not looked at. */
export const origin = { origin: Origin.optional() };
