import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { originOf } from '#server/http/host.ts';
import type { ReadableCookies } from '#server/http/readable-cookies.ts';
import type { IdentityGateway } from '../gateway/identity-gateway.ts';
import type { Sessions } from '../session/sessions.ts';

type Parts = { gateway: IdentityGateway; sessions: Sessions; readable: ReadableCookies; config: Config };

const SIGNED_OUT_PAGE = '/sign-out';

export type SignOut = (request: FastifyRequest, reply: FastifyReply) => Promise<string>;

/**
 * Ends the session here first, whatever the provider says. Whoever looked on goes home; a shopper goes by way of the
 * provider, whose session ends too, to the sign-out page. AUTH-607.
 */
export function signOutFlow({ gateway, sessions, readable, config }: Parts): SignOut {
  return async (request, reply) => {
    const { brand, actor } = request.context;
    const idToken = actor.session && (await sessions.end(actor.session.hash, 'signed-out'));
    sessions.forget(reply, brand);
    readable.forget(reply);
    // It also takes the page out of what the browser keeps for its back button.
    reply.header('clear-site-data', '"cache"');
    const origin = originOf(request.headers.host, config);
    if (!actor.session || origin === null) return SIGNED_OUT_PAGE;
    // The session here is over, whatever the provider says.
    return (await gateway.signOutUrl(origin, idToken).catch(() => null)) ?? SIGNED_OUT_PAGE;
  };
}
