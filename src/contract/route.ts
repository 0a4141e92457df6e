import type { z } from 'zod';
import type { Operation } from '#domain/access/policy.ts';
import type { ProblemCode } from './problem.ts';

export type Method = 'GET' | 'POST' | 'DELETE';

type Schemas = {
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  reply: z.ZodType;
};

/** One call: it drives the Fastify route, the OpenAPI document and the typed browser client. */
export type Route<S extends Schemas = Schemas> = S & {
  /** The name of the operation in the OpenAPI document, and its row in the policy: without one it does not compile. */
  id: Operation;
  method: Method;
  /** The path of the specification, with {braces}. */
  path: string;
  summary: string;
  /** 200 unless the call makes something. */
  status?: 200 | 201;
  /** What can go wrong besides bad input, which every call may refuse. */
  problems?: readonly ProblemCode[];
};

/** Keeps the exact schema types of the call. */
export const route = <const S extends Schemas>(definition: Route<S>): Route<S> => definition;

type Input<T> = T extends z.ZodType ? z.input<T> : undefined;
type Output<T> = T extends z.ZodType ? z.output<T> : undefined;

type Filled<T> = { [Key in keyof T as T[Key] extends undefined ? never : Key]: T[Key] };

type Part<R, Key extends string> = R extends { [K in Key]: infer T } ? T : undefined;

/** What a caller sends. */
export type Arguments<R> = Filled<{
  params: Input<Part<R, 'params'>>;
  query: Input<Part<R, 'query'>>;
  headers: Input<Part<R, 'headers'>>;
  body: Input<Part<R, 'body'>>;
}>;

/** What a handler receives, after parsing. */
export type Parsed<R> = {
  params: Output<Part<R, 'params'>>;
  query: Output<Part<R, 'query'>>;
  headers: Output<Part<R, 'headers'>>;
  body: Output<Part<R, 'body'>>;
};

export type ReplyInput<R> = Input<Part<R, 'reply'>>;
export type Reply<R> = Output<Part<R, 'reply'>>;
