import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';

export type CookieJar = ReturnType<typeof cookieJar>;

/** Cookies that scripts can not read. `__Host-` ties them to this host wherever https is used. */
export function cookieJar(secure: boolean) {
  const nameOf = (name: string) => (secure ? `__Host-${name}` : name);
  const shared: CookieSerializeOptions = { path: '/', sameSite: 'lax', httpOnly: true, secure };

  return {
    read: (cookies: Record<string, string | undefined>, name: string) => cookies[nameOf(name)],
    /** Without an age it ends with the browser. */
    write: (reply: FastifyReply, name: string, value: string, maxAgeSeconds?: number) =>
      reply.setCookie(nameOf(name), value, {
        ...shared,
        ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
      }),
    clear: (reply: FastifyReply, name: string) => reply.clearCookie(nameOf(name), shared),
  };
}

export const DAY_SECONDS = 86_400;
