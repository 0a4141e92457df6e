import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Scene } from '#contract/scene.ts';
import { businessClock, type Clock } from '../clock.ts';
import type { TokenSigner } from '../security/signed-token.ts';
import { type CookieJar, DAY_SECONDS } from './cookies.ts';

const COOKIE = 'sp_scene';
const PURPOSE = 'scene';

const StoredScene = z.object({ scene: Scene, setAt: z.number() });

export type Scenes = ReturnType<typeof scenes>;

type Cookies = Record<string, string | undefined>;

/** A test's own date, brand and flags, for its browser alone. Outside production only. */
export function scenes(signer: TokenSigner, jar: CookieJar, machine: Clock) {
  const stored = (cookies: Cookies) => {
    const token = jar.read(cookies, COOKIE);
    return token === undefined ? null : (StoredScene.safeParse(signer.read(PURPOSE, token)).data ?? null);
  };

  const keep = (reply: FastifyReply, content: z.infer<typeof StoredScene>) =>
    jar.write(reply, COOKIE, signer.sign(PURPOSE, content), DAY_SECONDS);

  return {
    read: (cookies: Cookies): Scene => stored(cookies)?.scene ?? {},

    write: (reply: FastifyReply, scene: Scene) => keep(reply, { scene, setAt: machine() }),

    /** Changes a part of the scene; its clock ticks on. */
    change(cookies: Cookies, reply: FastifyReply, part: Scene) {
      const { scene, setAt } = stored(cookies) ?? { scene: {}, setAt: machine() };
      keep(reply, { scene: { ...scene, ...part }, setAt });
    },

    /** The scene's clock, ticking from the moment it was set. */
    clockOf(cookies: Cookies, otherwise: Clock): Clock {
      const found = stored(cookies);
      const startsAt = found?.scene.systemDateTime;
      if (!found || startsAt === undefined) return otherwise;
      return () => businessClock(startsAt, () => found.setAt)() + (machine() - found.setAt);
    },
  };
}
