import type { FastifyRequest } from 'fastify';

/** Asked by machines, by address and not by name, and also while the server is busy. */
export const isProbe = ({ url }: Pick<FastifyRequest, 'url'>) => url === '/healthz' || url === '/readyz';
