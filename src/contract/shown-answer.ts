import { z } from 'zod';
import { NETWORK_ANSWERS } from '#domain/providers/network-answer.ts';
import { PlanYear } from './plan.ts';
import { PRINTABLE } from './printable.ts';

const Told = z.string().max(300).regex(PRINTABLE, 'Leave out signs that can not be printed.');

/** What was shown of a doctor and a plan, from which list, and since when. Decision 0081. */
export const ShownAnswer = z
  .strictObject({
    planId: Told.max(60),
    planYear: PlanYear,
    shownOn: z.iso.date(),
    answer: z.enum(NETWORK_ANSWERS),
    /** Null where there was no list to show. */
    list: z
      .strictObject({ publisher: Told, file: Told, asOf: z.iso.date().nullable(), readAt: z.iso.datetime() })
      .nullable(),
  })
  .meta({ id: 'ShownAnswer' });
export type ShownAnswer = z.infer<typeof ShownAnswer>;
