import type { FastifyError } from 'fastify';
import { expect, test } from 'vitest';
import { asProblem } from './problems.ts';

test.each([
  ['a connection that failed', '08006', 'not-ready'],
  ['a server with no free place', '53300', 'not-ready'],
  ['a server that was told to stop', '57P01', 'not-ready'],
  ['a row that somebody holds too long', '55P03', 'not-ready'],
  ['a server that recovers', '57P03', 'not-ready'],
  ['no socket', 'ENOENT', 'not-ready'],
  ['nobody at the socket', 'ECONNREFUSED', 'not-ready'],
  ['a machine that does not answer', 'ETIMEDOUT', 'not-ready'],
  ['a machine without a way to it', 'EHOSTUNREACH', 'not-ready'],
  ['a name that can not be looked up just then', 'EAI_AGAIN', 'not-ready'],
  ['a name that is not known', 'ENOTFOUND', 'not-ready'],
  ['a broken rule of ours', '23505', 'unexpected'],
  ['a mistake in a statement', '42P01', 'unexpected'],
  ['a file that may not be read', 'EACCES', 'unexpected'],
])('%s (%s) is %s', (_story, code, problem) => {
  const error = Object.assign(new Error('as the driver says it'), { code }) as FastifyError;
  expect(asProblem(error).code).toBe(problem);
});
