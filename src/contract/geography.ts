import { z } from 'zod';
import type { CallSchemas } from './call-schema.ts';

/** Five digits, not all zero. Spec A5. */
export const Zip = z.string().regex(/^(?!0{5})\d{5}$/, 'Enter a 5-digit ZIP code.');

export const StateCode = z.string().regex(/^[A-Z]{2}$/, 'Use the two letters of the state.');

/** The three-digit county part, or all five digits of the FIPS code. */
export const FipsCountyCode = z.string().regex(/^\d{3}(\d{2})?$/, 'Use the digits of the county code.');

/** Spec A3 and B3. Codes are text: their leading zeros count. */
export const County = z
  .strictObject({
    zipcode: Zip,
    fipsCountyCode: z.string().regex(/^\d{3}$/),
    fipsCountyName: z.string(),
    fipsStateCode: z.string().regex(/^\d{2}$/),
    stateCode: StateCode,
    /** Social Security county codes, which CMS files use; empty when the loaded data does not hold them. */
    cmsCountyCodes: z.array(z.string()),
    cmscode: z.string().nullable(),
    cmsname: z.string().nullable(),
  })
  .meta({ id: 'County' });
export type County = z.infer<typeof County>;

export const geographySchemas = {
  getCounties: {
    summary: 'The counties that a ZIP code touches, largest share first; none for an unknown ZIP code.',
    params: z.object({ zip: Zip }),
    reply: z.object({ data: z.object({ counties: z.array(County) }) }),
  },
} satisfies CallSchemas;
