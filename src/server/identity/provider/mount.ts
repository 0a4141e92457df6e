import type { FastifyInstance } from 'fastify';
import { Problem } from '#contract/problem.ts';
import type { Attempts } from '#server/security/attempts.ts';
import { networkOf } from '#server/security/network-of.ts';
import { type EmbeddedProvider, MOUNT } from './providers.ts';

type Parts = { provider: EmbeddedProvider; headers: Record<string, string>; attempts: Attempts };

/** In a minute, from one network address, behind which a whole office may be. */
const MOST_BEGUN = 300;

/**
 * Hands every request below /idp to the provider before its body is read; the hooks that came before this one have
 * refused changes that another site asks for, and hosts that are none of ours.
 */
export function mountProvider(app: FastifyInstance, { provider, headers, attempts }: Parts) {
  app.addHook('onRequest', async (request, reply) => {
    // The provider takes its addresses in any case, and with a slash at the end.
    const path = (request.url.split('?', 1)[0] ?? '').toLowerCase().replace(/\/+$/, '');
    if (!path.startsWith(`${MOUNT}/`)) return;
    // Each begun sign-in is kept for ten minutes, so not everybody may begin as many as they like.
    if (path === `${MOUNT}/auth`) await attempts.mustBeFew('sign-in begun from', networkOf(request.ip), MOST_BEGUN);
    const answer = await provider.answererOf(request.headers.host);
    if (!answer) throw new Problem('not-found');
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
    reply.raw.setHeader('cache-control', 'no-store');
    reply.hijack();
    await answer(request.raw, reply.raw);
  });
  // Not waited for: signing in waits, if it must. What fails here is done when somebody signs in.
  let preparing = Promise.resolve();
  app.addHook('onListen', async () => {
    preparing = provider
      .prepare()
      .catch((error: Error) => app.log.error({ err: error }, 'the identity provider is not ready'));
  });
  app.addHook('onClose', () => preparing);
}
