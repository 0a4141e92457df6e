import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityGateway } from '../gateways/identity/identity-gateway.ts';
import { originOf } from '../http/host.ts';
import type { ReadableCookies } from '../http/readable-cookies.ts';
import type { Sessions } from '../session/sessions.ts';

type Parts = { gateway: IdentityGateway; sessions: Sessions; readable: ReadableCookies; secure: boolean };

const SIGNED_OUT_PAGE = '/sign-out';

export type SignOut = (request: FastifyRequest, reply: FastifyReply) => Promise<string>;

/**
 * Ends the session here first, whatever the provider says. Whoever looked on goes home; a shopper goes by way of the
 * provider, whose session ends too, to the sign-out page. AUTH-607.
 */
export function signOutFlow({ gateway, sessions, readable, secure }: Parts): SignOut {
  return async (request, reply) => {
    const { brand, actor } = request.visit;
    const idToken = actor.session && (await sessions.end(actor.session.hash));
    sessions.forget(reply, brand);
    readable.forget(reply);
    // Only our own page wants its answer read by scripts of other tabs; everything cached of this site goes.
    reply.header('clear-site-data', '"cache"');
    if (!actor.session) return SIGNED_OUT_PAGE;
    return (await gateway.signOutUrl(originOf(request.headers.host, secure), idToken)) ?? SIGNED_OUT_PAGE;
  };
}
