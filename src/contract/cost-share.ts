import { z } from 'zod';
import { COST_PERIODS } from '#domain/plans/benefits/cost-share.ts';

/** Cents, or hundredths of a percent; both ends are the same where there is one amount. */
export const Span = z.strictObject({ from: z.int(), to: z.int() });

/** What only the source's own English words say. */
export const SourceText = z.strictObject({ kind: z.literal('text'), english: z.string() });

/** What a person pays, in the parts that the source prints, so that it can be said in each language. */
export const CostShare = z
  .array(
    z.union([
      z.strictObject({
        kind: z.literal('share'),
        /** Several are 'or'. */
        copay: z.array(Span),
        coinsurance: z.array(Span),
        per: z.enum(COST_PERIODS),
        /** Of a stay or of a year, from 1. */
        days: Span.nullable(),
      }),
      z.strictObject({ kind: z.literal('tier'), tier: z.int() }),
      SourceText,
      z.strictObject({ kind: z.enum(['some-coverage', 'not-covered']) }),
    ]),
  )
  .meta({ id: 'CostShare' });
export type CostShare = z.infer<typeof CostShare>;
