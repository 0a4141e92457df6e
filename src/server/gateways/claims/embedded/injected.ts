import type { FastifyInstance } from 'fastify';
import type { Fetch } from '../fetch-json.ts';

/** Asks a server of this process: no port and no name has to be found for that. */
export const injected =
  (serverOf: () => FastifyInstance | null): Fetch =>
  async (url, { method, headers, body, signal }) => {
    const server = serverOf();
    if (!server) throw new Error('The keeper of claims is not mounted.');
    const given = new Headers(headers);
    const answer = server.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: `${url.pathname}${url.search}`,
      headers: { ...Object.fromEntries(given), host: url.host },
      ...(body instanceof URLSearchParams && { payload: body.toString() }),
    });
    const reply = await Promise.race([answer, abortionOf(signal)]);
    const sent = Object.entries(reply.headers).map(([name, value]) => [name, String(value)] as [string, string]);
    return new Response(new Uint8Array(reply.rawPayload), { status: reply.statusCode, headers: sent });
  };

const abortionOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
