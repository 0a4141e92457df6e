import { z } from 'zod';
import type { CallSchemas } from './call-schema.ts';
import { FipsCountyCode, StateCode } from './geography.ts';
import { Edition, PlanSummary, PlanYear } from './plan.ts';

/** 'ALL' is ours; every type whose name holds 'SNP' is the SNP search. Spec A7. */
export const ProductType = z
  .string()
  .max(40)
  .transform((text) => (text.toUpperCase().includes('SNP') ? 'SNP' : text.toUpperCase()))
  .pipe(z.enum(['ALL', 'MA', 'MAPD', 'PDP', 'SNP']))
  .meta({ example: 'MAPD' });

export const PlanSearch = z
  .strictObject({
    planYear: z.int(),
    productType: z.enum(['ALL', 'MA', 'MAPD', 'PDP', 'SNP']),
    plans: z.array(PlanSummary),
    /** Plan years in which this county has plans, so that an empty year can offer another. */
    yearsWithPlans: z.array(z.int()),
    edition: Edition.nullable(),
  })
  .meta({ id: 'PlanSearch' });
export type PlanSearch = z.infer<typeof PlanSearch>;

export const planSearchSchemas = {
  searchPlans: {
    summary: 'The plans of one county and year, cheapest premium first.',
    params: z.object({
      planYear: PlanYear,
      productType: ProductType,
      stateCode: StateCode,
      fipsCountyCode: FipsCountyCode,
    }),
    reply: PlanSearch,
  },
} satisfies CallSchemas;
