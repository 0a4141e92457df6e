import type { FastifyInstance } from 'fastify';
import { Problem } from '#contract/problem.ts';
import type { Clock } from '../clock.ts';
import { networkOf } from '../security/network-of.ts';
import { type BucketSize, tokenBuckets } from '../security/token-buckets.ts';

/** A smaller one is read and checked in about a millisecond, whatever is in it. */
const FREE = 16 * 1024;

type Limits = { budget: BucketSize; mostBytes: number; machine: Clock };

/**
 * Large bodies are read and checked on the thread that serves everybody, some 50 ms for one that is made to be slow: an
 * address may send so many bytes of them. Before the body is read. @throws Problem('too-many-requests')
 */
export function limitLargeBodies(app: FastifyInstance, { budget, mostBytes, machine }: Limits) {
  const buckets = tokenBuckets(budget, machine);
  app.addHook('onRequest', async ({ headers, ip }) => {
    // One that does not tell its length may have any.
    const bytes = headers['transfer-encoding']
      ? mostBytes
      : Math.min(Number(headers['content-length'] ?? 0), mostBytes);
    if (!(bytes > FREE)) return;
    const network = networkOf(ip);
    const retryAfter = buckets.secondsUntil(network, bytes);
    if (retryAfter > 0) throw new Problem('too-many-requests', { retryAfter });
    buckets.take(network, bytes);
  });
}
