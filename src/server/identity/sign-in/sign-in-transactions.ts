import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { BRANDS, type Brand } from '#domain/brand/brand.ts';
import { type Clock, machineClock } from '#server/clock.ts';
import type { CookieJar } from '#server/http/cookies.ts';
import type { TokenSigner } from '#server/security/signed-token.ts';
import type { SignInTransaction } from '../gateway/identity-gateway.ts';

const PURPOSE = 'sign-in';
/** How long somebody may take at the identity provider, who may have to wait for a mail there. */
export const SIGN_IN_SECONDS = 3600;
const STATE = /^[\w-]{12,200}$/;

const Stored = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  brand: z.enum(BRANDS),
  issuedAt: z.number(),
});

/** One cookie for each sign-in that has begun, so that two tabs may do so at once. */
const PREFIX = 'sp_login_';
const cookieOf = (state: string) => PREFIX + state.slice(0, 12);

/** More than anybody has open at once; those before them begin again. */
const MOST_BEGUN = 8;

type Cookies = Record<string, string | undefined>;

export type SignInTransactions = ReturnType<typeof signInTransactions>;

/** What the browser keeps, signed, between leaving for the identity provider and coming back. */
export function signInTransactions(signer: TokenSigner, jar: CookieJar, machine: Clock = machineClock) {
  return {
    /** @param cookies what the browser has of sign-ins that have begun: too many would fill its request line. */
    write(reply: FastifyReply, cookies: Cookies, brand: Brand, transaction: SignInTransaction) {
      const begun = Object.keys(cookies).filter((name) => name.includes(PREFIX));
      if (begun.length >= MOST_BEGUN) for (const name of begun) jar.clear(reply, name.slice(name.indexOf(PREFIX)));
      const token = signer.sign(PURPOSE, { ...transaction, brand, issuedAt: machine() });
      jar.write(reply, cookieOf(transaction.state), token, SIGN_IN_SECONDS);
    },

    /** @returns the sign-in that this browser began with that state; it can be taken once. */
    take(cookies: Cookies, reply: FastifyReply, brand: Brand, state: string): SignInTransaction | null {
      if (!STATE.test(state)) return null;
      const cookie = jar.read(cookies, cookieOf(state));
      if (cookie === undefined) return null;
      jar.clear(reply, cookieOf(state));
      const { data } = Stored.safeParse(signer.read(PURPOSE, cookie));
      if (!data || data.state !== state || data.brand !== brand) return null;
      if (machine() - data.issuedAt > SIGN_IN_SECONDS * 1000) return null;
      const { nonce, codeVerifier } = data;
      return { state, nonce, codeVerifier };
    },
  };
}
