import type { FastifyInstance } from 'fastify';
import { Problem } from '#contract/problem.ts';
import type { Config } from '#server/config.ts';
import { originOf } from '#server/http/host.ts';
import type { IdentityGateway } from '../gateway/identity-gateway.ts';
import type { SignInTransactions } from './sign-in-transactions.ts';

type Parts = { gateway: IdentityGateway; transactions: SignInTransactions; config: Config };

const STARTS = [
  ['/sign-in', 'sign-in'],
  ['/register', 'register'],
] as const;

/** Where the profile says that nobody can sign in just then; it takes the word out of its address. */
const UNAVAILABLE = '/shopper-profile?signin=unavailable';

const isAgent = (query: unknown) => Object(query).as === 'agent';

/** The two addresses that lead to the provider, with what ties its answer to this browser in a cookie. */
export function registerSignInStart(app: FastifyInstance, { gateway, transactions, config }: Parts) {
  for (const [path, screen] of STARTS) {
    for (const url of [path, `/medicare${path}`]) {
      app.get(url, { schema: { hide: true } }, async (request, reply) => {
        try {
          const origin = originOf(request.headers.host, config);
          if (origin === null) return reply.redirect(UNAVAILABLE, 302);
          const wanted = screen === 'sign-in' && isAgent(request.query) ? 'agent' : screen;
          const { url: provider, transaction } = await gateway.begin({ origin, screen: wanted });
          transactions.write(reply, request.cookies, request.context.brand, transaction);
          return reply.redirect(provider, 302);
        } catch (error) {
          if (!(error instanceof Problem)) request.log.error({ err: error }, 'sign-in could not be started');
          return reply.redirect(UNAVAILABLE, 302);
        }
      });
    }
  }
}
