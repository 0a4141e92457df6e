import { z } from 'zod';
import { PROBLEMS, type ProblemCode } from '#contract/problem.ts';

const CODES = Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]];

export const ProblemSchema = z
  .strictObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string(),
    code: z.enum(CODES),
    fields: z.record(z.string(), z.string()).optional(),
    current: z.unknown().optional(),
  })
  .meta({ id: 'Problem' });

/** What every call may answer, whatever it does. */
const COMMON: readonly ProblemCode[] = [
  'malformed-request',
  'invalid-input',
  'not-found',
  'unknown-host',
  'body-too-large',
  'address-too-long',
  'wrong-content-type',
  'too-many-requests',
  'unexpected',
  'not-ready',
];

export const problemSchemas = (problems: readonly ProblemCode[]): Record<number, typeof ProblemSchema> =>
  Object.fromEntries([...COMMON, ...problems].map((code) => [PROBLEMS[code], ProblemSchema]));
