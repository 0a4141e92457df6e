import { z } from 'zod';
import { Zip } from './geography.ts';
import { PlanYear } from './plan.ts';

/** Spec B3. No doctors can be saved yet, so the list is truly empty, and nobody chose its place or year. */
const ProvidersDetails = z
  .strictObject({
    providerIdList: z.array(z.never()),
    zipCode: Zip.nullable(),
    planYear: PlanYear.nullable(),
    /** Handed on as it is. Decision DATA-603. */
    millimanProviders: z.array(z.unknown()),
  })
  .meta({ id: 'ProvidersDetails' });

export const providersReply = { providersDetails: ProvidersDetails.optional() };
