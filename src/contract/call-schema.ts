import type { z } from 'zod';
import type { CallId } from './calls.ts';
import type { ProblemCode } from './problem.ts';

/** What a call takes and answers. It drives the checks of the server, the OpenAPI document and the browser's types. */
export type CallSchema = {
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  reply: z.ZodType;
  /** What can go wrong besides bad input, which every call may refuse. */
  problems?: readonly ProblemCode[];
};

/** The calls of one noun. The names are those of calls.ts: another does not compile. */
export type CallSchemas = { readonly [Id in CallId]?: CallSchema };
