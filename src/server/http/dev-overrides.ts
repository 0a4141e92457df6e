import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { DevOverrides } from '#contract/dev-overrides.ts';
import { businessClock, type Clock } from '../clock.ts';
import type { TokenSigner } from '../security/signed-token.ts';
import { type CookieJar, DAY_SECONDS } from './cookies.ts';

const COOKIE = 'sp_scene';
const PURPOSE = 'scene';

const StoredOverrides = z.object({ overrides: DevOverrides, setAt: z.number() });

export type DevOverridesStore = ReturnType<typeof devOverrides>;

type Cookies = Record<string, string | undefined>;

/** A test's own date, brand and flags, for its browser alone. Outside production only. */
export function devOverrides(signer: TokenSigner, jar: CookieJar, machine: Clock) {
  const stored = (cookies: Cookies) => {
    const token = jar.read(cookies, COOKIE);
    return token === undefined ? null : (StoredOverrides.safeParse(signer.read(PURPOSE, token)).data ?? null);
  };

  const keep = (reply: FastifyReply, content: z.infer<typeof StoredOverrides>) =>
    jar.write(reply, COOKIE, signer.sign(PURPOSE, content), DAY_SECONDS);

  return {
    read: (cookies: Cookies): DevOverrides => stored(cookies)?.overrides ?? {},

    write: (reply: FastifyReply, overrides: DevOverrides) => keep(reply, { overrides, setAt: machine() }),

    /** Changes a part of the overrides; their clock ticks on. */
    change(cookies: Cookies, reply: FastifyReply, part: DevOverrides) {
      const { overrides, setAt } = stored(cookies) ?? { overrides: {}, setAt: machine() };
      keep(reply, { overrides: { ...overrides, ...part }, setAt });
    },

    /** The overridden clock, ticking from the moment it was set. */
    clockOf(cookies: Cookies, otherwise: Clock): Clock {
      const found = stored(cookies);
      const startsAt = found?.overrides.systemDateTime;
      if (!found || startsAt === undefined) return otherwise;
      return () => businessClock(startsAt, () => found.setAt)() + (machine() - found.setAt);
    },
  };
}
