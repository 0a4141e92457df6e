import { Problem } from '#contract/problem.ts';
import type { IdentityGateway } from './identity-gateway.ts';

const away = async () => {
  throw new Problem('sign-in-unavailable');
};

/** Where no provider is to be had, nobody signs in, and the site goes on for guests. */
export const noIdentity: IdentityGateway = { begin: away, finish: away, signOutUrl: async () => null };
