import { z } from 'zod';
import type { ReasonLeftOut } from '#domain/imports/claims.ts';
import { Coding, Concept, codeIn, codesOf, Extensions, Identifiers, Period, Quantity, Reference } from './shapes.ts';

const CareTeam = z.object({
  provider: Reference,
  responsible: z.boolean().optional(),
  role: Concept.optional(),
  qualification: Concept.optional(),
});

const SupportingInfo = z.object({
  category: Concept,
  code: Concept.optional(),
  valueQuantity: Quantity.optional(),
});

const Item = z.object({
  productOrService: Concept.default({ coding: [] }),
  servicedDate: z.string().optional(),
  quantity: Quantity.extend({ extension: Extensions }).optional(),
});

const Contained = z.object({ id: z.string().optional(), identifier: Identifiers });

/** Of what kind a claim is, and whose: told alike by all kinds, of which some are not needed. */
export const ClaimHead = z.object({ type: Concept, patient: Reference });

/** A claim in Blue Button's version 2 or 3: what either tells, where it tells it. */
export const Explanation = ClaimHead.extend({
  status: z.string(),
  meta: z.object({ tag: z.array(Coding).default([]) }).optional(),
  billablePeriod: Period.optional(),
  provider: Reference.optional(),
  facility: Reference.extend({ extension: Extensions }).optional(),
  careTeam: z.array(CareTeam).default([]),
  supportingInfo: z.array(SupportingInfo).default([]),
  item: z.array(Item).default([]),
  contained: z.array(Contained).default([]),
});
export type Explanation = z.infer<typeof Explanation>;

/** A deleted claim of a drug is called active. @source CMS, CLM-TYPE-CD 3 */
const DELETED = '3';

/** What was taken back is not active; what a later claim replaced says so itself. */
export function leftOutOf({ status, type, meta }: Explanation): Exclude<ReasonLeftOut, 'compound'> | null {
  if (codesOf(type).includes('PDE') && codeIn(type, 'CLM-TYPE-CD') === DELETED) return 'deleted';
  if (status !== 'active') return 'cancelled';
  return meta?.tag.some(({ code }) => code === 'NotFinalAction') ? 'replaced' : null;
}
