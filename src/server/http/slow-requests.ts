import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';

/** How often Node looks for requests that take too long to come in. */
const LOOKED_FOR_EVERY_MS = 1000;

/** Whoever has not sent the whole request by then is answered 408 and cut off. */
export const timeLimits = (milliseconds: number): Pick<FastifyHttpOptions<Server>, 'requestTimeout' | 'http'> => ({
  requestTimeout: milliseconds,
  http: {
    requestTimeout: milliseconds,
    headersTimeout: milliseconds,
    connectionsCheckingInterval: LOOKED_FOR_EVERY_MS,
  },
});

/** A stop waits for those who are being answered, and for nobody who has not asked to the end. */
export function closeWithoutWaiting(app: FastifyInstance) {
  const open = new Set<Socket>();
  const answered = new Map<Socket, number>();
  const count = (socket: Socket, by: number) => {
    const left = (answered.get(socket) ?? 0) + by;
    if (left > 0) answered.set(socket, left);
    else answered.delete(socket);
  };

  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  // By then the body has come in whole.
  app.addHook('preValidation', async ({ raw: { socket } }) => count(socket, 1));
  app.addHook('onResponse', async ({ raw: { socket } }) => count(socket, -1));
  app.addHook('preClose', async () => {
    for (const socket of open) if (!answered.has(socket)) socket.destroy();
  });
}
