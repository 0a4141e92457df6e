import { z } from 'zod';
import type { CallSchemas } from './call-schema.ts';
import { PlanDetails, PlanId, PlanYear } from './plan.ts';

/** Null where the source names no number, hours or address. */
export const PlanContact = z
  .strictObject({
    planId: z.string(),
    planYear: z.int(),
    organizationName: z.string(),
    phoneNumber: z.string().nullable(),
    memberPhoneNumber: z.string().nullable(),
    tty: z.string(),
    hoursOfOperation: z.string().nullable(),
    address: z.string().nullable(),
  })
  .meta({ id: 'PlanContact' });

export const planDetailsSchemas = {
  getPlanDetails: {
    summary: 'Everything known of one plan.',
    params: z.object({ year: PlanYear, planId: PlanId }),
    reply: PlanDetails,
    problems: ['plan-not-found'],
  },

  getPlanContact: {
    summary: 'How to reach the company behind a plan.',
    params: z.object({ id: PlanId, year: PlanYear }),
    reply: PlanContact,
    problems: ['plan-not-found'],
  },
} satisfies CallSchemas;
