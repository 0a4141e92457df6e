import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#contract/problem.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses a change that another site asks a browser to make: Fetch Metadata first, Origin where it is missing. */
export function registerCrossSiteRefusal(app: FastifyInstance) {
  app.addHook('onRequest', async (request) => {
    if (!READS.has(request.method) && !isSameSite(request)) throw new Problem('cross-site');
  });
}

function isSameSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  // A caller that is no browser sends neither.
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.host;
}
