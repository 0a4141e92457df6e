import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { BRANDS, type Brand } from '#domain/brand/brand.ts';
import type { SignInTransaction } from '../gateways/identity/identity-gateway.ts';
import type { TokenSigner } from '../security/signed-token.ts';
import type { CookieJar } from './cookies.ts';

const PURPOSE = 'sign-in';
const LIFE_SECONDS = 600;

const Stored = z.object({
  brand: z.enum(BRANDS),
  transaction: z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string() }),
});

// One for each start of a sign-in, so that two tabs may sign in at once.
const cookieOf = (state: string) => `sp_login_${state.slice(0, 12).replace(/[^\w-]/g, '')}`;

export type SignInTransactions = ReturnType<typeof signInTransactions>;

/** What ties the answer of the provider to the browser that asked: signed, for ten minutes, used once. */
export function signInTransactions(signer: TokenSigner, jar: CookieJar) {
  return {
    write: (reply: FastifyReply, brand: Brand, transaction: SignInTransaction) =>
      jar.write(reply, cookieOf(transaction.state), signer.sign(PURPOSE, { brand, transaction }), LIFE_SECONDS),

    /** @returns null when this browser did not start that sign-in, on this brand. */
    take(
      cookies: Record<string, string | undefined>,
      reply: FastifyReply,
      brand: Brand,
      state: string,
    ): SignInTransaction | null {
      const cookie = jar.read(cookies, cookieOf(state));
      if (cookie === undefined) return null;
      jar.clear(reply, cookieOf(state));
      const stored = Stored.safeParse(signer.read(PURPOSE, cookie)).data;
      return stored && stored.brand === brand && stored.transaction.state === state ? stored.transaction : null;
    },
  };
}
