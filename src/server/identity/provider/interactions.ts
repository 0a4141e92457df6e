import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { Problem } from '#contract/problem.ts';
import { BRANDS } from '#domain/brand/brand.ts';
import { EMBEDDED } from '../gateway/identity-gateway.ts';
import { accountUuid } from '../sign-in/account-uuid.ts';
import { signedInAs } from './client.ts';
import type { EmbeddedProvider } from './providers.ts';

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** The account as sessions know it, on both brands. */
export const holderOf = (accountId: string) => ({
  subjects: BRANDS.map((brand) => accountUuid({ issuer: EMBEDDED, subject: accountId, brand })),
  agentId: `${EMBEDDED} ${accountId}`,
});

type Proved = { accountId: string; amr: ('pwd' | 'otp')[] };

/** The sign-ins that browsers have begun at the built-in provider. */
export function interactions(embedded: Pick<EmbeddedProvider, 'of'>) {
  const providerOf = async ({ headers }: FastifyRequest) => {
    const provider = await embedded.of(headers.host);
    if (!provider) throw new Problem('sign-in-ended');
    return provider;
  };

  return {
    /** The one that this browser has begun, by its cookie; another browser's is none. */
    async find(request: FastifyRequest, reply: FastifyReply, uid: string): Promise<Interaction> {
      const provider = await providerOf(request);
      const interaction = await provider.interactionDetails(request.raw, reply.raw).catch((error: unknown) => {
        if (error instanceof Error && error.name === 'SessionNotFound') return null;
        throw error;
      });
      // One that is finished can not be finished again as somebody else.
      if (interaction?.uid !== uid || interaction.result !== undefined) throw new Problem('sign-in-ended');
      return interaction;
    },

    async finish(request: FastifyRequest, reply: FastifyReply, { accountId, amr }: Proved) {
      const provider = await providerOf(request);
      const returnTo = await provider.interactionResult(request.raw, reply.raw, signedInAs(accountId, amr), {
        mergeWithLastSubmission: false,
      });
      return { continueUrl: new URL(returnTo).pathname };
    },
  };
}
