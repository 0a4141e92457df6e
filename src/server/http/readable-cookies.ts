import type { FastifyReply } from 'fastify';
import { GUEST_DAYS } from '#domain/session/guest-life.ts';
import { DAY_SECONDS } from './cookies.ts';

const IDENTITY = 'ucp_identity';
const USER_ID = 'ucp_user_id';

export type ReadableCookies = ReturnType<typeof readableCookies>;

/**
 * The two cookies of the specification that scripts may read. They inform the page and decide nothing: the server goes
 * by its own. AUTH-405 to AUTH-407, ROLE-603.
 */
export function readableCookies(secure: boolean) {
  const shared = { path: '/', sameSite: 'lax', secure } as const;
  return {
    ofGuest(reply: FastifyReply) {
      reply.setCookie(IDENTITY, 'isGuest=true', { ...shared, maxAge: GUEST_DAYS * DAY_SECONDS });
      reply.clearCookie(USER_ID, shared);
    },

    /** Both end with the browser. */
    ofAccount(reply: FastifyReply, uuid: string) {
      reply.setCookie(IDENTITY, 'isGuest=false', shared);
      reply.setCookie(USER_ID, uuid, shared);
    },

    forget(reply: FastifyReply) {
      reply.clearCookie(IDENTITY, shared);
      reply.clearCookie(USER_ID, shared);
    },
  };
}
