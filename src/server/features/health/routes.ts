import type { FastifyInstance } from 'fastify';

type Parts = { isReady: () => Promise<Record<string, boolean>> };

/** /healthz: the process answers. /readyz: database, migrations and catalogue are there as well, and calls are answered. */
export function registerHealth(app: FastifyInstance, { isReady }: Parts) {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const checks = { ...(await isReady()), calls: !app.isUnderPressure() };
    const ready = Object.values(checks).every(Boolean);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', checks });
  });
}
