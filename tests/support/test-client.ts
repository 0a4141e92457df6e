import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** A client of the server without a network: one host, one cookie jar, JSON in and out. */
export function testClient(app: FastifyInstance, host = 'lantern.localhost') {
  const jar = new Map<string, string>();

  const send = async (options: InjectOptions): Promise<LightMyRequestResponse> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const allHeaders = { host, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }), ...options.headers };
    // Undefined takes a header away, as an old browser does not send it.
    const headers = Object.fromEntries(Object.entries(allHeaders).filter(([, value]) => value !== undefined));
    const reply = await app.inject({ ...options, headers });
    for (const { name, value, maxAge, expires } of reply.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() <= 0)) jar.delete(name);
      else jar.set(name, value);
    }
    return reply;
  };

  return {
    jar,
    send,
    get: (url: string, headers: Record<string, string> = {}) => send({ method: 'GET', url, headers }),
    post: (url: string, payload: object, headers: Record<string, string> = {}) =>
      send({ method: 'POST', url, payload, headers }),
    delete: (url: string, headers: Record<string, string> = {}) => send({ method: 'DELETE', url, headers }),
  };
}

/** A client who has saved something, and so has a profile. */
export async function guest(app: FastifyInstance, host?: string) {
  const browser = testClient(app, host);
  const made = await browser.post('/landrover/api/guests', {});
  const { uuid } = made.json<{ uuid: string }>();
  const profile = `/landrover/api/Users/${uuid}`;
  return { ...browser, uuid, profile };
}
