import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { BRANDS, type Brand } from '#domain/brand/brand.ts';
import { GUEST_DAYS } from '#domain/session/guest-life.ts';
import type { Clock } from '../clock.ts';
import type { TokenSigner } from '../security/signed-token.ts';
import { type CookieJar, DAY_SECONDS } from './cookies.ts';

// One for each brand, so that on one host a look at the other brand loses nothing.
const cookieOf = (brand: Brand) => `sp_guest_${brand}`;
const PURPOSE = 'guest';
const MOST_KNOWN = 10_000;

const GuestToken = z.object({ uuid: z.uuid(), brand: z.enum(BRANDS), issuedAt: z.number() });
export type GuestToken = z.infer<typeof GuestToken>;

export type GuestTokens = ReturnType<typeof guestTokens>;

/** A guest is known by a signed cookie from the first visit; nothing is stored until something is saved. */
export function guestTokens(signer: TokenSigner, jar: CookieJar, machine: Clock) {
  const ageInDays = ({ issuedAt }: GuestToken) => (machine() - issuedAt) / (DAY_SECONDS * 1000);

  // A page makes several calls with one cookie, and checking its signature costs more than all else of a small call.
  const known = new Map<string, GuestToken>();
  const verified = (cookie: string): GuestToken | null => {
    const before = known.get(cookie);
    if (before) return before;
    const parsed = GuestToken.safeParse(signer.read(PURPOSE, cookie));
    if (!parsed.success) return null;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(cookie, parsed.data);
    return parsed.data;
  };

  const issue = (reply: FastifyReply, uuid: string, brand: Brand): GuestToken => {
    const token = { uuid, brand, issuedAt: machine() };
    jar.write(reply, cookieOf(brand), signer.sign(PURPOSE, token), GUEST_DAYS * DAY_SECONDS);
    return token;
  };

  return {
    /** A token of the other brand, or one that is too old, counts as none. */
    read(cookies: Record<string, string | undefined>, brand: Brand): GuestToken | null {
      const cookie = jar.read(cookies, cookieOf(brand));
      const token = cookie === undefined ? null : verified(cookie);
      return token && token.brand === brand && ageInDays(token) <= GUEST_DAYS ? token : null;
    },

    isDayOld: (token: GuestToken) => ageInDays(token) >= 1,

    /** Gives a token to who has none, and renews one that is a day old, so that 90 days count from the last visit. */
    keep(reply: FastifyReply, brand: Brand, token: GuestToken | null): GuestToken {
      if (token && ageInDays(token) < 1) return token;
      return issue(reply, token?.uuid ?? randomUUID(), brand);
    },

    /** A new visitor in the place of one whose things went into an account. */
    renew: (reply: FastifyReply, brand: Brand): GuestToken => issue(reply, randomUUID(), brand),

    forget: (reply: FastifyReply, brand: Brand) => jar.clear(reply, cookieOf(brand)),
  };
}
