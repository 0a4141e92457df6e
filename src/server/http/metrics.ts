import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { Problem } from '#contract/problem.ts';
import type { Config } from '../config.ts';

/** GET /metrics in the Prometheus format. In production it answers only who brings METRICS_TOKEN. */
export function registerMetrics(app: FastifyInstance, config: Config, registerMore: (registry: Registry) => void) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });

  registerMore(registry);

  const observers = new Map<string, Histogram.Internal<string>>();
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode };
    const name = `${labels.method} ${labels.route} ${labels.status}`;
    const observer = observers.get(name) ?? durations.labels(labels);
    observers.set(name, observer);
    observer.observe(reply.elapsedTime / 1000);
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request.headers.authorization, config)) throw new Problem('not-found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function mayRead(authorization: string | undefined, { metricsToken, production }: Config): boolean {
  if (metricsToken === null) return !production;
  const given = Buffer.from(authorization ?? '');
  const right = Buffer.from(`Bearer ${metricsToken}`);
  return given.length === right.length && timingSafeEqual(given, right);
}
