import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { Problem } from '#contract/problem.ts';
import { isProbe } from './probe.ts';

export type ShedLimits = {
  /** How late the event loop may be; 0 is no limit. */
  milliseconds: number;
  /** How many requests may be on their way, and as many may wait for a connection to the database; 0 is no limit. */
  requests: number;
};

const RETRY_SECONDS = 2;

/** Answers 503 at once where an answer would come too late to be of use, so that those on their way end soon. */
export async function registerLoadShedding(
  app: FastifyInstance,
  pool: pg.Pool,
  { milliseconds, requests }: ShedLimits,
) {
  // Not a number: a request that was refused before this hook was never counted.
  const inFlight = new Set<FastifyRequest>();
  await app.register(underPressure, {
    maxEventLoopDelay: milliseconds,
    pressureHandler: (request) => {
      if (!isProbe(request)) throw new Problem('not-ready', { retryAfter: RETRY_SECONDS });
    },
  });
  app.addHook('onRequest', async (request) => {
    inFlight.add(request);
    const isFull = requests > 0 && (inFlight.size > requests || pool.waitingCount > requests);
    if (isFull && !isProbe(request)) throw new Problem('not-ready', { retryAfter: RETRY_SECONDS });
  });
  app.addHook('onResponse', async (request) => {
    inFlight.delete(request);
  });
}
