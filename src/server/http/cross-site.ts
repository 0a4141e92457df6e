import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#contract/problem.ts';
import type { Config } from '../config.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses a change that another site asks a browser to make: Fetch Metadata first, Origin where it is missing. */
export function registerCrossSiteRefusal(app: FastifyInstance, { secureCookies }: Pick<Config, 'secureCookies'>) {
  app.addHook('onRequest', async (request) => {
    if (!READS.has(request.method) && !isSameSite(request, secureCookies)) throw new Problem('cross-site');
  });
}

function isSameSite({ headers }: FastifyRequest, isHttps: boolean): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  // A caller that is no browser sends neither.
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // A page that came without encryption may have been written by whoever stands in between.
  return host === headers.host && (protocol === 'https:' || !isHttps);
}
