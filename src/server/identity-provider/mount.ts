import type { FastifyInstance } from 'fastify';
import { Problem } from '#contract/problem.ts';
import { type EmbeddedProvider, MOUNT } from './providers.ts';

/**
 * Hands every request below /idp to the provider before its body is read; the hooks that came before this one have
 * refused changes that another site asks for, and hosts that are none of ours.
 */
export function mountProvider(app: FastifyInstance, provider: EmbeddedProvider, headers: Record<string, string>) {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(`${MOUNT}/`)) return;
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
